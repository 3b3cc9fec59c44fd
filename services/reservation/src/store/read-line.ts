import type { Tx } from '@kashikari/platform';
import type { Line } from '../domain/line';
import type { Situation } from '../domain/situation';
import { BOOKING_COLUMNS, bookingFrom, instant, type BookingRow } from './booking-row';

/** What holds units from `$2` on: claims by the GiST index, what is out by the index of open ones. */
const LINE = {
  name: 'line-of-good',
  text: `select ${BOOKING_COLUMNS} from booking b where b.good_id = $1 and b.live and b.kind = 'booking'
    and (b.claim && tstzrange($2::timestamptz, null) or b.returned_at is null and b.end_at <= $2)`,
};

/** The line in which a booking stands. */
export async function readLine(db: Pick<Tx, 'read'>, { good, lender, now }: Situation): Promise<Line> {
  const rows = await db.read<BookingRow>(LINE, [good.id, instant(now)]);
  return { good, lender, bookings: rows.map(bookingFrom), now };
}
