import { Database, StockOf, type StockRecord, type StockSource } from '@kashikari/platform';
import { BOOKING_COLUMNS, bookingFrom, type BookingRow } from '../booking/booking-row';
import { bookingChanged } from '../booking/outbox-event';
import { waitChanged } from '../waits/outbox-wait';
import { WAIT_COLUMNS, waitFrom, type WaitRow } from '../waits/wait-row';

const BOOKINGS = {
  name: 'stock-of-bookings',
  text: `select ${BOOKING_COLUMNS}, coalesce(g.title, '') as good_title from booking b left join good g on g.id = b.good_id
    where b.kind = 'booking' and ($1::uuid is null or b.id > $1) order by b.id limit $2`,
};

/** An offer has a claim under the id of its wait. */
const WAITS = {
  name: 'stock-of-waits',
  text: `select ${WAIT_COLUMNS}, coalesce(g.title, '') as good_title, coalesce(g.owner_id::text, '') as owner_id,
      lower(h.claim) as held_from, upper(h.claim) as held_until
    from wait w left join good g on g.id = w.good_id left join booking h on h.id = w.id and h.kind = 'hold'
    where $1::uuid is null or w.id > $1 order by w.id limit $2`,
};

type WaitStockRow = WaitRow & {
  readonly good_title: string;
  readonly owner_id: string;
  readonly held_from: Date | null;
  readonly held_until: Date | null;
};

/** All bookings. */
@StockOf('kashikari.reservation.booking.v1')
export class BookingStock implements StockSource {
  constructor(private readonly db: Database) {}

  async list(after: string | null, limit: number): Promise<StockRecord[]> {
    const rows = await this.db.read<BookingRow & { readonly good_title: string }>(BOOKINGS, [after, limit]);
    return rows.map((row) => ({
      id: row.id,
      event: bookingChanged(bookingFrom(row), 'unspecified', row.good_title, null),
    }));
  }
}

/** All waits, those that are over included. */
@StockOf('kashikari.reservation.wait.v1')
export class WaitStock implements StockSource {
  constructor(private readonly db: Database) {}

  async list(after: string | null, limit: number): Promise<StockRecord[]> {
    const rows = await this.db.read<WaitStockRow>(WAITS, [after, limit]);
    return rows.map((row) => {
      const { held_from: from, held_until: until } = row;
      const held = from && until ? { from: from.getTime(), until: until.getTime() } : undefined;
      const good = { title: row.good_title, ownerId: row.owner_id };
      return { id: row.id, event: waitChanged(waitFrom(row), good, null, held) };
    });
  }
}
