/** What was read or typed at the counter: a good by its address, or a number to look up. */
export type Code =
  { readonly kind: 'good'; readonly id: string } | { readonly kind: 'number'; readonly text: string };

const GOOD = /^\/goods\/([0-9a-f-]{36})\/?$/;

/**
 * Reads a code. A good's QR is its address (`/goods/{id}`), whatever the host that printed it called itself; all else is
 * a management number, an ISBN, or a person's name.
 */
export function readCode(code: string): Code {
  const text = code.trim();
  if (URL.canParse(text)) {
    const id = GOOD.exec(new URL(text).pathname)?.[1];
    if (id) return { kind: 'good', id };
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
