import type { Tx } from '@kashikari/platform';
import { takenBy, type Line } from '../domain/line';
import type { Situation } from '../domain/situation';
import { BOOKING_COLUMNS, bookingFrom, instant, type BookingRow } from './booking-row';
import { WAIT_COLUMNS, waitFrom, type WaitRow } from './wait-row';

/** What holds units from `$2` on: claims by the GiST index, what is out by the index of open ones. */
const LINE = {
  name: 'line-of-good',
  text: `select b.kind, ${BOOKING_COLUMNS} from booking b where b.good_id = $1 and b.live
    and (b.claim && tstzrange($2::timestamptz, null) or b.returned_at is null and b.end_at <= $2)`,
};

const WAITING = {
  name: 'waiting-for-good',
  text: `select ${WAIT_COLUMNS} from wait w where w.good_id = $1 and w.state = 'waiting' order by w.created_at, w.id`,
};

interface LineRow extends BookingRow {
  readonly kind: string;
}

/** The line of a good: its bookings, what is kept beside them, and who waits. */
export async function readLine(
  db: Pick<Tx, 'read'>,
  { good, lender, now }: Pick<Situation, 'good' | 'lender' | 'now'>,
): Promise<Line> {
  const rows = await db.read<LineRow>(LINE, [good.id, instant(now)]);
  // Who waits matters to what extends by itself alone.
  const waiting = good.autoExtend ? await db.read<WaitRow>(WAITING, [good.id]) : [];
  return {
    good,
    lender,
    bookings: rows.filter(({ kind }) => kind === 'booking').map(bookingFrom),
    kept: rows
      .filter(({ kind }) => kind !== 'booking')
      .map(bookingFrom)
      .map(takenBy),
    waiting: waiting.map(waitFrom),
    now,
  };
}
