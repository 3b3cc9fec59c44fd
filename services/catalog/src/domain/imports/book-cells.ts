import { isbnOf, type Refusal } from '@kashikari/kernel';
import type { Book, BookSourceName } from '../book';

type Cells = Readonly<Record<string, string>>;

/** A row after catalogs of books were asked about its ISBN. */
export interface BookRow {
  readonly row: number;
  /** Filled cells only. */
  readonly cells: Cells;
  readonly notes: readonly Refusal[];
  readonly bookSource: BookSourceName | '';
}

/** Returns the ISBN of a row whose title is to come from a catalog: it has an ISBN and no title. */
export function wantedIsbn({ isbn = '', title = '' }: Cells): string | undefined {
  if (title.trim() !== '') return undefined;
  const read = isbnOf(isbn, { typed: true });
  return 'isbn' in read ? read.isbn : undefined;
}

/** Fills the empty cells of a row. @param missing the code of the note where there is no book */
export function fillRow(
  row: number,
  cells: Cells,
  book: Book | undefined,
  missing: 'books.none' | 'books.unavailable',
): BookRow {
  if (!book) {
    const kind = missing === 'books.none' ? 'not_found' : 'unavailable';
    return { row, cells: {}, notes: [{ kind, code: missing, field: 'isbn' }], bookSource: '' };
  }
  const isEmpty = (column: string) => (cells[column] ?? '').trim() === '';
  const filled = Object.entries(cellsOf(book)).filter(
    ([column, value]) => value !== '' && isEmpty(column) && !(column === 'authors' && !isEmpty('author')),
  );
  return { row, cells: Object.fromEntries(filled), notes: [], bookSource: book.source };
}

const cellsOf = ({ title, titleReading, authors, publisher, releaseDate }: Book): Cells => ({
  ...{ title, publisher },
  title_reading: titleReading,
  authors: authors.join('; '),
  release_date: releaseDate,
});
