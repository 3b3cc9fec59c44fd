/** Each of them before those whose names its own line carries too. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/**
 * What a mail calls a browser, of its user agent: known names only, for the line itself is whatever its sender writes, and a
 * mail of ours must not say it.
 */
export function browserName(userAgent: string): string {
  const known = [BROWSERS, SYSTEMS].flatMap(
    (names) => names.find(([mark]) => userAgent.includes(mark))?.[1] ?? [],
  );
  return known.join(', ') || '?';
}
