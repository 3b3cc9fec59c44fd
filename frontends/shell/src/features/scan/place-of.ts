/** The code of a good's label, whose screen leads to the good with the code. */
const LABEL = /^\/q\/[^/]+\/?$/;

/** The page of a good. */
const GOOD = /^\/goods\/[0-9a-f-]{36}\/?$/;

/**
 * Where a label's code leads: an address of this installation to its own screen, anything else to the search, which
 * knows management numbers and ISBNs. The page of a good gets the code along (`?code=`), which books goods that are
 * borrowed by scanning only.
 * @param as how the search takes it: `match` as words, `code` as what one label holds
 * @param borrows a good's address leads to borrowing it from now on, which is what a member card is for
 */
export function placeOf(
  code: string,
  origin: string,
  as: 'match' | 'code' = 'match',
  borrows = false,
): string {
  const text = code.trim();
  if (URL.canParse(text)) {
    const url = new URL(text);
    if (url.origin === origin) {
      if (LABEL.test(url.pathname)) return url.pathname;
      const isGood = GOOD.test(url.pathname);
      if (isGood) url.searchParams.set('code', text);
      const path = isGood && borrows ? `${url.pathname.replace(/\/$/, '')}/bookings/new/now` : url.pathname;
      return path + url.search;
    }
  }
  return `/search?${as}=${encodeURIComponent(text)}`;
}
