import { books, enumOf, exactly, SETS, textOf } from '@kashikari/contracts';
import { accountHolder, isbnOf, refused, type Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { LookUpBooks } from '../app/look-up-books';
import { MAX_BOOKS, type Book } from '../domain/book';

const message = exactly<books.Book>();

@GrpcController(books.BookServiceService)
export class BooksController {
  constructor(private readonly books: LookUpBooks) {}

  async getBooks({ isbns, source }: books.GetBooksRequest, call: Call): Promise<books.GetBooksResponse> {
    accountHolder(call);
    if (isbns.length > MAX_BOOKS) throw refused('validation.too_many', { max: MAX_BOOKS }, 'isbns');
    const asked = isbns.map(read);
    const found = await this.books.lookUp(asked, call.now, textOf(SETS.bookSource, source));
    return { books: [...new Set(asked)].flatMap((isbn) => found.get(isbn) ?? []).map(bookMessage) };
  }
}

function read(text: string): string {
  const found = isbnOf(text, { typed: true });
  if ('fault' in found) throw refused(found.fault, undefined, 'isbn');
  return found.isbn;
}

function bookMessage({ authors, source, ...book }: Book): books.Book {
  return message({ ...book, authors: [...authors], source: enumOf(SETS.bookSource, source) });
}
