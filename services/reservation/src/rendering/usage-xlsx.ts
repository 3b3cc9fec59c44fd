import { writeXlsxStream, type CellValue } from 'hucre/xlsx';
import type { UsageRow } from '../domain/usage-report/usage-row';
import type { ReportWords } from '../domain/usage-report/words';
import { cellOf, COLUMNS, DATED } from './usage-columns';

const FORMAT_OF_DAYS = 'yyyy-mm-dd';
const FORMAT_OF_TIMES = 'yyyy-mm-dd hh:mm';

/** Number of a cell that is 1 January 1970; 1 is a day. */
const EPOCH = 25_569;
const DAY = 86_400_000;

/**
 * Returns an XLSX file with a frozen heading, real days, times and numbers. It is made while it is read. Texts are never
 * formulas, whatever their first character is.
 */
export async function* usageXlsx(
  rows: AsyncIterable<readonly UsageRow[]>,
  words: ReportWords,
): AsyncGenerator<Uint8Array> {
  const columns = COLUMNS.map(([column, width]) => ({
    ...{ header: words.heads[column], width },
    ...(DATED.has(column) && { numFmt: column === 'day' ? FORMAT_OF_DAYS : FORMAT_OF_TIMES }),
  }));
  const options = { name: words.sheet, columns, freezePane: { rows: 1 } };
  // The type of the DOM and of Node differ; both are the same stream.
  yield* writeXlsxStream(linesOf(rows, words), options) as unknown as AsyncIterable<Uint8Array>;
}

async function* linesOf(
  rows: AsyncIterable<readonly UsageRow[]>,
  words: ReportWords,
): AsyncGenerator<CellValue[]> {
  for await (const part of rows) {
    for (const row of part)
      yield COLUMNS.map(([column]) => {
        const value = cellOf(row, column, words);
        return DATED.has(column) && typeof value === 'string' ? serialOf(value) : value;
      });
  }
}

/** Returns the number by which a sheet stores a local day or time: a sheet has no time zones. */
const serialOf = (local: string): number => {
  const [day = '', time = '00:00'] = local.split(' ');
  return EPOCH + Date.parse(`${day}T${time}Z`) / DAY;
};
