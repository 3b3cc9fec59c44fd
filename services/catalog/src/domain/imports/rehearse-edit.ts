import { notFound, DomainError } from '@kashikari/kernel';
import { changeGood, type ChangeContext } from '../change-good';
import type { Good } from '../good';
import { numberKey } from '../management-number';
import { lendersOf } from '../ties';
import { readCells } from './cells';
import { attempt, readWith, type Rehearsal, type RehearsedRow, type SheetRow } from './rehearse';

/** A good before and after its row. */
export interface Change {
  readonly before: Good;
  readonly after: Good;
}

/**
 * Goes through rows that change goods. A row names its good by id, or by the number that the good has now; empty cells leave the
 * field, `NULL` clears it. The second row of one good is a duplicate, and skipped.
 * @param goods those that rows name, as they are now
 */
export function rehearseEdit(
  rows: readonly SheetRow[],
  goods: readonly Good[],
  context: ChangeContext,
  now: number,
): Rehearsal<Change> {
  const byId = new Map(goods.map((good) => [good.id, good]));
  const lenders = new Set(lendersOf(context.ties));
  const byNumber = new Map(
    goods
      .filter(({ ownerId, managementId }) => managementId !== '' && lenders.has(ownerId))
      .map((good) => [numberKey(good.managementId), good]),
  );
  const seen = new Map<string, number>();
  const changes: Change[] = [];
  const rehearsed = rows.map((sheetRow): RehearsedRow => {
    const { row, cells } = sheetRow;
    if (sheetRow.leftOut) return { row, outcome: 'left_out', faults: [] };
    const id = (cells['id'] ?? '').trim().toLowerCase();
    const number = cells['management_id'] ?? '';
    const before = id ? byId.get(id) : byNumber.get(numberKey(number));
    const after = attempt(() => changed(sheetRow, before, id !== '', context, now));
    if ('faults' in after) return { row, outcome: 'faulty', faults: after.faults };
    const ofRow = seen.get(after.id);
    if (ofRow !== undefined) {
      const duplicate = { by: 'management_id', title: after.title, ofRow } as const;
      return { row, outcome: 'duplicate', faults: [], duplicate };
    }
    seen.set(after.id, row);
    if (!before || after === before) return { row, outcome: 'unchanged', faults: [], goodId: after.id };
    changes.push({ before, after });
    return { row, outcome: 'changed', faults: [], goodId: after.id };
  });
  return { rows: rehearsed, goods: changes };
}

function changed(
  { cells, misread }: SheetRow,
  good: Good | undefined,
  isById: boolean,
  context: ChangeContext,
  now: number,
): Good {
  if (!good) throw withField(notFound('good', cells['id'] ?? ''), isById ? 'id' : 'management_id');
  const { raw, faults } = readCells(cells, true);
  const { management_id: number, owner_id: _lender, ...others } = raw;
  // Without an id the number says which good it is; with one, it is a field like others.
  const fields = isById && number !== undefined ? { ...others, management_id: number } : others;
  const input = readWith([...misread, ...faults], fields);
  return changeGood(good, input, context, undefined, now);
}

function withField({ refusal }: DomainError, field: string): DomainError {
  const named = { ...refusal, field };
  return new DomainError(named, [named]);
}
