import { DomainError, refused } from '@kashikari/kernel';
import { csvLines, type CsvOptions } from './csv-sheet';
import { workbookLines } from './workbook';
import { rowsOf, type SheetRows } from './sheet-rows';
import type { SheetLimits } from './table';

/** Refusal of an unreadable sheet, by its purpose. */
export type Unreadable = 'card.file' | 'import.not_csv' | 'validation.format';

/** Every XLSX file is a ZIP archive. */
const ZIP = Buffer.from('PK\u0003\u0004');

/**
 * The rows of a sheet: XLSX by its first bytes, otherwise CSV. Meant for a thread (`files/file-thread.ts`).
 * @throws DomainError `file.too_complex`, `sheet.quote`, or `unreadable` for what can't be read
 */
export async function readSheet(
  file: Uint8Array,
  limits: SheetLimits,
  unreadable: Unreadable,
  options: CsvOptions = {},
): Promise<SheetRows> {
  try {
    return rowsOf(isWorkbook(file) ? await workbookLines(file, limits) : csvLines(file, limits, options));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    if (isTooLong(error)) throw refused('file.too_complex', undefined, 'file');
    const line = lineOfQuote(error);
    if (line !== undefined) throw refused('sheet.quote', { line }, 'file');
    // Any parser error is reported as an unreadable file.
    throw refused(unreadable, undefined, 'file');
  }
}

/** Returns true if a file begins like a ZIP archive. */
export function isWorkbook(file: Uint8Array): boolean {
  return ZIP.equals(file.subarray(0, ZIP.length));
}

/** Returns true for a line of CSV, or a tag, without an end. */
function isTooLong(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === 'CSV_MAX_RECORD_SIZE' || message?.startsWith('Max buffer length exceeded') === true;
}

/** The line, counted as rows are, of a quote that is out of place or never closed. */
function lineOfQuote(error: unknown): number | undefined {
  const { code, records } = error as { code?: string; records?: number };
  return code?.includes('QUOTE') && records !== undefined ? records + 1 : undefined;
}
