import { DomainError, isbnOf, type Refusal } from '@kashikari/kernel';
import { faultsOf } from '../check-import';
import type { Good } from '../good';
import type { Id } from '../ids';
import { NumbersInUse } from '../management-number';
import { readGood, type GoodInput } from '../read-good';
import { registerGood, type RegistrationContext } from '../register-good';
import { readCells } from './cells';
import type { Doubles, Duplicate } from './doubles';

export type RowOutcome = 'new' | 'changed' | 'unchanged' | 'faulty' | 'duplicate' | 'left_out';

/** A row of a sheet, as far as people have said what is in it. */
export interface SheetRow {
  /** Line in the sheet; the heading is line 1. */
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
  /** Found when the sheet was read. */
  readonly misread: readonly Refusal[];
  readonly leftOut: boolean;
}

/** A row with what would become of it. */
export interface RehearsedRow {
  readonly row: number;
  readonly outcome: RowOutcome;
  readonly faults: readonly Refusal[];
  readonly duplicate?: Duplicate;
  readonly goodId?: Id;
}

/** Values for all new goods of an import, unless their row sets others. */
export interface Defaults {
  readonly groupIds: readonly Id[];
  /** Empty: see `lenderOf`. */
  readonly ownerId: string;
  /** Values by column. */
  readonly cells: Readonly<Record<string, string>>;
}

type NewGood = Omit<Good, 'lenderClosed'>;

/** The goods that rows become, and what becomes of each row. */
export interface Rehearsal<G> {
  readonly rows: readonly RehearsedRow[];
  readonly goods: readonly G[];
}

/**
 * Goes through rows of new goods as they would be registered. A row whose number, or else whose ISBN, a good of the lender or
 * a row above has is a duplicate, and skipped.
 * @param ids gives the next id
 * @throws DomainError when the actor may register nothing at all
 */
export function rehearseNew(
  rows: readonly SheetRow[],
  defaults: Defaults,
  context: Omit<RegistrationContext, 'numbers'>,
  doubles: Doubles,
  ids: () => Id,
  now: number,
): Rehearsal<NewGood> {
  const goods: NewGood[] = [];
  const rehearsed = rows.map((sheetRow): RehearsedRow => {
    const { row } = sheetRow;
    if (sheetRow.leftOut) return { row, outcome: 'left_out', faults: [] };
    const good = attempt(() => make(sheetRow, defaults, context, ids(), now));
    if ('faults' in good) return { row, outcome: 'faulty', faults: good.faults };
    const duplicate = doubles.find(good);
    if (duplicate) return { row, outcome: 'duplicate', faults: [], duplicate };
    doubles.add(good, row);
    goods.push(good);
    return { row, outcome: 'new', faults: [], goodId: good.id };
  });
  return { rows: rehearsed, goods };
}

function make(
  { cells, misread }: SheetRow,
  defaults: Defaults,
  context: Omit<RegistrationContext, 'numbers'>,
  id: Id,
  now: number,
): NewGood {
  const { raw, faults } = readCells({ ...defaults.cells, ...filled(cells) }, false);
  const input = readWith([...misread, ...faults], {
    group_ids: defaults.groupIds,
    ...(defaults.ownerId && { owner_id: defaults.ownerId }),
    ...raw,
    // The specification lets a book do without (section 5: "needs title or isbn").
    title: raw['title'] ?? titleOf(raw['isbn']),
  });
  // Numbers in use are checked as duplicates in imports.
  return registerGood(id, input, { ...context, numbers: new NumbersInUse() }, now);
}

function titleOf(isbn: unknown): string {
  const text = typeof isbn === 'string' ? isbn : '';
  const read = isbnOf(text, { typed: true });
  return 'isbn' in read ? read.isbn : text;
}

const filled = (cells: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).filter(([, value]) => value.trim() !== ''));

/** Reads what the cells said. @throws DomainError with the faults of the cells and those of the values together */
export function readWith(faults: readonly Refusal[], raw: Readonly<Record<string, unknown>>): GoodInput {
  const read = attempt(() => readGood(raw));
  const all = 'faults' in read ? [...faults, ...read.faults] : faults;
  if (all.length > 0 || 'faults' in read) throw new DomainError(all[0]!, all);
  return read;
}

/**
 * Returns the result of `act`, or the faults that prevent it.
 * @throws DomainError if the actor has no edit rights
 */
export function attempt<T extends object>(act: () => T): T | { readonly faults: readonly Refusal[] } {
  try {
    return act();
  } catch (error) {
    if (error instanceof DomainError && error.refusal.kind === 'no_edit_rights') throw error;
    return { faults: faultsOf(error, 0).map(({ refusal }) => refusal) };
  }
}
