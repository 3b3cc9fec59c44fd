import { ISBN_DIGITS, ISBN_PREFIX } from '../constants/imports';
import { hasCheckDigit, withCheckDigit } from './check-digit';

/** Hyphens as people type and print them, and white space. */
const SEPARATORS = /[\s\-‐-―−]/g;

export type IsbnFault = 'good.isbn' | 'good.isbn_jan';

export interface IsbnOptions {
  /** Accepts ISBNs of 10 characters, which no barcode holds. False by default. */
  readonly typed?: boolean;
  /** Accepts ISBNs that begin with 979. False by default. */
  readonly with979?: boolean;
}

/**
 * Reads an ISBN (ISO 2108) as 13 digits without separators. Full-width digits are read, too, and an ISBN of 10 characters
 * becomes one of 13. Numbers that begin with 979-0 are printed music (ISMN), never books.
 * @returns the ISBN, or the fault: `good.isbn_jan` for the lower barcode of a Japanese book, `good.isbn` for anything else
 */
export function isbnOf(
  text: string,
  { typed = false, with979 = false }: IsbnOptions = {},
): { readonly isbn: string } | { readonly fault: IsbnFault } {
  const digits = withoutSeparators(text).toUpperCase();
  if (isIsbn(digits, with979)) return { isbn: digits };
  if (isLowerBarcode(digits)) return { fault: 'good.isbn_jan' };
  if (typed && isIsbn10(digits)) return { isbn: withCheckDigit(`${ISBN_PREFIX}${digits.slice(0, 9)}`) };
  return { fault: 'good.isbn' };
}

/** Removes the separators between the digits of an ISBN: hyphens and white space. */
export function withoutSeparators(text: string): string {
  return text.normalize('NFKC').replace(SEPARATORS, '');
}

/**
 * Returns true if 13 digits are the lower barcode of a Japanese book (書籍JANコード), which holds its subject and its price.
 */
export function isLowerBarcode(digits: string): boolean {
  return /^19[12]\d{10}$/.test(digits);
}

function isIsbn(digits: string, with979: boolean): boolean {
  const begins = digits.startsWith(ISBN_PREFIX) || (with979 && /^979[1-9]/.test(digits));
  return begins && digits.length === ISBN_DIGITS && /^\d+$/.test(digits) && hasCheckDigit(digits);
}

/** Returns true if 10 characters are an ISBN from before 2007: weights 10 to 1, X counts 10, and 11 divides the sum. */
function isIsbn10(text: string): boolean {
  if (!/^\d{9}[\dX]$/.test(text)) return false;
  const sum = [...text].reduce(
    (total, digit, place) => total + (digit === 'X' ? 10 : Number(digit)) * (10 - place),
    0,
  );
  return sum % 11 === 0;
}
