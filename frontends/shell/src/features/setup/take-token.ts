/**
 * The token of the address that was printed at the start, `/setup#token=…`. It is taken out of the address: a page that is
 * shown to somebody, or kept in the history, holds none.
 */
export function takeToken(): string {
  const token = tokenIn(window.location.hash);
  if (token) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  return token;
}

/** Returns the token in an address or a part of one; empty if there is no token. */
export function tokenIn(text: string): string {
  return /#token=([^\s&]+)/.exec(text)?.[1] ?? '';
}
