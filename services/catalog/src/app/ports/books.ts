import type { Book, BookSourceName } from '../../domain/book';

/** Answers of a catalog by ISBN; null if it does not know the ISBN, missing if it did not answer. */
export type BookAnswers = ReadonlyMap<string, Book | null>;

/** A catalog of books on the internet. */
export abstract class BookSource {
  abstract readonly name: BookSourceName;
  /**
   * @param isbns 13 digits each, up to 100
   * @throws Error if the catalog answers nothing
   */
  abstract ask(isbns: readonly string[]): Promise<BookAnswers>;
}

/** The catalogs that are set up, in the order in which they are asked. */
export abstract class BookSources {
  abstract readonly all: readonly BookSource[];
}

/** Answers of catalogs, kept for 30 days; that a catalog does not know an ISBN, for one day. */
export abstract class BookAnswerStore {
  abstract find(source: BookSourceName, isbns: readonly string[], now: number): Promise<BookAnswers>;
  abstract keep(source: BookSourceName, answers: BookAnswers, now: number): Promise<void>;
}
