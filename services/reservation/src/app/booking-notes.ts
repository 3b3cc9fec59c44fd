import { type Call, notFound, refused, unwrap } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { mayNote, type BookingNote } from '../domain/booking-note';
import { signedIn, writer } from './callers';
import { Messages, type Reader } from './ports/messages';
import { Notes } from './ports/notes';

export interface SetNoteCommand {
  readonly bookingId: string;
  readonly body: string;
  readonly ifVersion?: number | undefined;
}

/** Notes of managers about bookings. People who do not manage the good cannot read them. */
@Injectable()
export class BookingNotes {
  constructor(
    private readonly threads: Messages,
    private readonly notes: Notes,
  ) {}

  async get(bookingId: string, call: Call): Promise<BookingNote> {
    await this.check(bookingId, signedIn(call.actor));
    return this.notes.of(bookingId);
  }

  async set({ bookingId, body, ifVersion }: SetNoteCommand, call: Call): Promise<BookingNote> {
    const author = writer(call.actor);
    await this.check(bookingId, author);
    const note = await this.notes.set({ bookingId, body, ifVersion, authorId: author.userId }, call.now);
    if (!note) throw refused('stale');
    return note;
  }

  private async check(bookingId: string, reader: Reader): Promise<void> {
    const thread = await this.threads.thread(bookingId, reader);
    if (!thread) throw notFound('booking', bookingId);
    unwrap(mayNote(thread));
  }
}
