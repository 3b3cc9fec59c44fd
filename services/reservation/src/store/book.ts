import type { Call } from '@kashikari/kernel';
import { currentTraceparent, idempotencyActor, type OutgoingEvent, type Queries } from '@kashikari/platform';
import type { Draft, Viewer } from '../app/ports';
import type { Booking } from '../domain/booking';
import { instant } from './booking-row';
import { bookingChanged } from './outbox-event';

/** What the SQL function `book` takes, in its order, with the types it takes them in. */
const COLUMNS = {
  key_owner: 'text',
  key: 'text',
  body_hash: 'text',
  actor: 'uuid',
  card_group: 'uuid',
  good_version: 'bigint',
  lender_version: 'bigint',
  member_refusal: 'jsonb',
  manager_refusal: 'jsonb',
  max_supplies: 'int',
  limit_regardless: 'boolean',
  id: 'uuid',
  good: 'uuid',
  lender: 'uuid',
  borrower: 'uuid',
  quantity: 'int',
  is_hourly: 'boolean',
  start_date: 'date',
  end_date: 'date',
  start_at: 'timestamptz',
  end_at: 'timestamptz',
  zone: 'text',
  margin_days: 'int',
  claim_from: 'timestamptz',
  claim_until: 'timestamptz',
  memo: 'text',
  method: 'text',
  now: 'timestamptz',
  topic: 'text',
  event_type: 'text',
  event: 'jsonb',
  traceparent: 'text',
  answer: 'jsonb',
} as const;

const names = Object.keys(COLUMNS);
const definitions = Object.entries(COLUMNS).map(([name, type]) => `${name} ${type}`);

/**
 * Calls the SQL function `book` for one or for many, one after the other: each sees what those before it left. Prepared
 * once per connection.
 */
const BOOK = {
  name: 'book',
  text: `select b.* from rows from (jsonb_to_recordset($1) as (${definitions.join(', ')})) with ordinality as w,
      lateral book(${names.map((name) => `w.${name}`).join(', ')}) b
    order by w.ordinality`,
};

/** What is to be booked, in the words of the SQL function. */
export type BookParameters = Readonly<Record<keyof typeof COLUMNS, unknown>>;

/** Books in the order given, in one statement; a row for each. A refusal of one leaves the others alone. */
export function book(queries: Pick<Queries, 'read'>, wanted: readonly BookParameters[]): Promise<BookRow[]> {
  return queries.read<BookRow>(BOOK, [JSON.stringify(wanted)]);
}

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
 * What `book` is called with. Without a key (bulk) the caller's own transaction keeps the answer. `mark` adds to the event
 * what the booking alone doesn't know.
 */
export function bookParameters(
  draft: Draft,
  viewer: Viewer,
  call: Call,
  withKey: boolean,
  mark: (event: OutgoingEvent) => OutgoingEvent = (event) => event,
): BookParameters {
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
    now: instant(call.now),
    topic: event?.topic ?? null,
    event_type: event?.type ?? null,
    event: event?.data ?? null,
    traceparent: currentTraceparent() ?? null,
    answer: key && booking ? { booking, goodTitle: good.title } : null,
  };
}
