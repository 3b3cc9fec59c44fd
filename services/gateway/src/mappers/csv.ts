import { stringify, type ColumnOption } from 'csv-stringify';
import { Readable } from 'node:stream';

/**
 * A CSV file, made while it is read. A spreadsheet opens it without asking: its BOM says UTF-8, and nothing in it is run
 * as a formula.
 */
export function csvOf(lines: AsyncIterable<object>, columns: readonly (string | ColumnOption)[]): Readable {
  const options = {
    bom: true,
    header: true,
    columns: [...columns],
    record_delimiter: 'windows',
    escape_formulas: true,
  } as const;
  return Readable.from(lines).compose(stringify(options)) as Readable;
}
