import { problemCode } from './problem-code';
import { randomId } from './random-id';

/**
 * Statuses that decide nothing: the same request is sent again under the same key (REST contract, "safe to repeat").
 */
const UNDECIDED = new Set([401, 429]);

/** Code of a 409 while the first request with this key is still running. */
const IN_PROGRESS = 'idempotency_in_progress';

const waiting = new Map<string, string>();

/**
 * Returns the Idempotency-Key of a POST. It stays the same for a request from the first attempt until a response
 * decides it. A press that is repeated without a response therefore repeats the same request, on whichever form.
 * @param print identity of a request: path with query, and body
 */
export function keyOf(print: string): string {
  const key = waiting.get(print) ?? randomId();
  waiting.set(print, key);
  return key;
}

/** An answer has come. What it decided is over, and the next request like it is another one. */
export async function answered(print: string, response: Response): Promise<void> {
  const { status } = response;
  if (status >= 500 || UNDECIDED.has(status)) return;
  if (status === 409 && (await problemCode(response)) === IN_PROGRESS) return;
  waiting.delete(print);
}

/** Forgets the keys of pending requests after signing out. */
export function forgetKeys(): void {
  waiting.clear();
}
