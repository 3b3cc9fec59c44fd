import { currentLocale, send, toApiError } from '@kashikari/web-kit';
import { createParser } from 'eventsource-parser';

/** A passage of an article that fits a question. */
export interface Source {
  readonly slug: string;
  readonly title: string;
  readonly heading: string;
  readonly passage: string;
}

/** A sentence of a summary, with the passage of the article that it comes from. */
export interface Sentence {
  readonly text: string;
  readonly slug: string;
  readonly passage: string;
}

/** The end of an answer: how it was made, and why there is no summary. */
export interface Outcome {
  readonly outcome: 'model' | 'passages' | 'none';
  readonly reason?: 'off' | 'cap' | 'slow' | 'failed' | 'unsupported';
}

/** A part of an answer, in the order in which they arrive. */
export type AnswerPart =
  | { readonly event: 'source'; readonly data: Source }
  | { readonly event: 'sentence'; readonly data: Sentence }
  | { readonly event: 'done'; readonly data: Outcome };

interface Question {
  readonly question: string;
  /** True if a model may summarize the passages. */
  readonly summarize: boolean;
  readonly signal: AbortSignal;
}

const PARTS: readonly string[] = ['source', 'sentence', 'done'];

/**
 * Asks the help, and calls `take` with each part of the answer as it arrives.
 * @throws ApiError if the question is refused or nothing came back
 */
export async function askHelp(
  { signal, ...body }: Question,
  take: (part: AnswerPart) => void,
): Promise<void> {
  const request = new Request(new URL('/v1/help/answers', window.location.href), {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'accept-language': currentLocale(),
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    signal,
  });
  const response = await send(request);
  if (!response.ok || !response.body)
    throw toApiError(response.status, await response.json().catch(() => undefined));
  const parser = createParser({
    onEvent({ event = '', data }) {
      if (PARTS.includes(event)) take({ event, data: JSON.parse(data) as unknown } as AnswerPart);
    },
  });
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(decoder.decode(value, { stream: true }));
  }
}
