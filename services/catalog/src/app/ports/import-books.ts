import type { Tx } from '@kashikari/platform/tx';
import type { BookRow } from '../../domain/imports/book-cells';
import type { Id } from '../../domain/ids';

/** A row that catalogs were not asked about. */
export interface UnfilledRow {
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** Rows of an import that wait for book data. All within the transaction of the job. */
export abstract class ImportBooks {
  /** Rows with an ISBN and no title, in their order. */
  abstract unfilled(tx: Tx, id: Id, limit: number): Promise<UnfilledRow[]>;
  /** Stores what was found; rows of an import that is gone are passed over. */
  abstract fill(tx: Tx, id: Id, rows: readonly BookRow[]): Promise<void>;
  /** Orders the next part, or the rehearsal. */
  abstract order(tx: Tx, id: Id, step: 'books' | 'read', now: number): Promise<void>;
}
