/** One event of a stream of server-sent events; a comment has neither name nor data. */
export interface StreamEvent {
  readonly id?: string;
  readonly event?: string;
  readonly data?: string;
}

/** Reads server-sent events as they arrive, including comments, which show that the stream is alive. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  take: (event: StreamEvent) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) take(eventOf(block));
  }
}

function eventOf(block: string): StreamEvent {
  const fields = block.split('\n').flatMap((line) => {
    const colon = line.indexOf(':');
    return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1).trimStart()] as const] : [];
  });
  return Object.fromEntries(fields);
}
