import { Job, type DueJob, type JobHandler, type Tx } from '@kashikari/platform';
import { FillFromBooks } from '../app/fill-from-books';

/** Asks catalogs of books about the ISBNs of an import; the key is its id. */
@Job('import.books')
export class FillImportJob implements JobHandler<null> {
  constructor(private readonly books: FillFromBooks) {}

  run({ key }: DueJob<null>, now: number, tx: Tx): Promise<void> {
    return this.books.next(tx, key, now);
  }
}
