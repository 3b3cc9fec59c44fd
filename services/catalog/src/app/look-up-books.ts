import { refused } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { MAX_BOOKS, type Book, type BookSourceName } from '../domain/book';
import { BookAnswerStore, BookSources, type BookAnswers, type BookSource } from './ports/books';

/** Finds book data by ISBN: what was answered before, else what the catalogs say, one after the other. */
@Injectable()
export class LookUpBooks {
  constructor(
    private readonly sources: BookSources,
    private readonly store: BookAnswerStore,
  ) {}

  /** Whether any catalog is set up. */
  get isSetUp(): boolean {
    return this.sources.all.length > 0;
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
    const sources = this.sources.all.filter(({ name }) => only === undefined || name === only);
    if (sources.length === 0) throw refused('books.unavailable');
    const books = new Map<string, Book>();
    let silent = false;
    for (const source of sources) {
      const missing = [...new Set(isbns)].filter((isbn) => !books.has(isbn));
      for (let at = 0; at < missing.length; at += MAX_BOOKS) {
        const part = missing.slice(at, at + MAX_BOOKS);
        const answers = await this.answersOf(source, part, now);
        for (const [isbn, book] of answers) if (book) books.set(isbn, book);
        silent ||= answers.size < part.length;
      }
    }
    if (books.size === 0 && silent) throw refused('books.unavailable');
    return books;
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
      // The adapter has logged it. What was answered before is used.
      return known;
    }
  }
}
