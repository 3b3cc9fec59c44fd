import {
  codeSpellings,
  isbnOf,
  type IsbnFault,
  labelCodeIn,
  type OwnAddress,
  ownAddressIn,
  readCode,
} from '@kashikari/kernel';

export interface ScanOptions {
  /** Origins of this installation, former ones included. */
  readonly origins: readonly string[];
  /** ISBNs may begin with 979. */
  readonly with979: boolean;
}

/** Possible readings of a code. */
export type ReadScan =
  | { readonly kind: 'own'; readonly normal: string; readonly address: OwnAddress }
  /** An address of another origin, or of a page that represents no object. It is shown and never opened. */
  | { readonly kind: 'foreign'; readonly normal: string }
  | {
      readonly kind: 'code';
      readonly normal: string;
      /** Empty if it is not a label code. */
      readonly labelCode: string;
      /** Ways in which a management id or the number of a card may be written. */
      readonly spellings: readonly string[];
      /** ISBN of 13 digits; empty if it is not an ISBN. */
      readonly isbn: string;
      readonly fault?: IsbnFault;
    };

/** Reads what was scanned or typed. @param format a name that a reader of barcodes has for it */
export function readScan(
  scanned: string,
  format: string | undefined,
  { origins, with979 }: ScanOptions,
): ReadScan {
  const address = ownAddressIn(scanned.normalize('NFKC').trim(), origins);
  const typed = format === undefined;
  const code = readCode({ text: scanned, ...(format && { format }) }, { with979, typed });
  const normal = code?.text ?? scanned.trim();
  if (address === 'foreign') return { kind: 'foreign', normal };
  if (address) return { kind: 'own', normal: address.kind === 'card' ? '' : normal, address };
  const fault = code?.isbn ? undefined : bookFault(normal, with979);
  return {
    kind: 'code',
    normal: code?.isbn ?? normal,
    labelCode: labelCodeIn(normal) ?? '',
    spellings: code ? codeSpellings(code) : [],
    isbn: code?.isbn ?? '',
    ...(fault && { fault }),
  };
}

/** Returns the reason why digits that resemble a book's are not an ISBN. */
function bookFault(text: string, with979: boolean): IsbnFault | undefined {
  const read = isbnOf(text, { typed: true, with979 });
  if ('isbn' in read) return undefined;
  const looksLikeOne = /^97[89][\d-]{10,14}$/.test(text);
  return read.fault === 'good.isbn_jan' || looksLikeOne ? read.fault : undefined;
}
