import { refused, type Refusal } from '@kashikari/kernel';
import type { Id } from '../ids';
import type { Defaults, RehearsedRow, RowOutcome } from './rehearse';

export type ImportKind = 'goods' | 'goods_edit' | 'isbn';
export type ImportState = 'reading' | 'ready' | 'applying' | 'applied' | 'failed';

/** Imports of one account that are not applied; older ones are deleted. */
export const MAX_OPEN = 10;

/** Time for which an import can be viewed, milliseconds: 7 days. */
export const KEPT_FOR = 7 * 86_400_000;

/** Goods from a sheet, from reading it to writing them. */
export interface Import {
  readonly id: Id;
  /** The account that created it, and alone sees it. */
  readonly accountId: Id;
  readonly kind: ImportKind;
  readonly state: ImportState;
  readonly defaults: Defaults;
  readonly columns: readonly string[];
  /** Empty for text. */
  readonly encoding: string;
  /** Rows by what becomes of them. */
  readonly counts: Readonly<Partial<Record<RowOutcome, number>>>;
  readonly rowCount: number;
  readonly failure: Refusal | null;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly appliedAt: number | null;
}

/** Returns the number of rows by outcome. */
export function countsOf(rows: readonly RehearsedRow[]): Import['counts'] {
  const counts: Partial<Record<RowOutcome, number>> = {};
  for (const { outcome } of rows) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** @throws DomainError `import.applied` or `import.not_ready` */
export function refuseUnlessOpen({ state }: Import): void {
  if (state === 'applied' || state === 'applying') throw refused('import.applied');
  if (state === 'reading') throw refused('import.not_ready');
}

/**
 * Returns true if the import can be written now; false if it was written or is being written.
 * @throws DomainError `import.not_ready`, `import.faulty`, or `import.no_rows` if no row would be written
 */
export function mayApply({ state, counts }: Import, skipFaulty: boolean): boolean {
  if (state === 'applied' || state === 'applying') return false;
  if (state === 'reading') throw refused('import.not_ready');
  const { faulty = 0, new: added = 0, changed = 0 } = counts;
  if (faulty > 0 && !skipFaulty) throw refused('import.faulty', { faulty });
  if (added + changed === 0) throw refused('import.no_rows');
  return true;
}
