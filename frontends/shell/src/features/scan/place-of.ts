/** The code of a good's label, whose screen leads to the good with the code. */
const LABEL = /^\/q\/[^/]+\/?$/;

/** The page of a good. */
const GOOD = /^\/goods\/[0-9a-f-]{36}\/?$/;

/**
 * Returns the path for a label's code. An address of this installation leads to its own screen. Any other code leads to
 * the search, which finds management numbers and ISBNs. A good's page receives the code (`?code=`), which permits
 * bookings of goods that are borrowed by scanning only.
 * @param as the parameter of the search: `match` for words, `code` for the content of a label
 */
export function placeOf(code: string, origin: string, as: 'match' | 'code' = 'match'): string {
  const text = code.trim();
  if (URL.canParse(text)) {
    const url = new URL(text);
    if (url.origin === origin) {
      if (LABEL.test(url.pathname)) return url.pathname;
      const isGood = GOOD.test(url.pathname);
      if (isGood) url.searchParams.set('code', text);
      return url.pathname + url.search;
    }
  }
  return `/search?${as}=${encodeURIComponent(text)}`;
}
