import { parse } from 'csv-parse/sync';
import { Table, type SheetLimits } from './table';

/** Longest character of UTF-8, bytes. */
const WIDEST = 4;

/**
 * The lines of a CSV file in UTF-8, or in Shift_JIS where it is no UTF-8.
 * @throws DomainError `file.too_complex` @throws Error when it can't be read
 */
export function csvLines(file: Uint8Array, limits: SheetLimits): string[][] {
  const table = new Table(limits);
  parse(decode(file), {
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

/** Excel in Japan writes CSV in Shift_JIS; hardly any text in it happens to be UTF-8 as well. */
function decode(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('shift_jis', { fatal: true }).decode(file);
  }
}
