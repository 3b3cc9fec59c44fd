import type { Call } from '@kashikari/kernel';
import { currentTraceparent, idempotencyActor, type OutgoingEvent } from '@kashikari/platform';
import type { Draft, Viewer } from '../app/ports';
import type { Booking } from '../domain/booking';
import { instant } from './booking-row';
import { bookingChanged } from './outbox-event';

const PARAMETERS = 33;
const MARKS = Array.from({ length: PARAMETERS }, (_, index) => `$${index + 1}`);

/** The call of the SQL function `book`; prepared once per connection. */
export const BOOK = { name: 'book', text: `select * from book(${MARKS.join(', ')})` };

export interface BookRow {
  readonly outcome:
    'booked' | 'refused' | 'replayed' | 'running' | 'reused' | 'stale' | 'unknown_good' | 'unknown_borrower';
  readonly stands: Standing | null;
  readonly detail: unknown;
}

/** What the actor is to the good; the SQL function `standing`. */
export type Standing = 'manager' | 'member' | 'guest' | 'viewer' | 'none';

/** The stored answer of an idempotency key: the booking as it was made, and by whom. */
export interface KeptBooking {
  readonly booking: Booking;
  readonly goodTitle: string;
  readonly standing: Standing;
}

/**
 * The parameters of `book`, in its order. Without a key (bulk) the caller's own transaction keeps the answer. `mark`
 * adds to the event what the booking alone doesn't know.
 */
export function bookParameters(
  draft: Draft,
  viewer: Viewer,
  call: Call,
  withKey: boolean,
  mark: (event: OutgoingEvent) => OutgoingEvent = (event) => event,
): unknown[] {
  const { terms, booking } = draft;
  const { good, lender } = terms;
  const key = withKey ? call.idempotency : undefined;
  const event = booking && mark(bookingChanged(booking, 'created', good.title, viewer.userId));
  const asked = booking?.asked;
  return [
    key ? idempotencyActor(call.actor) : null,
    key?.key ?? null,
    key?.bodyHash ?? null,
    viewer.userId,
    viewer.cardGroupId,
    good.version,
    lender.version,
    draft.memberRefusal,
    draft.managerRefusal,
    lender.maxSupplies,
    lender.limitSupplyRegardlessOfDate,
    booking?.id ?? null,
    draft.goodId,
    good.ownerId,
    draft.borrowerId,
    booking?.quantity ?? null,
    asked?.unit === 'hour',
    asked?.unit === 'day' ? asked.startDate : null,
    asked?.unit === 'day' ? asked.endDate : null,
    booking && instant(booking.span.from),
    booking && instant(booking.span.until),
    lender.zone,
    booking?.terms.marginDays ?? null,
    booking && instant(booking.claim.from),
    booking && instant(booking.claim.until),
    booking?.memo ?? null,
    booking?.method ?? null,
    instant(call.now),
    event?.topic ?? null,
    event?.type ?? null,
    event?.data ?? null,
    currentTraceparent() ?? null,
    key && booking ? { booking, goodTitle: good.title } : null,
  ];
}
