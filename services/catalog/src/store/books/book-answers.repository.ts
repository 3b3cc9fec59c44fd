import { Database } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { BookAnswerStore, type BookAnswers } from '../../app/ports/books';
import type { Book, BookSourceName } from '../../domain/book';

const DAY = 86_400_000;

/** Validity of an answer, milliseconds. An unknown book may be announced tomorrow. */
const GOOD_FOR = { known: 30 * DAY, unknown: DAY } as const;

const FIND = `
  select isbn, book from book_data
   where source = $1 and isbn = any ($2::text[]) and asked_at > case when book is null then $4 else $3 end::timestamptz`;

const KEEP = `
  insert into book_data (source, isbn, book, asked_at)
  select $1, isbn, case when book = 'null' then null else book end, $3
    from jsonb_to_recordset($2::jsonb) as a (isbn text, book jsonb) order by isbn
  on conflict (source, isbn) do update set book = excluded.book, asked_at = excluded.asked_at`;

@Injectable()
export class PgBookAnswerStore extends BookAnswerStore {
  constructor(private readonly db: Database) {
    super();
  }

  async find(source: BookSourceName, isbns: readonly string[], now: number): Promise<BookAnswers> {
    const since = [new Date(now - GOOD_FOR.known), new Date(now - GOOD_FOR.unknown)];
    const rows = await this.db.read<{ isbn: string; book: Book | null }>(FIND, [source, isbns, ...since]);
    return new Map(rows.map(({ isbn, book }) => [isbn, book]));
  }

  async keep(source: BookSourceName, answers: BookAnswers, now: number): Promise<void> {
    const rows = [...answers].map(([isbn, book]) => ({ isbn, book }));
    await this.db.read(KEEP, [source, JSON.stringify(rows), new Date(now)]);
    await this.db.read('delete from book_data where asked_at < $1', [new Date(now - GOOD_FOR.known)]);
  }
}
