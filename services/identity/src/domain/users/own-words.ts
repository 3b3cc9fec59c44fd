/** Publicly known texts of an account. */
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
 * Returns true if a password is only the name, the address (or its part before the @), the account name, or the
 * product's name.
 */
export function isOwnWord(password: string, { name, email, accountName }: OwnWords): boolean {
  const own = [name, email, email?.split('@')[0], accountName, PRODUCT].map((word) => letters(word ?? ''));
  const typed = letters(password);
  return typed.length >= SHORTEST && own.includes(typed);
}

/** Removes case, blanks and punctuation: `Hanako.Yamada` becomes `hanakoyamada`. */
function letters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
