import type { Call } from '@kashikari/kernel';
import { currentTraceparent, idempotencyActor, type OutgoingEvent, type Queries } from '@kashikari/platform';
import type { Draft, Viewer } from '../../app/ports';
import type { Booking } from '../../domain/booking';
import type { Relation } from '../../domain/join-queue';
import { instant } from '../booking/booking-row';
import { bookingChanged } from '../booking/outbox-event';

/** Prepared once per connection. */
const BOOK = { name: 'book', text: 'select * from book_in_order($1)' };

/** Parameters of the SQL function `book`. */
export type BookParameters = Readonly<Record<keyof ReturnType<typeof bookParameters>, unknown>>;

/**
 * Books in the order given, in one statement; a row for each. Each sees what those before it left, and a refusal of one
 * leaves the others alone.
 */
export function book(queries: Pick<Queries, 'read'>, wanted: readonly BookParameters[]): Promise<BookRow[]> {
  return queries.read<BookRow>(BOOK, [JSON.stringify(wanted)]);
}

export interface BookRow {
  readonly outcome:
    | 'booked'
    | 'refused'
    | 'replayed'
    | 'running'
    | 'reused'
    | 'gone'
    | 'stale'
    | 'unknown_good'
    | 'unknown_borrower';
  readonly stands: BookerRelation | null;
  readonly detail: unknown;
}

/**
 * Relation of the person who books to the good. A group owner books at the counter for a member, by the rules for
 * members.
 */
export type BookerRelation = Relation | 'group_owner';

/** The stored answer of an idempotency key: the new booking, and the user who made it. */
export interface KeptBooking {
  readonly booking: Booking;
  readonly goodTitle: string;
  readonly standing: BookerRelation;
}

/**
 * Returns the parameters of `book`. Without an idempotency key (bulk), the caller's transaction stores the answer.
 * `mark` adds fields to the event that the booking itself lacks.
 */
export function bookParameters(
  draft: Draft,
  viewer: Viewer,
  call: Call,
  withKey: boolean,
  mark: (event: OutgoingEvent) => OutgoingEvent = (event) => event,
) {
  const { terms, booking } = draft;
  const { good, lender } = terms;
  const key = withKey ? call.idempotency : undefined;
  const event = booking && mark(bookingChanged(booking, 'created', good.title, viewer.userId));
  const asked = booking?.asked;
  return {
    key_owner: key ? idempotencyActor(call.actor) : null,
    key: key?.key ?? null,
    body_hash: key?.bodyHash ?? null,
    actor: viewer.userId,
    card_group: viewer.cardGroupId,
    good_version: good.version,
    lender_version: lender.version,
    member_refusal: draft.memberRefusal,
    manager_refusal: draft.managerRefusal,
    max_supplies: lender.maxSupplies,
    limit_regardless: lender.limitSupplyRegardlessOfDate,
    id: booking?.id ?? null,
    good: draft.goodId,
    lender: good.ownerId,
    borrower: draft.borrowerId,
    quantity: booking?.quantity ?? null,
    is_hourly: asked?.unit === 'hour',
    start_date: asked?.unit === 'day' ? asked.startDate : null,
    end_date: asked?.unit === 'day' ? asked.endDate : null,
    start_at: booking && instant(booking.span.from),
    end_at: booking && instant(booking.span.until),
    zone: lender.zone,
    margin_days: booking?.terms.marginDays ?? null,
    claim_from: booking && instant(booking.claim.from),
    claim_until: booking && instant(booking.claim.until),
    memo: booking?.memo ?? null,
    method: booking?.method ?? null,
    charge: booking?.charge ?? null,
    now: instant(call.now),
    topic: event?.topic ?? null,
    event_type: event?.type ?? null,
    event: event?.data ?? null,
    traceparent: call.traceparent ?? currentTraceparent() ?? null,
    answer: key && booking ? { booking, goodTitle: good.title } : null,
  };
}
