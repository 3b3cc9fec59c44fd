import { messages } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { BookingNotes } from '../app/booking-notes';
import { ListNotesAbout } from '../app/list-notes-about';
import type { BookingNote } from '../domain/booking-note';
import { MAX_MEMO } from './limits';
import { idOf, textOf } from './read-request';

@GrpcController(messages.MessageServiceService)
export class BookingNotesController {
  constructor(
    private readonly notes: BookingNotes,
    private readonly about: ListNotesAbout,
  ) {}

  async getBookingNote(
    request: messages.GetBookingNoteRequest,
    call: Call,
  ): Promise<messages.GetBookingNoteResponse> {
    return { note: noteMessage(await this.notes.get(idOf('booking', request.bookingId), call)) };
  }

  async listNotesAbout(
    { beforeBookingId, written: isWritten }: messages.ListNotesAboutRequest,
    call: Call,
  ): Promise<messages.ListNotesAboutResponse> {
    const before = beforeBookingId ? idOf('booking', beforeBookingId) : null;
    const { notes, more } = await this.about.run({ before, isWritten }, call);
    return { notes: notes.map((note) => ({ ...note, updatedAt: new Date(note.updatedAt) })), more };
  }

  async setBookingNote(
    request: messages.SetBookingNoteRequest,
    call: Call,
  ): Promise<messages.SetBookingNoteResponse> {
    const command = {
      bookingId: idOf('booking', request.bookingId),
      body: textOf(request.body, MAX_MEMO, 'body'),
      ifVersion: request.ifVersion,
    };
    return { note: noteMessage(await this.notes.set(command, call)) };
  }
}

function noteMessage({ body, authorId, updatedAt, version }: BookingNote): messages.BookingNote {
  return {
    body,
    userId: authorId ?? '',
    updatedAt: updatedAt === null ? undefined : new Date(updatedAt),
    version,
  };
}
