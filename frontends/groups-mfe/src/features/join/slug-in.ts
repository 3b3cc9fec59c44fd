const SLUG = /^[a-z0-9\-_~]{1,64}$/;

/** Returns the slug in a typed or pasted text: an address (`https://…/-/sakura`), a path, or the slug itself. */
export function slugIn(text: string): string | undefined {
  const typed = text.normalize('NFKC').trim().toLowerCase();
  const slug = /\/-\/([^/?#\s]+)/.exec(typed)?.[1] ?? typed;
  return SLUG.test(slug) ? slug : undefined;
}
