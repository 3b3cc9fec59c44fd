/** What was read or typed at the counter: a good or a member card by its address, or a number to look up. */
export type Code =
  | { readonly kind: 'good'; readonly id: string }
  | { readonly kind: 'card'; readonly secret: string }
  | { readonly kind: 'number'; readonly text: string };

const GOOD = /^\/goods\/([0-9a-f-]{36})\/?$/;
const CARD = /^\/auth_tokens\/([\w-]+)\/?$/;

/**
 * Reads a code. A good's QR is its address (`/goods/{id}`), and a member card's the address that signs in with it
 * (`/auth_tokens/{jti}`), whatever the host that printed it called itself; all else is a management number, an ISBN, or the
 * name of a person or the number of a card.
 */
export function readCode(code: string): Code {
  const text = code.trim();
  if (URL.canParse(text)) {
    const { pathname } = new URL(text);
    const id = GOOD.exec(pathname)?.[1];
    if (id) return { kind: 'good', id };
    const secret = CARD.exec(pathname)?.[1];
    if (secret) return { kind: 'card', secret };
  }
  return { kind: 'number', text };
}

/** Whether a good bears exactly this number: its management number, or its ISBN without hyphens. */
export function bears(
  good: { readonly management_id: string | null; readonly isbn: string | null },
  text: string,
): boolean {
  return [good.management_id, good.isbn].some((own) => own !== null && plain(own) === plain(text));
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '');
}
