import { stringify } from 'csv-stringify';
import { Readable } from 'node:stream';
import type { UsageRow } from '../domain/usage-report/usage-row';
import type { ReportWords } from '../domain/usage-report/words';
import { cellOf, COLUMNS } from './usage-columns';

/**
 * Returns a CSV file in UTF-8 with a byte order mark. It is made while it is read. A spreadsheet runs nothing in it as a
 * formula.
 */
export function usageCsv(
  rows: AsyncIterable<readonly UsageRow[]>,
  words: ReportWords,
): AsyncIterable<Uint8Array> {
  const columns = COLUMNS.map(([column]) => ({ key: column, header: words.heads[column] }));
  const options = {
    bom: true,
    header: true,
    columns,
    record_delimiter: 'windows',
    escape_formulas: true,
  } as const;
  return Readable.from(linesOf(rows, words)).compose(stringify(options)) as Readable;
}

async function* linesOf(
  rows: AsyncIterable<readonly UsageRow[]>,
  words: ReportWords,
): AsyncGenerator<object> {
  for await (const part of rows)
    for (const row of part)
      yield Object.fromEntries(COLUMNS.map(([column]) => [column, cellOf(row, column, words)]));
}
