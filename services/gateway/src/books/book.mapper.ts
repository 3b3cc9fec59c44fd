import { books } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { Book } from './book.schema';

/** Names of the sources as they want to be named. */
const CREDITS: Readonly<Record<string, string>> = {
  [books.BookSource.BOOK_SOURCE_OPENBD]: 'openBD',
  [books.BookSource.BOOK_SOURCE_NDL]: '国立国会図書館サーチ',
};

/** Returns the name of a source, to show beside its data; null for none. */
export const creditOf = (source: books.BookSource): string | null => CREDITS[source] ?? null;

export const toBook = answerOf(Book, books.Book, { credit: ({ source }) => creditOf(source) ?? '' });
