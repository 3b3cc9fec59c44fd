/**
 * Returns the token of the address printed at startup, `/setup#token=…`, and removes it from the address. A page that
 * others see, or that is in the history, must not contain it.
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
