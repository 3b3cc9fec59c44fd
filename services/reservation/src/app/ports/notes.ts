import type { BookingNote } from '../../domain/booking-note';

export interface NoteToSet {
  readonly bookingId: string;
  readonly body: string;
  readonly authorId: string;
  /** Refused when it is not the current one. */
  readonly ifVersion?: number | undefined;
}

/** Notes of managers about bookings. Who may see them is asked before. */
export abstract class Notes {
  abstract of(bookingId: string): Promise<BookingNote>;
  /** Undefined when the note has become another since. */
  abstract set(note: NoteToSet, now: number): Promise<BookingNote | undefined>;
}
