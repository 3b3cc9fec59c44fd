import { hasCheckDigit, hasLuhnDigit } from './check-digit';
import { asPrinted, GROUP_SEPARATOR } from './element-strings';
import { type CodeFormat, formatOf, withoutAim } from './formats';
import { gtinOf } from './gtin';
import { isbnOf, type IsbnOptions, isLowerBarcode } from './isbn';

/** Longer texts are dropped: no label holds one that names a good or a card. */
export const MAX_CODE_LENGTH = 512;

/** Input from a camera, a handheld scanner or a person. */
export interface Scan {
  readonly text: string;
  /** Format, by the name that the barcode reader uses; otherwise taken from an AIM prefix of the text. */
  readonly format?: string;
}

/** A code in its normal form. Reading a code again returns an equal one. */
export interface Code {
  /** The form in which codes are stored, shown and compared. */
  readonly text: string;
  readonly format?: CodeFormat;
  /** 14 digits with a correct check digit. */
  readonly gtin?: string;
  /** 13 digits. */
  readonly isbn?: string;
}

export interface CodeOptions extends IsbnOptions {
  /**
   * Drops Codabar codes without a check digit of modulus 10: weight 2 (Luhn) or weight 3. By default none is required.
   */
  readonly codabarCheck?: 'weight2' | 'weight3';
}

/**
 * Reads a code into its normal form: NFKC, without control characters, AIM prefix and white space at its ends.
 *
 * - EAN-13, UPC-A and UPC-E: 13 digits. EAN-8: 8 digits. ITF: 14 digits.
 * - Codabar: without A to D at both ends. Code 39, 93 and 128: without `*` at both ends.
 * - GS1 element strings: as printed, `(01)09784815630447(10)AB`.
 *
 * @returns undefined if the scan is dropped: empty, too long, or a retail code or ITF with wrong digits, as short reads are
 */
export function readCode(scan: Scan, options: CodeOptions = {}): Code | undefined {
  if (scan.text.length > MAX_CODE_LENGTH) return undefined;
  const { text: raw, format: fromPrefix, isGs1 } = withoutAim(cleaned(scan.text));
  const format = formatOf(scan.format) ?? fromPrefix;
  const elements = isGs1 || raw.startsWith(GROUP_SEPARATOR) ? asPrinted(raw) : undefined;
  const text = normalForm((elements ?? raw).replaceAll(GROUP_SEPARATOR, ''), format, options);
  if (!text) return undefined;
  // The removed part may reveal another part to remove.
  if (text !== scan.text) return readCode({ text, ...(format && { format }) }, options);
  const gtin = gtinOf(text, format);
  const book = isbnOf(gtin?.replace(/^0/, '') ?? text, options);
  return {
    text,
    ...(format && { format }),
    ...(gtin && { gtin }),
    ...('isbn' in book && { isbn: book.isbn }),
  };
}

/** Removes control characters except the group separators, which end elements of GS1 strings. */
function cleaned(text: string): string {
  return text
    .replace(/\p{Cc}/gu, (control) => (control === GROUP_SEPARATOR ? control : ''))
    .normalize('NFKC')
    .trim();
}

/** Empty if the code is dropped. */
function normalForm(text: string, format: CodeFormat | undefined, options: CodeOptions): string {
  switch (format) {
    case 'EAN-8':
      return gtinOf(text, format)?.slice(-8) ?? '';
    case 'EAN-13':
    case 'UPC-A':
    case 'UPC-E':
      return gtinOf(text, format)?.slice(-13) ?? lowerBarcode(text);
    case 'ITF':
      return gtinOf(text, format) ?? '';
    case 'Codabar':
      return codabar(text, options);
    case 'Code39':
    case 'Code93':
    case 'Code128':
      return text.replace(/^\*(.*)\*$/, '$1');
    default:
      return text;
  }
}

/** Recognizes a lower barcode by its digits, although it is not a GTIN. Screens then ask for the upper barcode. */
const lowerBarcode = (text: string): string => (isLowerBarcode(text) && hasCheckDigit(text) ? text : '');

/** Start and stop are A to D, in small letters from many scanners. */
function codabar(text: string, { codabarCheck }: CodeOptions): string {
  const data = text.replace(/^[a-d](.*)[a-d]$/i, '$1');
  const digits = data.replace(/\D/g, '');
  if (codabarCheck === 'weight2' && !hasLuhnDigit(digits)) return '';
  if (codabarCheck === 'weight3' && !hasCheckDigit(digits)) return '';
  return data;
}
