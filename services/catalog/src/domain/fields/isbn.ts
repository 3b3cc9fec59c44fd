import { Fault, type Field } from './field';

/** Hyphens as people type and print them, and white space. */
const SEPARATORS = /[\s\-‐-―−]/g;

/**
 * An ISBN as 13 digits without separators, or empty. Full-width digits are taken too. Only numbers that begin with
 * 978 are ISBNs to us (specification, section 5); the other barcode on a Japanese book is its price.
 */
export function isbn(): Field<string> {
  return {
    initial: '',
    read(raw) {
      if (typeof raw !== 'string' && raw !== null) return new Fault('validation.type');
      const digits = (raw ?? '').normalize('NFKC').replace(SEPARATORS, '');
      return digits === '' || isIsbn(digits) ? digits : new Fault('good.isbn');
    },
  };
}

/** Whether 13 digits are an ISBN: weights 1 and 3 by turns, and a sum that ends in 0 (ISO 2108). */
export function isIsbn(digits: string): boolean {
  if (!/^978\d{10}$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}
