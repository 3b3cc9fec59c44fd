import type { Call, Refusal } from '@kashikari/kernel';
import type { Tx } from '@kashikari/platform/tx';
import type { BookSourceName } from '../../domain/book';
import type { BookRow } from '../../domain/imports/book-cells';
import type { Import, ImportKind } from '../../domain/imports/import';
import type { Defaults, RehearsedRow, RowOutcome, SheetRow } from '../../domain/imports/rehearse';
import type { Id } from '../../domain/ids';
import type { Page } from './goods';
import type { Listed } from './voices';

/** A sheet as it was read. */
export interface NewImport {
  readonly accountId: Id;
  readonly kind: ImportKind;
  readonly defaults: Defaults;
  readonly columns: readonly string[];
  readonly encoding: string;
  readonly rows: readonly Omit<SheetRow, 'leftOut'>[];
  /** True if book catalogs are queried before the rehearsal. */
  readonly needsBooks: boolean;
}

/** A row with its cells and what becomes of it; no outcome before it is rehearsed. */
export interface ImportRow extends Omit<RehearsedRow, 'outcome'> {
  readonly cells: Readonly<Record<string, string>>;
  readonly outcome: RowOutcome | '';
  /** Warnings that do not keep the row from being written. */
  readonly notes: readonly Refusal[];
  /** The catalog that filled the row. */
  readonly bookSource: BookSourceName | '';
}

/** Cells of a row that are changed, or that it is left out. */
export interface RowChange {
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly leftOut: boolean;
  /** Answers of catalogs for a changed ISBN. */
  readonly book?: BookRow;
}

/** Imports of goods. Imports of other accounts are not found. */
export abstract class Imports {
  /** Keeps a sheet and orders its rehearsal; the oldest ones that are not applied go. */
  abstract create(sheet: NewImport, call: Call): Promise<Import>;
  abstract find(id: Id, accountId: Id): Promise<Import | undefined>;
  /** Rows in their order, of an outcome or with notes; all without either. */
  abstract rows(id: Id, which: RowOutcome | 'noted' | undefined, page: Page): Promise<Listed<ImportRow>>;
  /**
   * Changes a row and rehearses all, alone on the import. Undefined when there is no such row.
   * @throws DomainError `import.applied`, `import.not_ready`
   */
  abstract changeRow(id: Id, accountId: Id, change: RowChange, call: Call): Promise<Import | undefined>;
  /**
   * Orders the writing; `mayApply` says whether, and throws where it is refused. Undefined when there is no such import.
   */
  abstract order(
    id: Id,
    accountId: Id,
    mayApply: (one: Import) => boolean,
    now: number,
  ): Promise<Import | undefined>;
  abstract delete(id: Id, accountId: Id, check: (one: Import) => void): Promise<boolean>;
  /** Does what is ordered, within the transaction of its job. Nothing happens to an import that is gone or past it. */
  abstract rehearse(tx: Tx, id: Id, now: number): Promise<void>;
  abstract apply(tx: Tx, id: Id, now: number): Promise<void>;
  abstract sweep(tx: Tx, id: Id): Promise<void>;
}
