/** The page of a good, which a code on its label names. */
const GOOD = /^\/goods\/[0-9a-f-]{36}\/?$/;

/**
 * Where a label's code leads: an address of this installation to its own screen, anything else to the search, which
 * knows management numbers and ISBNs. The page of a good gets the code along (`?code=`), which books goods that are
 * borrowed by scanning only.
 */
export function placeOf(code: string, origin: string): string {
  const text = code.trim();
  if (URL.canParse(text)) {
    const url = new URL(text);
    if (url.origin === origin) {
      if (GOOD.test(url.pathname)) url.searchParams.set('code', text);
      return url.pathname + url.search;
    }
  }
  return `/search?match=${encodeURIComponent(text)}`;
}
