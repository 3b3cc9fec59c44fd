import type { BookingNote } from '../../domain/booking-note';

export interface NoteToSet {
  readonly bookingId: string;
  readonly body: string;
  readonly authorId: string;
  /** Refused when it is not the current one. */
  readonly ifVersion?: number | undefined;
}

/** A note as the export of a person’s own data shows it, who wrote it or whose booking it is about. */
export interface NoteAbout {
  readonly bookingId: string;
  readonly body: string;
  readonly updatedAt: number;
}

/** Notes of managers about bookings. Callers check permission before. */
export abstract class Notes {
  /** Returns notes about a borrower's bookings, the newest booking first. */
  abstract about(borrowerId: string, beforeBookingId: string | null, most: number): Promise<NoteAbout[]>;
  /** Returns notes whose latest version a person wrote, the newest booking first. */
  abstract writtenBy(authorId: string, beforeBookingId: string | null, most: number): Promise<NoteAbout[]>;
  abstract of(bookingId: string): Promise<BookingNote>;
  /** Undefined when the note has become another since. */
  abstract set(note: NoteToSet, now: number): Promise<BookingNote | undefined>;
}
