import { behindOf, useLocation } from '@kashikari/web-kit';

/** Addresses of windows, each with the screen behind it after a direct visit. */
const WINDOWS: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^\/(?:display|sort)_options\/?$/, () => '/home'],
  [/^\/preview\/([^/]+)\/?$/, (id) => `/goods/${id}`],
];

/** Returns the screen behind a window; undefined if the address is not a window's. */
export function useScreenBehind() {
  const location = useLocation();
  for (const [path, otherwise] of WINDOWS) {
    const match = path.exec(location.pathname);
    if (match) {
      const direct = { pathname: otherwise(match[1] ?? ''), search: '', hash: '' };
      return behindOf(location.state) ?? direct;
    }
  }
  return undefined;
}
