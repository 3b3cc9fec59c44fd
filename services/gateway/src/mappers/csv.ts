import { stringify, type ColumnOption } from 'csv-stringify';
import iconv from 'iconv-lite';
import { Readable } from 'node:stream';

export const CSV_ENCODINGS = ['utf-8', 'cp932'] as const;
type CsvEncoding = (typeof CSV_ENCODINGS)[number];

/** Name of each encoding in the Content-Type. */
export const CSV_CHARSETS: Readonly<Record<CsvEncoding, string>> = { 'utf-8': 'utf-8', cp932: 'windows-31j' };

/**
 * A CSV file, made while it is read. A spreadsheet opens it without asking, and nothing in it is run as a formula. UTF-8
 * says so by its BOM; CP932 is for programs that read nothing else, and has a question mark for what it lacks.
 */
export function csvOf(
  lines: AsyncIterable<object>,
  columns: readonly (string | ColumnOption)[],
  encoding: CsvEncoding = 'utf-8',
): Readable {
  const options = {
    bom: encoding === 'utf-8',
    header: true,
    columns: [...columns],
    record_delimiter: 'windows',
    escape_formulas: true,
  } as const;
  const text = Readable.from(lines).compose(stringify(options)) as Readable;
  return encoding === 'utf-8' ? text : Readable.from(encoded(text.setEncoding('utf8'), encoding));
}

async function* encoded(text: AsyncIterable<string>, encoding: CsvEncoding): AsyncGenerator<Buffer> {
  for await (const part of text) yield iconv.encode(part, encoding);
}
