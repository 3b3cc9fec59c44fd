import type { Refusal } from '@kashikari/kernel';
import type { ImportRow } from '../../app/ports/imports';
import type { BookSourceName } from '../../domain/book';
import type { Import, ImportKind, ImportState } from '../../domain/imports/import';
import type { Duplicate } from '../../domain/imports/doubles';
import type { Defaults, RowOutcome, SheetRow } from '../../domain/imports/rehearse';
import type { Id } from '../../domain/ids';

export interface ImportRecord {
  readonly id: Id;
  readonly account_id: Id;
  readonly kind: ImportKind;
  readonly state: ImportState;
  readonly defaults: Defaults;
  readonly columns: readonly string[];
  readonly encoding: string;
  readonly counts: Import['counts'];
  readonly row_count: number;
  readonly failure: Refusal | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly applied_at: Date | null;
}

export const SELECT_IMPORT = `
  select id, account_id, kind, state, defaults, columns, encoding, counts, row_count, failure, created_at, expires_at,
    applied_at from goods_import`;

export function importOf(record: ImportRecord): Import {
  const { id, kind, state, defaults, columns, encoding, counts, failure } = record;
  return {
    ...{ id, kind, state, defaults, columns, encoding, counts, failure },
    accountId: record.account_id,
    rowCount: record.row_count,
    createdAt: record.created_at.getTime(),
    expiresAt: record.expires_at.getTime(),
    appliedAt: record.applied_at?.getTime() ?? null,
  };
}

export interface RowRecord {
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly misread: readonly Refusal[];
  readonly left_out: boolean;
  readonly outcome: RowOutcome | '';
  readonly faults: readonly Refusal[];
  readonly duplicate: Duplicate | null;
  readonly good_id: Id | null;
  readonly notes: readonly Refusal[];
  readonly book_source: BookSourceName | '';
}

export const ROW_COLUMNS = 'row, cells, outcome, faults, duplicate, good_id, notes, book_source';

export function rowOf({
  duplicate,
  good_id: goodId,
  book_source: bookSource,
  ...record
}: RowRecord): ImportRow {
  const { row, cells, outcome, faults, notes } = record;
  return {
    row,
    cells,
    outcome,
    faults,
    notes,
    bookSource,
    ...(duplicate && { duplicate }),
    ...(goodId && { goodId }),
  };
}

export function sheetRowOf({ row, cells, misread, left_out: leftOut }: RowRecord): SheetRow {
  return { row, cells, misread, leftOut };
}
