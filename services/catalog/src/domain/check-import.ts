import { DomainError, type Refusal, snakeCase } from '@kashikari/kernel';
import { faulty } from './faults';
import { GOOD_FIELD_NAMES } from './good';
import { readGood, type GoodInput } from './read-good';

/**
 * Maximum number of goods registered by one call ("maximum rows per import", spec section 5, which leaves the number
 * open).
 */
export const MAX_ROWS = 1_000;

/** Names that a row may have. Pictures are added to goods that are there. */
const NAMES: ReadonlySet<string> = new Set([
  ...GOOD_FIELD_NAMES.map(snakeCase),
  'group_ids',
  'folder_ids',
  'owner_id',
]);

export interface RowFault {
  /** Row number, from 0. */
  readonly row: number;
  readonly refusal: Refusal;
}

/** A row that can be registered, as far as it can be seen without the database. */
export interface ReadRow {
  readonly row: number;
  readonly input: GoodInput;
}

/**
 * Reads the rows of an import; a name that no good has is a fault, not passed over: a column that was misspelt would
 * be lost otherwise. A title that is missing is taken from the ISBN (spec section 5: "needs title or isbn").
 * @throws DomainError when there are too many or none
 */
export function readRows(rows: readonly Readonly<Record<string, unknown>>[]): {
  readonly read: ReadRow[];
  readonly faults: RowFault[];
} {
  if (rows.length < 1 || rows.length > MAX_ROWS) {
    throw faulty([
      { kind: 'invalid', code: 'validation.too_many', field: 'goods', params: { max: MAX_ROWS } },
    ]);
  }
  const read: ReadRow[] = [];
  const faults: RowFault[] = [];
  for (const [row, sent] of rows.entries()) {
    const unknown = Object.keys(sent).filter((name) => !NAMES.has(name));
    faults.push(...unknown.map((name) => ({ row, refusal: atName(name) })));
    if (unknown.length) continue;
    try {
      const title = sent['title'] === undefined || sent['title'] === '' ? sent['isbn'] : sent['title'];
      read.push({ row, input: readGood({ ...sent, ...(title !== undefined && { title }) }) });
    } catch (error) {
      faults.push(...faultsOf(error, row));
    }
  }
  return { read, faults };
}

/** The faults that a refusal names, of a row. @throws what is no refusal */
export function faultsOf(error: unknown, row: number): RowFault[] {
  if (!(error instanceof DomainError)) throw error;
  const refusals = error.fields.length ? error.fields : [error.refusal];
  return refusals.map((refusal) => ({ row, refusal }));
}

function atName(field: string): Refusal {
  return { kind: 'invalid', code: 'validation.key', field };
}
