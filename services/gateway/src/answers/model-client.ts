import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import type { ModelMessage } from './prompt';

/** Tokens of the longest answer. */
export const MAX_ANSWER_TOKENS = 700;

/** Bytes of a response; a longer one is cut off. */
const MAX_RESPONSE = 256 * 1024;

const Chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: z.object({ total_tokens: z.number().int().nonnegative() }).nullish(),
});

/** A part of an answer. */
export interface ModelPart {
  /** Text that follows the parts before it; may be empty. */
  readonly text: string;
  /** True in the last part of an answer that the model ended by itself. */
  readonly ended?: boolean;
  /** Tokens of the whole call, in the part that reports them. */
  readonly tokens?: number;
}

export interface ModelOptions {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
}

/** The model failed: it was not reached, refused, or sent something else than a stream of text. */
export class ModelFailure extends Error {}

/** A language model behind an OpenAI-compatible interface. */
export class ModelClient {
  constructor(private readonly options: ModelOptions) {}

  /**
   * Most tokens that a call with these messages can use. Models encode bytes, so no text has more tokens than bytes.
   */
  mostTokens(messages: readonly ModelMessage[]): number {
    return Buffer.byteLength(this.bodyOf(messages)) + MAX_ANSWER_TOKENS;
  }

  /** Streams the answer. @throws ModelFailure; the signal's reason if it is aborted */
  async *ask(messages: readonly ModelMessage[], signal: AbortSignal): AsyncGenerator<ModelPart> {
    const { baseUrl, apiKey } = this.options;
    const response = await fetch(`${baseUrl}${baseUrl.endsWith('/') ? '' : '/'}chat/completions`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'text/event-stream',
        ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
      },
      body: this.bodyOf(messages),
      redirect: 'error',
      signal,
    }).catch((error: unknown) => {
      throw signal.aborted ? signal.reason : new ModelFailure('not reached', { cause: error });
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new ModelFailure(`status ${response.status}`);
    }
    // Streams of Node can be iterated; the types of browsers don't say so.
    yield* partsOf(response.body as unknown as AsyncIterable<Uint8Array>, signal);
  }

  private bodyOf(messages: readonly ModelMessage[]): string {
    return JSON.stringify({
      model: this.options.model,
      messages,
      max_tokens: MAX_ANSWER_TOKENS,
      temperature: 0,
      stream: true,
      stream_options: { include_usage: true },
    });
  }
}

async function* partsOf(body: AsyncIterable<Uint8Array>, signal: AbortSignal): AsyncGenerator<ModelPart> {
  let parts: ModelPart[] = [];
  const parser = createParser({
    onEvent: ({ data }) => void (data === '[DONE]' || parts.push(partOf(data))),
  });
  const decoder = new TextDecoder();
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      if (bytes > MAX_RESPONSE) throw new ModelFailure('the response is too long');
      parser.feed(decoder.decode(chunk, { stream: true }));
      yield* parts;
      parts = [];
    }
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    throw signal.aborted ? signal.reason : new ModelFailure('the stream broke', { cause: error });
  }
}

function partOf(data: string): ModelPart {
  const read = Chunk.safeParse(jsonOf(data));
  if (!read.success) throw new ModelFailure('no chunk of an answer');
  const { choices, usage } = read.data;
  const [choice] = choices;
  return {
    text: choice?.delta?.content ?? '',
    ended: choice?.finish_reason === 'stop',
    ...(usage && { tokens: usage.total_tokens }),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
