/** Returns a path of this site, or null. No value can redirect a user to another site. */
export function innerPath(path: unknown): string | null {
  if (typeof path !== 'string' || !path.startsWith('/')) return null;
  const base = 'https://here.invalid';
  const url = URL.canParse(path, base) ? new URL(path, base) : undefined;
  return url?.origin === base && !/[\\\s]|^\/\//.test(path) ? url.pathname + url.search : null;
}
