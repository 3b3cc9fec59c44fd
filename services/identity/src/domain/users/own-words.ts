/** What everybody knows of an account. */
export interface OwnWords {
  readonly name?: string | null;
  readonly email?: string | null;
  readonly accountName?: string | null;
}

/** Everybody who signs in knows it. */
const PRODUCT = 'kashikari';

/** Shorter ones are in many passwords by chance. */
const SHORTEST = 4;

/**
 * Whether a password is no more than the name, the address (or what stands before its @), the account name, or the name
 * of the product.
 */
export function isOwnWord(password: string, { name, email, accountName }: OwnWords): boolean {
  const own = [name, email, email?.split('@')[0], accountName, PRODUCT].map((word) => letters(word ?? ''));
  const typed = letters(password);
  return typed.length >= SHORTEST && own.includes(typed);
}

/** Without capitals, blanks and signs: `Hanako.Yamada` is `hanako yamada`. */
function letters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
