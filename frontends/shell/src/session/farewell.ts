import { type createStore, keepToken, prefsChanged } from '@kashikari/web-kit';

type Store = ReturnType<typeof createStore>;

const KEY = 'kashikari.farewell';

/**
 * The maximum wait for the server before the page is left, in milliseconds. A session that the server does not end
 * expires.
 */
const TIMEOUT = 2_000;

/**
 * Leaves the page and discards everything on it, so that the next user starts with a new page.
 * @param word the message shown on the next page
 */
export function leavePage(
  store: Pick<Store, 'dispatch'>,
  to: string,
  signedIn: boolean,
  word?: string,
): void {
  keepToken(undefined);
  store.dispatch(prefsChanged({ wasSignedIn: signedIn }));
  if (word) keepWord(word);
  window.location.assign(to);
}

/** Resolves when a call has, whichever way, but never late. */
export function settledSoon(call: Promise<unknown>): Promise<unknown> {
  return Promise.race([call.catch(() => undefined), new Promise((done) => setTimeout(done, TIMEOUT))]);
}

/** Returns the message of the previous page, once. */
export function takeWord(): string | undefined {
  try {
    const word = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return word ?? undefined;
  } catch {
    return undefined;
  }
}

function keepWord(word: string): void {
  try {
    sessionStorage.setItem(KEY, word);
  } catch {
    // If storage is unavailable, the message is lost; the action itself is complete.
  }
}
