/** The code of a good's label, whose screen leads to the good with the code. */
const LABEL = /^\/q\/[^/]+\/?$/;

/** The page of a good. */
const GOOD = /^\/goods\/[0-9a-f-]{36}\/?$/;

/**
 * Where a label's code leads: an address of this installation to its own screen, anything else to the search, which
 * knows management numbers and ISBNs. The page of a good gets the code along (`?code=`), which books goods that are
 * borrowed by scanning only.
 * @param as how the search takes it: `match` as words, `code` as what one label holds
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
