import { spanOf } from '@kashikari/availability';
import type { SqlTx } from '@kashikari/platform';
import type { Offer } from '../../domain/offers';
import { lastCall, type Wait } from '../../domain/wait';
import { instant, instantOrNull, rangeText } from '../booking/booking-row';

/** Returns no row if the person already waits for the range. */
const INSERT = {
  name: 'insert-wait',
  text: `insert into wait (id, good_id, user_id, quantity, is_hourly, start_date, end_date, start_at, end_at, zone,
      last_call, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)
    on conflict (good_id, user_id, start_at, end_at) where state in ('waiting', 'offered') do nothing
    returning id`,
};

/** Every column that an act can change; one UPDATE for all. */
const SAVE = {
  name: 'save-waits',
  text: `update wait w set version = n.version, state = n.state, zone = n.zone, offered_at = n.offered_at,
      answer_by = n.answer_by, booking_id = n.booking_id, updated_at = n.updated_at
    from jsonb_to_recordset($1::jsonb) as n (id uuid, version bigint, state text, zone text, offered_at timestamptz,
      answer_by timestamptz, booking_id uuid, updated_at timestamptz)
    where w.id = n.id`,
};

/** Inserts a claim under the id of its wait. It is guarded like other claims, and appears in no list of bookings. */
const HOLD = {
  name: 'hold-for-waits',
  text: `insert into booking (id, kind, good_id, lender_id, booked_by, quantity, is_hourly, start_date, end_date, start_at,
      end_at, agreed_end_at, zone, margin_days, claim, method, created_at, updated_at)
    select id, 'hold', good_id, lender_id, user_id, quantity, is_hourly, start_date, end_date, start_at, end_at, end_at, zone,
        0, claim, 'queue', $2, $2
      from jsonb_to_recordset($1::jsonb) as n (id uuid, good_id uuid, lender_id uuid, user_id uuid, quantity int, is_hourly boolean,
        start_date date, end_date date, start_at timestamptz, end_at timestamptz, zone text, claim tstzrange)`,
};

const RELEASE = {
  name: 'release-holds',
  text: `delete from booking where id = any ($1::uuid[]) and kind = 'hold'`,
};

/** Adds a user to the queue; returns false if they already wait for the range. */
export async function insertWait(tx: SqlTx, wait: Wait): Promise<boolean> {
  const { asked, zone } = wait;
  const { from, until } = spanOf(asked, zone);
  const row = await tx.one(INSERT, [
    wait.id,
    wait.goodId,
    wait.userId,
    wait.quantity,
    ...datesOf(wait),
    instant(from),
    instant(until),
    zone,
    instant(lastCall(asked, zone)),
    instant(wait.createdAt),
  ]);
  return row !== undefined;
}

export async function saveWaits(tx: SqlTx, waits: readonly Wait[]): Promise<void> {
  const rows = waits.map((wait) => ({
    id: wait.id,
    version: wait.version,
    state: wait.state,
    zone: wait.zone,
    offered_at: instantOrNull(wait.offeredAt),
    answer_by: instantOrNull(wait.answerBy),
    booking_id: wait.bookingId,
    updated_at: instant(wait.updatedAt),
  }));
  await tx.read(SAVE, [JSON.stringify(rows)]);
}

/** Holds what was offered; the goods are locked by this transaction. */
export async function holdFor(
  tx: SqlTx,
  offers: readonly (Offer & { readonly lenderId: string })[],
  now: number,
): Promise<void> {
  const rows = offers.map(({ wait, span, claim, lenderId }) => {
    const [isHourly, startDate, endDate] = datesOf(wait);
    return {
      id: wait.id,
      good_id: wait.goodId,
      lender_id: lenderId,
      user_id: wait.userId,
      quantity: wait.quantity,
      is_hourly: isHourly,
      start_date: startDate,
      end_date: endDate,
      start_at: instant(span.from),
      end_at: instant(span.until),
      zone: wait.zone,
      claim: rangeText(claim),
    };
  });
  await tx.read(HOLD, [JSON.stringify(rows), instant(now)]);
}

/** Releases the units held for these waits. */
export async function release(tx: SqlTx, waitIds: readonly string[]): Promise<void> {
  await tx.read(RELEASE, [waitIds]);
}

function datesOf({ asked }: Wait): [isHourly: boolean, startDate: string | null, endDate: string | null] {
  return asked.unit === 'day' ? [false, asked.startDate, asked.endDate] : [true, null, null];
}
