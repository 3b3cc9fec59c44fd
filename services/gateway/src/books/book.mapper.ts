import { books } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { Book } from './book.schema';

/** Names of the sources as they want to be named. */
const CREDITS: Readonly<Record<string, string>> = {
  [books.BookSource.BOOK_SOURCE_OPENBD]: 'openBD',
  [books.BookSource.BOOK_SOURCE_NDL]: '国立国会図書館サーチ',
};

export const toBook = answerOf(Book, books.Book, { credit: ({ source }) => CREDITS[source] ?? '' });
