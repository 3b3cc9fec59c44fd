import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { MAX_BOOKS } from '../domain/book';
import { fillRow, wantedIsbn, type BookRow } from '../domain/imports/book-cells';
import type { Id } from '../domain/ids';
import { LookUpBooks } from './look-up-books';
import { ImportBooks, type UnfilledRow } from './ports/import-books';

/** Fills empty cells of imports with book data, before the rehearsal. */
@Injectable()
export class FillFromBooks {
  constructor(
    private readonly imports: ImportBooks,
    private readonly books: LookUpBooks,
  ) {}

  /** Fills the next 100 rows. More rows are another job, so that other jobs wait for one request of a catalog alone. */
  async next(tx: Tx, id: Id, now: number): Promise<void> {
    const rows = await this.imports.unfilled(tx, id, MAX_BOOKS);
    if (rows.length > 0) await this.imports.fill(tx, id, await this.rows(rows, now));
    await this.imports.order(tx, id, rows.length === MAX_BOOKS ? 'books' : 'read', now);
  }

  /** Fills one row, when somebody has given it another ISBN. */
  async row(row: number, cells: UnfilledRow['cells'], now: number): Promise<BookRow | undefined> {
    if (this.books.names.length === 0 || !wantedIsbn(cells)) return undefined;
    return (await this.rows([{ row, cells }], now))[0];
  }

  private async rows(rows: readonly UnfilledRow[], now: number): Promise<BookRow[]> {
    const isbns = rows.flatMap(({ cells }) => wantedIsbn(cells) ?? []);
    const { books, unanswered } = await this.books.find(isbns, now);
    return rows.map(({ row, cells }) => {
      const isbn = wantedIsbn(cells);
      // A fault of the row says that this is no ISBN.
      if (!isbn) return { row, cells: {}, notes: [], bookSource: '' };
      return fillRow(row, cells, books.get(isbn), unanswered.has(isbn) ? 'books.unavailable' : 'books.none');
    });
  }
}
