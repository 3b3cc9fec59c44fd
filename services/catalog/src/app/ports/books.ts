import type { Book, BookSourceName } from '../../domain/book';

/** What a catalog says of each ISBN; null where it does not know it. What is missing was not answered. */
export type BookAnswers = ReadonlyMap<string, Book | null>;

/** A catalog of books on the internet. */
export abstract class BookSource {
  abstract readonly name: BookSourceName;
  /** @param isbns 13 digits each, 100 at most @throws Error when the catalog answers nothing */
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
