import { hasCheckDigit } from './check-digit';
import { valueOf01 } from './element-strings';
import type { CodeFormat } from './formats';
import { isLowerBarcode } from './isbn';
import { expandUpcE } from './upc-e';

/** A magazine has an issue of two or five digits beside its EAN-13, which some scanners send along. */
const ISSUE = /(?<=^\d{13}) ?(?:\d{2}|\d{5})$/;

/**
 * The GTIN that a code holds, as the 14 digits in which GTINs of every length are compared (GS1 General Specifications,
 * section 3.3.2). Retail codes and ITF-14 are one, GS1 element strings have one in (01). Without a format, 8, 12, 13 or 14 digits
 * are one.
 * @returns undefined without a GTIN or with a wrong check digit, and for the lower barcode of a Japanese book, which is a price
 */
export function gtinOf(text: string, format?: CodeFormat): string | undefined {
  const digits = numberIn(text, format);
  const isGtin = digits !== undefined && /^\d+$/.test(digits) && hasCheckDigit(digits);
  return isGtin && !isLowerBarcode(digits) ? digits.padStart(14, '0') : undefined;
}

/** Digits of a length that the format allows, or undefined. */
function numberIn(text: string, format: CodeFormat | undefined): string | undefined {
  switch (format) {
    case 'EAN-8':
      return ofLength(text, 8);
    case 'EAN-13':
    case 'UPC-A':
    case 'UPC-E':
      return expandUpcE(text) ?? ofLength(text.replace(ISSUE, ''), 12, 13);
    case 'ITF':
      return ofLength(text, 14);
    case 'Codabar':
      return undefined;
    case undefined:
      return ofLength(text, 8, 12, 13, 14) ?? ofLength(valueOf01(text), 14);
    default:
      return ofLength(valueOf01(text), 14);
  }
}

function ofLength(text: string | undefined, ...lengths: readonly number[]): string | undefined {
  return lengths.includes(text?.length ?? 0) ? text : undefined;
}
