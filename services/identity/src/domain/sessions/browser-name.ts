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
 * Returns the name of a browser for mails: known names only. The user agent is untrusted text, and mails must not
 * contain it.
 */
export function browserName(userAgent: string): string {
  const known = [BROWSERS, SYSTEMS].flatMap(
    (names) => names.find(([mark]) => userAgent.includes(mark))?.[1] ?? [],
  );
  return known.join(', ') || '?';
}
