import { books } from '@kashikari/contracts';
import { refused, type Call } from '@kashikari/kernel';
import type { Services } from '../clients/services';
import { route } from '../rest/request-context';
import { toBook } from './book.mapper';
import { BookAnswer, BookList, booksQuery, byIsbn } from './book.schema';

const tag = 'Books';
const refuses = ['forbidden', 'good.isbn', 'good.isbn_jan', 'books.none', 'books.unavailable'] as const;
const { BOOK_SOURCE_UNSPECIFIED, BOOK_SOURCE_NDL } = books.BookSource;

const listBooks = route(
  {
    method: 'get',
    path: '/books',
    operationId: 'listBooks',
    tag,
    summary: 'List books by ISBN',
    description: 'For each ISBN, the data of the first source that knows it. Unknown ISBNs are omitted.',
    auth: 'required',
    query: booksQuery,
    answer: { status: 200, description: 'The books that are known.', body: BookList },
    refuses: ['forbidden', 'good.isbn', 'good.isbn_jan', 'books.unavailable'],
  },
  async ({ query, call, services }) => {
    const found = await services.books.getBooks(
      { isbns: query.isbns, source: BOOK_SOURCE_UNSPECIFIED },
      call,
    );
    return { body: { books: found.books.map(toBook) } };
  },
);

const getBook = route(
  {
    method: 'get',
    path: '/books/{id}',
    operationId: 'getBook',
    tag,
    summary: 'Get a book by ISBN',
    description:
      'Sources are queried in the order of the setting `BOOK_SOURCES`; the first that knows the book is used.',
    auth: 'required',
    params: byIsbn,
    answer: { status: 200, description: 'The book.', body: BookAnswer },
    refuses,
  },
  async ({ params, call, services }) => ({
    body: { book: await bookOf(services, params.id, BOOK_SOURCE_UNSPECIFIED, call) },
  }),
);

const getNdlBook = route(
  {
    method: 'get',
    path: '/books/ndl/{id}',
    operationId: 'getNdlBook',
    tag,
    summary: 'Get a book by ISBN from NDL Search',
    description: 'From the National Diet Library alone.',
    auth: 'required',
    params: byIsbn,
    answer: { status: 200, description: 'The book.', body: BookAnswer },
    refuses,
  },
  async ({ params, call, services }) => ({
    body: { book: await bookOf(services, params.id, BOOK_SOURCE_NDL, call) },
  }),
);

const getNdlCover = route(
  {
    method: 'get',
    path: '/books/ndl_thumbnail/{id}',
    operationId: 'getNdlCover',
    tag,
    summary: 'Get the cover of a book from NDL Search',
    description:
      'Returns the address of the picture in `cover_url` and the words to show beside it in `credit`. Covers are loaded from the source and never stored.',
    auth: 'required',
    params: byIsbn,
    answer: { status: 200, description: 'The book, with the address of its cover.', body: BookAnswer },
    refuses,
  },
  async ({ params, call, services }) => ({
    body: { book: await bookOf(services, params.id, BOOK_SOURCE_NDL, call) },
  }),
);

export const bookRoutes = [listBooks, getBook, getNdlBook, getNdlCover];

async function bookOf(services: Services, isbn: string, source: books.BookSource, call: Call) {
  const [book] = (await services.books.getBooks({ isbns: [isbn], source }, call)).books;
  if (!book) throw refused('books.none');
  return toBook(book);
}
