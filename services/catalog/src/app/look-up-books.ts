import { refused } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { MAX_BOOKS, type Book, type BookSourceName } from '../domain/book';
import { BookAnswerStore, BookSources, type BookAnswers, type BookSource } from './ports/books';

/** Books by ISBN, and the ISBNs about which a catalog did not answer. */
export interface BookFindings {
  readonly books: ReadonlyMap<string, Book>;
  readonly unanswered: ReadonlySet<string>;
}

/** Finds book data by ISBN: what was answered before, else what the catalogs say, one after the other. */
@Injectable()
export class LookUpBooks {
  constructor(
    private readonly sources: BookSources,
    private readonly store: BookAnswerStore,
  ) {}

  /** The catalogs that are set up. */
  get names(): BookSourceName[] {
    return this.sources.all.map(({ name }) => name);
  }

  /**
   * @param isbns 13 digits each
   * @param now epoch milliseconds
   * @param only the catalog to ask; all by default
   * @returns the books that are found, by ISBN
   * @throws DomainError `books.unavailable` when no catalog is set up, or when nothing is found and one does not answer
   */
  async lookUp(
    isbns: readonly string[],
    now: number,
    only?: BookSourceName,
  ): Promise<ReadonlyMap<string, Book>> {
    const { books, unanswered } = await this.find(isbns, now, only);
    if (books.size === 0 && unanswered.size > 0) throw refused('books.unavailable');
    return books;
  }

  /** Finds what can be found, and says which ISBNs nobody has answered about. */
  async find(isbns: readonly string[], now: number, only?: BookSourceName): Promise<BookFindings> {
    const sources = this.sources.all.filter(({ name }) => only === undefined || name === only);
    const books = new Map<string, Book>();
    const unanswered = new Set(sources.length > 0 ? [] : isbns);
    for (const source of sources) {
      const missing = [...new Set(isbns)].filter((isbn) => !books.has(isbn));
      for (let at = 0; at < missing.length; at += MAX_BOOKS) {
        const part = missing.slice(at, at + MAX_BOOKS);
        const answers = await this.answersOf(source, part, now);
        for (const [isbn, book] of answers) if (book) books.set(isbn, book);
        for (const isbn of part) if (!answers.has(isbn)) unanswered.add(isbn);
      }
    }
    return { books, unanswered };
  }

  private async answersOf(source: BookSource, isbns: readonly string[], now: number): Promise<BookAnswers> {
    const known = await this.store.find(source.name, isbns, now);
    const unknown = isbns.filter((isbn) => !known.has(isbn));
    if (unknown.length === 0) return known;
    try {
      const answers = await source.ask(unknown);
      await this.store.keep(source.name, answers, now);
      return new Map([...known, ...answers]);
    } catch {
      // The adapter has logged the failure. Earlier answers are used.
      return known;
    }
  }
}
