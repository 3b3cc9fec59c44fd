import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import { Table, type SheetLimits } from './table';

/** Longest character of UTF-8, bytes. */
const WIDEST = 4;

/**
 * The lines of a CSV file in UTF-8, or in Shift_JIS where it is no UTF-8.
 * @throws DomainError `file.too_complex` @throws Error when it can't be read
 */
export function csvLines(
  file: Uint8Array,
  limits: SheetLimits,
  { encoding, tabs = false }: CsvOptions = {},
): string[][] {
  const table = new Table(limits);
  const text = decode(file, encoding);
  parse(text, {
    delimiter: tabs && isTabbed(text) ? '\t' : ',',
    bom: true,
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: limits.columns * limits.cell * WIDEST,
    // Called with each cell as soon as it is read: what is thrown here stops the reading.
    cast: (cell, { records, index }) => {
      table.put(records, index, cell);
      return '';
    },
    // The lines are in the table.
    on_record: () => null,
  });
  return table.lines;
}

/** Encodings of Japanese sheets: Excel writes CP932, in which hardly any text happens to be UTF-8 as well. */
export type CsvEncoding = 'utf-8' | 'cp932';

export interface CsvOptions {
  /** Recognized where it is not said. */
  readonly encoding?: CsvEncoding | undefined;
  /** True if cells may be separated by tabs, as when copied from a spreadsheet. */
  readonly tabs?: boolean;
}

/**
 * Returns the encoding of a text file, if it is one of the two. CP932 is tried last, since it accepts almost any bytes.
 */
export function encodingOf(file: Uint8Array): CsvEncoding {
  return isUtf8(file) ? 'utf-8' : 'cp932';
}

/** @throws Error when it isn't text of that encoding */
function decode(file: Uint8Array, encoding = encodingOf(file)): string {
  // The decoder of the web standard's Shift_JIS has the extensions of CP932: ①, 髙, ～.
  const decoder = new TextDecoder(encoding === 'cp932' ? 'shift_jis' : encoding, { fatal: true });
  return decoder.decode(file);
}

function isTabbed(text: string): boolean {
  const [heading = ''] = text.split(/\r|\n/, 1);
  return heading.includes('\t');
}
