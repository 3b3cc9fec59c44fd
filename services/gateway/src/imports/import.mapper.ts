import { SETS, wordOf, type imports } from '@kashikari/contracts';
import type { Locale } from '@kashikari/kernel';
import { creditOf } from '../books/book.mapper';
import { toFault } from '../errors/outcome';
import { instant, instantOrNull, textOrNull } from '../mappers/times';

/** Characters of a cell that a fault repeats. */
const MAX_SHOWN = 100;

export function toImport(one: imports.Import, locale: Locale) {
  const { id, columns, rows, changed, unchanged, faulty, leftOut, refusal } = one;
  return {
    ...{ id, columns, rows, changed, unchanged, faulty },
    kind: wordOf(SETS.importKind, one.kind),
    state: wordOf(SETS.importState, one.state),
    encoding: textOrNull(one.encoding),
    new: one.new,
    duplicate: one.duplicates,
    left_out: leftOut,
    faults: one.faultyRows.flatMap((row) => faultsOf(row, locale)),
    duplicates: one.duplicateRows.flatMap((row) => duplicateOf(row) ?? []),
    notes: one.notedRows.flatMap((row) => faultsOf(row, locale, row.notes)),
    book_credits: one.bookSources.flatMap((source) => creditOf(source) ?? []),
    failure: refusal ? toFault({ refusal }, locale) : null,
    created_at: instant(one.createdAt),
    expires_at: instant(one.expiresAt),
    applied_at: instantOrNull(one.appliedAt),
  };
}

export function toImportRow(row: imports.ImportRow, locale: Locale) {
  return {
    row: row.row,
    values: row.cells,
    outcome: wordOf(SETS.importOutcome, row.outcome),
    faults: faultsOf(row, locale),
    duplicate: duplicateOf(row) ?? null,
    good_id: row.goodId ?? null,
    notes: faultsOf(row, locale, row.notes),
    credit: creditOf(row.bookSource),
  };
}

function faultsOf({ row, cells, faults }: imports.ImportRow, locale: Locale, said = faults) {
  return said.map((refusal) => ({
    row,
    column: refusal.field,
    value: (cells[refusal.field] ?? '').slice(0, MAX_SHOWN),
    ...toFault({ refusal }, locale),
  }));
}

function duplicateOf({ row, duplicate }: imports.ImportRow) {
  if (!duplicate) return undefined;
  const { by, title, goodId, ofRow } = duplicate;
  return { row, by: by as 'isbn' | 'management_id', title, good_id: goodId ?? null, of_row: ofRow ?? null };
}
