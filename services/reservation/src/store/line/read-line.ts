import { groupedBy } from '@kashikari/kernel';
import type { SqlTx } from '@kashikari/platform';
import { backFrom, takenBy, type Line } from '../../domain/line';
import { heldFor } from '../../domain/offers';
import type { BookingContext } from '../../domain/booking-context';
import { BOOKING_COLUMNS, bookingFrom, instant, type BookingRow } from '../booking/booking-row';
import { WAIT_COLUMNS, waitFrom, type WaitRow } from '../waits/wait-row';

/** Bookings and holds that occupy units of goods from `$2` on: claims by the GiST index, open ones by their index. */
const LINES = {
  name: 'lines-of-goods',
  text: `select b.kind, ${BOOKING_COLUMNS} from unnest($1::uuid[]) as asked (good_id), lateral (
      select * from booking b where b.good_id = asked.good_id and b.live
        and (b.claim && tstzrange($2::timestamptz, null) or b.returned_at is null and b.end_at <= $2)) as b`,
};

const WAITING = {
  name: 'waiting-for-goods',
  text: `select ${WAIT_COLUMNS} from wait w where w.good_id = any ($1::uuid[]) and w.state = 'waiting'
    order by w.created_at, w.id`,
};

interface LineRow extends BookingRow {
  readonly kind: string;
}

/** Reads the line of a good: its bookings, other claims, and waits. */
export async function readLine(
  db: Pick<SqlTx, 'read'>,
  { good, lender, now }: Pick<BookingContext, 'good' | 'lender' | 'now'>,
): Promise<Line> {
  return (await readLines(db, [{ good, lender }], now)).get(good.id)!;
}

/** The lines of several goods, by the same queries as that of one. */
export async function readLines(
  db: Pick<SqlTx, 'read'>,
  asked: readonly Pick<Line, 'good' | 'lender'>[],
  now: number,
): Promise<ReadonlyMap<string, Line>> {
  const rows = await db.read<LineRow>(LINES, [asked.map(({ good }) => good.id), instant(now)]);
  // Waits matter only for goods with auto-extend.
  const extending = asked.filter(({ good }) => good.autoExtend).map(({ good }) => good.id);
  const waiting = extending.length > 0 ? await db.read<WaitRow>(WAITING, [extending]) : [];
  const holding = groupedBy(rows, (row) => row.good_id);
  const queues = groupedBy(waiting, (row) => row.good_id);
  return new Map(
    asked.map(({ good, lender }) => {
      const own = holding.get(good.id) ?? [];
      return [
        good.id,
        {
          good,
          lender,
          bookings: own.filter(({ kind }) => kind === 'booking').map(bookingFrom),
          kept: own.filter(({ kind }) => kind !== 'booking').map(keptFrom),
          waiting: (queues.get(good.id) ?? []).map(waitFrom),
          now,
        },
      ];
    }),
  );
}

/** Returns a claim other than a booking: held for an offer, or returned before the rest of its booking. */
function keptFrom(row: LineRow): Line['kept'][number] {
  const taken = takenBy(bookingFrom(row));
  return row.kind === 'part' ? backFrom(taken) : heldFor(taken);
}
