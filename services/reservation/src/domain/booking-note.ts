import { allow, notFound, refuse, type Verdict } from '@kashikari/kernel';
import { sideOf, type Thread } from './message';

/** What those who manage a good note down about a booking, for each other. */
export interface BookingNote {
  readonly body: string;
  readonly authorId: string | null;
  readonly updatedAt: number | null;
  /** 0 when there is none yet. */
  readonly version: number;
}

export const NO_NOTE: BookingNote = { body: '', authorId: null, updatedAt: null, version: 0 };

/** For the lender and who acts for it; not for borrowers, nor for who only sees. */
export function mayNote(thread: Thread): Verdict<null> {
  if (sideOf(thread) === null) return { ok: false, refusal: notFound('booking', thread.bookingId).refusal };
  return thread.person.manages ? allow(null) : refuse('booking.manager_only');
}
