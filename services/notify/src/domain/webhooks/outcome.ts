import type { WebhookProvider } from '@kashikari/kernel';
import { retryAfter } from './back-off';

/** Characters of a response that are stored. */
const MAX_TEXT = 200;

/** A request to a receiver. */
export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A response, or the code of a request without one. */
export type ReceiverAnswer =
  | { readonly status: number; readonly text: string; readonly retryAfter?: string | undefined }
  | { readonly fault: string };

/** Outcome of one request. */
export type Outcome =
  | { readonly kind: 'delivered'; readonly status: number; readonly body: string }
  | {
      readonly kind: 'failed';
      /** Code of the fault. */
      readonly code: string;
      /** 0: no response. */
      readonly status: number;
      readonly text: string;
      /** True if the receiver is gone for good. */
      readonly isGone: boolean;
      /** Delay that it asked for, milliseconds. */
      readonly wait?: number | undefined;
      readonly body?: string;
    };

/** Bodies by which a chat says that the address no longer exists. */
const GONE: Partial<Record<WebhookProvider, RegExp>> = {
  slack: /\bno_service\b/,
  discord: /"code":\s*10015\b/,
};

/**
 * Returns the outcome of an answer: 2xx is success, a redirect a failure. LINE answers 409 to a request that it has
 * accepted before.
 * @param now security time
 */
export function outcomeOf(
  provider: WebhookProvider,
  body: string,
  answer: ReceiverAnswer,
  now: number,
): Outcome {
  if ('fault' in answer)
    return { kind: 'failed', code: answer.fault, status: 0, text: '', isGone: false, body };
  const { status, text } = answer;
  if ((status >= 200 && status < 300) || (provider === 'line' && status === 409))
    return { kind: 'delivered', status, body };
  const code = status >= 300 && status < 400 ? 'redirect' : 'status';
  const isGone = status === 410 || (GONE[provider]?.test(text) ?? false);
  const wait = retryAfter(answer.retryAfter, now);
  return { kind: 'failed', code, status, text: shortened(text), isGone, wait, body };
}

function shortened(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Surrogate}\uFFFD]+/gu, ' ').trim();
  return [...plain].slice(0, MAX_TEXT).join('');
}
