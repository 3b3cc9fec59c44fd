import { Injectable } from '@nestjs/common';
import { Database } from '@kashikari/platform';
import { Notes, type NoteAbout, type NoteToSet } from '../../app/ports/notes';
import { NO_NOTE, type BookingNote } from '../../domain/booking-note';
import { instant } from './booking-row';

interface NoteRow {
  readonly body: string;
  readonly author_id: string;
  readonly updated_at: Date;
  readonly version: number;
}

const GET = {
  name: 'get-booking-note',
  text: 'select body, author_id, updated_at, version from booking_note where booking_id = $1',
};

const ABOUT = {
  name: 'notes-about',
  text: `select n.booking_id, n.body, n.updated_at from booking b join booking_note n on n.booking_id = b.id
    where b.borrower_id = $1 and n.body <> '' and ($2::uuid is null or b.id < $2) order by b.id desc limit $3`,
};

const WRITTEN = {
  name: 'notes-written',
  text: `select n.booking_id, n.body, n.updated_at from booking_note n
    where n.author_id = $1 and n.body <> '' and ($2::uuid is null or n.booking_id < $2)
    order by n.booking_id desc limit $3`,
};

/** `$5` is the version that the caller saw: 0 for no note, null to overwrite any version. */
const SET = {
  name: 'set-booking-note',
  text: `insert into booking_note as n (booking_id, body, author_id, updated_at)
    select $1, $2, $3, $4 where coalesce($5, 0) = 0 or exists (select from booking_note where booking_id = $1)
    on conflict (booking_id) do update set body = excluded.body, author_id = excluded.author_id,
      updated_at = excluded.updated_at, version = n.version + 1 where $5 is null or n.version = $5
    returning body, author_id, updated_at, version`,
};

@Injectable()
export class PgNotes extends Notes {
  constructor(private readonly db: Database) {
    super();
  }

  about(borrowerId: string, before: string | null, most: number): Promise<NoteAbout[]> {
    return this.list(ABOUT, borrowerId, before, most);
  }

  writtenBy(authorId: string, before: string | null, most: number): Promise<NoteAbout[]> {
    return this.list(WRITTEN, authorId, before, most);
  }

  private async list(
    query: typeof ABOUT,
    userId: string,
    before: string | null,
    most: number,
  ): Promise<NoteAbout[]> {
    const rows = await this.db.read<NoteRow & { readonly booking_id: string }>(query, [userId, before, most]);
    return rows.map((row) => ({
      bookingId: row.booking_id,
      body: row.body,
      updatedAt: row.updated_at.getTime(),
    }));
  }

  async of(bookingId: string): Promise<BookingNote> {
    const row = await this.db.one<NoteRow>(GET, [bookingId]);
    return row ? noteFrom(row) : NO_NOTE;
  }

  async set(
    { bookingId, body, authorId, ifVersion }: NoteToSet,
    now: number,
  ): Promise<BookingNote | undefined> {
    const row = await this.db.one<NoteRow>(SET, [bookingId, body, authorId, instant(now), ifVersion ?? null]);
    return row && noteFrom(row);
  }
}

function noteFrom({ body, author_id: authorId, updated_at: at, version }: NoteRow): BookingNote {
  return { body, authorId, updatedAt: at.getTime(), version };
}
