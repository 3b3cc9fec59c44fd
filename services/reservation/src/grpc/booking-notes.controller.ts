import { messages } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { BookingNotes } from '../app/booking-notes';
import type { BookingNote } from '../domain/booking-note';
import { MOST_MEMO } from './limits';
import { idOf, textOf } from './read-request';

/** What managers note down about bookings. */
@GrpcController(messages.MessageServiceService)
export class BookingNotesController {
  constructor(private readonly notes: BookingNotes) {}

  async getBookingNote(
    request: messages.GetBookingNoteRequest,
    call: Call,
  ): Promise<messages.GetBookingNoteResponse> {
    return { note: noteMessage(await this.notes.get(idOf('booking', request.bookingId), call)) };
  }

  async setBookingNote(
    request: messages.SetBookingNoteRequest,
    call: Call,
  ): Promise<messages.SetBookingNoteResponse> {
    const command = {
      bookingId: idOf('booking', request.bookingId),
      body: textOf(request.body, MOST_MEMO, 'body'),
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
