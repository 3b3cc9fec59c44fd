import { isbnOf, isLowerBarcode, withoutSeparators } from './isbn';

/** Digits as they stand in an ISBN, with or without separators. A space separates numbers, for receipts have amounts beside them. */
const NUMBER = /(?<![\d０-９])[\d０-９](?:[-‐-―−]?[\d０-９]){8,12}(?:[-‐-―−]?[XxＸｘ])?(?![\d０-９])/g;

/**
 * Finds the ISBNs in any text, each once, in their order: pasted lists, receipts, what a wedge scanner has typed. ISBNs are
 * returned as 13 digits. Numbers that only look like an ISBN, and lower barcodes of books, are returned as they are written,
 * without separators; all else is passed over.
 */
export function isbnsIn(text: string): readonly string[] {
  const found = new Set<string>();
  for (const [written] of text.normalize('NFKC').matchAll(NUMBER)) {
    const digits = withoutSeparators(written).toUpperCase();
    if (!looksLikeIsbn(digits)) continue;
    const read = isbnOf(digits, { typed: true });
    found.add('isbn' in read ? read.isbn : digits);
  }
  return [...found];
}

/** 978 or 979 and ten digits, a lower barcode, or ten characters that are an ISBN of before 2007. */
function looksLikeIsbn(digits: string): boolean {
  if (/^97[89]\d{10}$/.test(digits) || isLowerBarcode(digits)) return true;
  return digits.length === 10 && 'isbn' in isbnOf(digits, { typed: true });
}
