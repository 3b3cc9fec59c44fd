import { DomainError, type Refusal, refused } from '@kashikari/kernel';
import { sessionEnded } from '@kashikari/platform';
import type { BookOutcome, Draft, Viewer } from '../../app/ports';
import type { Booking } from '../../domain/booking';
import { show, type ShownBooking } from '../../domain/shown-booking';
import type { BookerRelation, BookRow, KeptBooking } from './book';

interface StoredAnswer {
  readonly response: KeptBooking | null;
  readonly refusal: { readonly refusal: Refusal; readonly fields: readonly Refusal[] } | null;
}

/**
 * Maps a row of the SQL function `book` to an outcome. @throws DomainError the stored refusal of an idempotency key;
 * `session_ended` for a deleted account
 */
export function outcomeOf(row: BookRow, draft: Draft, viewer: Viewer, now: number): BookOutcome {
  switch (row.outcome) {
    case 'booked':
      return { kind: 'booked', shown: shownTo(draft.booking as Booking, draft, viewer, row.stands, now) };
    case 'refused':
      return { kind: 'refused', refusal: row.detail as Refusal, manages: row.stands === 'manager' };
    case 'replayed':
      return { kind: 'booked', shown: replay(row.detail as StoredAnswer, draft, viewer) };
    case 'running':
      throw refused('idempotency_in_progress');
    case 'gone':
      throw sessionEnded();
    case 'reused':
      throw refused('idempotency_key_reused');
    default:
      return { kind: row.outcome };
  }
}

/** The first answer again: the booking as it was made, seen at the moment it was made. */
function replay({ response, refusal }: StoredAnswer, draft: Draft, viewer: Viewer): ShownBooking {
  if (refusal) throw new DomainError(refusal.refusal, refusal.fields);
  const { booking, standing } = response as KeptBooking;
  return shownTo(booking, draft, viewer, standing, booking.createdAt);
}

function shownTo(
  booking: Booking,
  { terms }: Draft,
  viewer: Viewer,
  standing: BookerRelation | null,
  now: number,
): ShownBooking {
  const oversees = standing === 'group_owner';
  const caller = {
    userId: viewer.userId,
    manages: standing === 'manager',
    borrows: booking.borrowerId === viewer.userId || (standing !== 'manager' && !oversees),
    oversees,
    borrowerMayBook: true,
  };
  return show({ booking, ...terms, caller, now });
}
