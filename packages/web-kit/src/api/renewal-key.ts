import { randomId } from './random-id';

const KEY = 'kashikari.renewal';

/**
 * Returns the Idempotency-Key of the current renewal. It stays the same until the response arrives, also on the next
 * page. A page that is left or reloaded in between never receives its new refresh token, and sending the old one again
 * would end the session. With the same key, the server repeats its response.
 */
export function renewalKey(): string {
  try {
    const key = localStorage.getItem(KEY) ?? randomId();
    localStorage.setItem(KEY, key);
    return key;
  } catch {
    // Without storage, leaving a page during the renewal requires signing in again.
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
