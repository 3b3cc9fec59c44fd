import { Readable } from 'node:stream';
import type { HelpEvent } from './help-events';

/** Server-sent events of one answer. Destroying the stream aborts `gone`, so that no model writes for nobody. */
export function helpStream(events: AsyncIterable<HelpEvent>, gone: AbortController): Readable {
  const stream = Readable.from(linesOf(events), { objectMode: false });
  stream.once('close', () => gone.abort());
  return stream;
}

async function* linesOf(events: AsyncIterable<HelpEvent>): AsyncGenerator<string> {
  // The first bytes are sent at once, so that the response begins before a model does.
  yield ': answer\n\n';
  for await (const { event, data } of events) yield `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
