import { randomId } from './random-id';

const KEY = 'kashikari.renewal';

/**
 * The Idempotency-Key of the renewal that is under way: the same until its answer has come, on the next page, too. A page
 * that is left or loaded again in the middle never learns its new refresh token, and the old one shown again would end
 * the session; under the same key it is answered as before.
 */
export function renewalKey(): string {
  try {
    const key = localStorage.getItem(KEY) ?? randomId();
    localStorage.setItem(KEY, key);
    return key;
  } catch {
    // Without storage a page that is left in the middle asks to sign in again.
    return randomId();
  }
}

/** The answer has come, or the session is another one. */
export function forgetRenewal(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There was none.
  }
}
