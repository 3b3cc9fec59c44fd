import type { BookView } from './api/find-book';
import type { GoodForm } from './good-draft';

type BookFields = Partial<
  Pick<GoodForm, 'title' | 'title_reading' | 'authors' | 'publisher' | 'release_date'>
>;

/** Returns the values of a book for the fields that are empty. */
export function fillFromBook(draft: GoodForm, book: BookView): BookFields {
  const values: Required<BookFields> = {
    title: book.title,
    title_reading: book.title_reading ?? '',
    authors: book.authors.join('\n'),
    publisher: book.publisher ?? '',
    release_date: book.release_date ?? '',
  };
  const names = Object.keys(values) as (keyof BookFields)[];
  // The reading is of the title of the book, not of another one.
  const isOther = draft.title.trim() !== '' && draft.title.trim() !== book.title;
  return Object.fromEntries(
    names
      .filter(
        (name) => draft[name].trim() === '' && values[name] !== '' && !(name === 'title_reading' && isOther),
      )
      .map((name) => [name, values[name]]),
  );
}
