import { allow, notFound, refuse, type Verdict } from '@kashikari/kernel';
import { sideOf, type Thread } from './message';

/** A note about a booking that the managers of its good share. */
export interface BookingNote {
  readonly body: string;
  readonly authorId: string | null;
  readonly updatedAt: number | null;
  /** 0 if there is no note yet. */
  readonly version: number;
}

export const NO_NOTE: BookingNote = { body: '', authorId: null, updatedAt: null, version: 0 };

/** Allows notes to the lender and its managers; not to borrowers, nor to people who only see the booking. */
export function mayNote(thread: Thread): Verdict<null> {
  if (sideOf(thread) === null) return { ok: false, refusal: notFound('booking', thread.bookingId).refusal };
  return thread.person.manages ? allow(null) : refuse('booking.manager_only');
}
