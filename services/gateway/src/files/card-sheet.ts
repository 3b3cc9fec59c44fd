import { refused } from '@kashikari/kernel';
import { readSheet } from '../sheets/read-sheet';
import type { SheetFault } from '../sheets/sheet-rows';
import { CARD_SHEET } from '../sheets/table';
import type { identity } from '@kashikari/contracts';

/** Names of the columns of a sheet (spec section 5, member-card import). */
const COLUMNS = ['id', 'name', 'email', 'invite_email', 'locale'] as const;
type Column = (typeof COLUMNS)[number];
export type SheetRow = Partial<Record<Column, string>>;

/** Columns of which one is required; otherwise no row names the holder of its card. */
const NEEDED: readonly Column[] = ['id', 'name', 'email'];

export interface CardSheet {
  readonly rows: readonly identity.CardRow[];
  /** Lines that are not rows of cards. */
  readonly faults: readonly SheetFault[];
}

/**
 * The rows of a sheet of cards.
 * @throws DomainError `card.file`, `card.columns`, `sheet.quote` or `file.too_complex`
 */
export async function readCards(file: Uint8Array): Promise<CardSheet> {
  const { columns, rows, faults } = await readSheet(file, CARD_SHEET, 'card.file');
  refuseColumns(columns);
  return { rows: rows.map(({ line, cells }) => toCardRow(cells, line)), faults };
}

/** @param line of the sheet; the heading is line 1 */
export function toCardRow(row: SheetRow, line: number): identity.CardRow {
  const { id: managementId = '', name = '', email = '', invite_email: inviteEmail = '', locale = '' } = row;
  return { line, managementId, name, email, inviteEmail, locale };
}

function refuseColumns(columns: readonly string[]): void {
  const unknown = columns.filter(
    (name, at) => !COLUMNS.some((known) => known === name) || columns.indexOf(name) !== at,
  );
  if (unknown.length === 0 && NEEDED.some((name) => columns.includes(name))) return;
  throw refused(
    'card.columns',
    { columns: COLUMNS, unknown: unknown.map((name) => name.slice(0, 50)).join(', ') || '–' },
    'file',
  );
}
