/**
 * Where a label's code leads: an address of this installation to its own screen, anything else to the search, which
 * knows management numbers and ISBNs.
 */
export function placeOf(code: string, origin: string): string {
  const text = code.trim();
  if (URL.canParse(text)) {
    const url = new URL(text);
    if (url.origin === origin) return url.pathname + url.search;
  }
  return `/search?match=${encodeURIComponent(text)}`;
}
