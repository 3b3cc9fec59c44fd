import { Fault, type Field } from './field';

/** Hyphens as people type and print them, and white space. */
const SEPARATORS = /[\s\-‐-―−]/g;

/** The lower barcode of a Japanese book, which holds its subject and its price. */
const LOWER_BARCODE = /^19[12]\d{10}$/;

/**
 * An ISBN as 13 digits without separators, or empty. Full-width digits are taken, too, and one of 10 characters becomes
 * 13. Only numbers that begin with 978 are ISBNs to us (specification, section 5). Faults: `good.isbn_jan` of the lower
 * barcode of a book, otherwise `good.isbn`.
 */
export function isbn(): Field<string> {
  return {
    initial: '',
    read(raw) {
      if (typeof raw !== 'string' && raw !== null) return new Fault('validation.type');
      const digits = (raw ?? '').normalize('NFKC').replace(SEPARATORS, '').toUpperCase();
      if (digits === '' || isIsbn(digits)) return digits;
      if (LOWER_BARCODE.test(digits)) return new Fault('good.isbn_jan');
      return isIsbn10(digits) ? asIsbn13(digits) : new Fault('good.isbn');
    },
  };
}

/** Whether 13 digits are an ISBN: weights 1 and 3 by turns, and a sum that ends in 0 (ISO 2108). */
export function isIsbn(digits: string): boolean {
  return /^978\d{10}$/.test(digits) && sumOf(digits) % 10 === 0;
}

/** Whether 10 characters are an ISBN of before 2007: weights 10 to 1, and a sum that 11 divides; X is 10. */
function isIsbn10(text: string): boolean {
  if (!/^\d{9}[\dX]$/.test(text)) return false;
  const sum = [...text].reduce(
    (total, digit, at) => total + (digit === 'X' ? 10 : Number(digit)) * (10 - at),
    0,
  );
  return sum % 11 === 0;
}

/** The same book's number of today: 978 before it, and a check digit of its own. */
function asIsbn13(text: string): string {
  const digits = `978${text.slice(0, 9)}`;
  return `${digits}${(10 - (sumOf(digits) % 10)) % 10}`;
}

const sumOf = (digits: string): number =>
  [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
