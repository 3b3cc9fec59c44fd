import { problemCode } from './problem-code';
import { randomId } from './random-id';

/** With these nothing is decided: the same request is sent again under the same key (REST contract, "safe to repeat"). */
const UNDECIDED = new Set([401, 429]);

/** The code of a 409 that says that the first request with this key is still at work. */
const IN_PROGRESS = 'idempotency_in_progress';

const waiting = new Map<string, string>();

/**
 * The Idempotency-Key of a POST: the same for the same request from its first sending until an answer has decided it. So
 * a press that is repeated because nothing came back asks for the same thing once more, whichever form it stands on.
 * @param print what tells one request from another: path with query, and body
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

/** Nobody is signed in any more: what they had asked for goes with them. */
export function forgetKeys(): void {
  waiting.clear();
}
