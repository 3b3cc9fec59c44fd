import { parse } from 'csv-parse/sync';
import { DomainError } from '@kashikari/kernel';
import { readWorkbook } from './workbook';
import type { identity } from '@kashikari/contracts';

/** What the columns of a sheet are called (spec section 5, member-card import). */
export const COLUMNS = ['id', 'name', 'email', 'invite_email'] as const;
type Column = (typeof COLUMNS)[number];
export type SheetRow = Partial<Record<Column, string>>;

/** One of these is needed: otherwise no row says who its card is for. */
const NEEDED: readonly Column[] = ['id', 'name', 'email'];

/** Every XLSX file is a ZIP archive. */
const ZIP = Buffer.from('PK\u0003\u0004');

/**
 * The rows of a sheet: XLSX by its first bytes, otherwise CSV in UTF-8, or in Shift_JIS where it is no UTF-8.
 * @throws DomainError `card.file` or `card.columns`
 */
export function readSheet(file: Buffer): identity.CardRow[] {
  const lines = file.subarray(0, 4).equals(ZIP) ? workbookLines(file) : csvLines(file);
  const [heading = [], ...rows] = lines;
  const columns = heading.map((name) => name.trim().toLowerCase());
  refuseColumns(columns);
  return rows.flatMap((cells, at) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const row = Object.fromEntries(columns.map((name, column) => [name, (cells[column] ?? '').trim()]));
    return [toCardRow(row as SheetRow, at + 2)];
  });
}

/** @param line of the sheet; the heading is line 1 */
export function toCardRow(row: SheetRow, line: number): identity.CardRow {
  const { id: managementId = '', name = '', email = '', invite_email: inviteEmail = '' } = row;
  return { line, managementId, name, email, inviteEmail };
}

function refuseColumns(columns: readonly string[]): void {
  const unknown = columns.filter(
    (name, at) => !COLUMNS.some((known) => known === name) || columns.indexOf(name) !== at,
  );
  if (unknown.length === 0 && NEEDED.some((name) => columns.includes(name))) return;
  throw fault('card.columns', {
    columns: COLUMNS,
    unknown: unknown.map((name) => name.slice(0, 50)).join(', '),
  });
}

function csvLines(file: Buffer): string[][] {
  try {
    return parse(decode(file), { relax_column_count: true, skip_empty_lines: false });
  } catch {
    throw fault('card.file');
  }
}

function workbookLines(file: Buffer): string[][] {
  const lines = readWorkbook(file);
  if (!lines) throw fault('card.file');
  return lines;
}

/** Excel in Japan writes CSV in Shift_JIS; hardly any text in it happens to be UTF-8 as well. */
function decode(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('shift_jis', { fatal: true }).decode(file);
  }
}

function fault(code: string, params: Record<string, unknown> = {}): DomainError {
  return new DomainError({ kind: 'invalid', code, field: 'file', params });
}
