import { Outbox, type Tx } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { Lines, type Scope } from '../app/ports';
import type { Line } from '../domain/line';
import type { Change, Situation } from '../domain/situation';
import { BOOKING_COLUMNS, bookingFrom, instant, type BookingRow } from './booking-row';
import { LOCK_GOODS } from './change-booking';
import { bookingChanged } from './outbox-event';
import { saveBookings } from './save-bookings';
import { SITUATION, situationFrom, type SituationRow } from './situation-row';

const NOBODY = { userId: null, cardGroupId: null };

const GOOD_OF = { name: 'good-of-booking', text: 'select good_id from booking where id = $1' };

const SITUATION_OF = { name: 'situation-of-booking', text: `${SITUATION} where b.id = $3` };

/** What holds units from `$2` on: claims by the GiST index, what is out by the index of open ones. */
const LINE = {
  name: 'line-of-good',
  text: `select ${BOOKING_COLUMNS} from booking b where b.good_id = $1 and b.live and b.kind = 'booking'
    and (b.claim && tstzrange($2::timestamptz, null) or b.returned_at is null and b.end_at <= $2)`,
};

/** Changes many bookings of one good at once. */
@Injectable()
export class LinesStore extends Lines {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  async change(
    scope: Scope,
    bookingId: string,
    now: number,
    rule: (line: Line, situation: Situation) => readonly Change[],
  ): Promise<void> {
    const tx = scope as Tx;
    const known = await tx.one<{ good_id: string }>(GOOD_OF, [bookingId]);
    if (!known) return;
    await tx.read(LOCK_GOODS, [[known.good_id]]);
    const row = await tx.one<SituationRow>(SITUATION_OF, [null, null, bookingId]);
    if (!row) return;
    const situation = situationFrom(row, NOBODY, now);
    const changes = rule(await readLine(tx, situation), situation);
    if (changes.length === 0) return;
    await saveBookings(
      tx,
      changes.map(({ booking }) => booking),
    );
    const events = changes.map(({ booking, kind }) =>
      bookingChanged(booking, kind, situation.good.title, null),
    );
    await this.outbox.append(tx, ...events);
  }
}

/** The line in which a booking stands. */
export async function readLine(db: Pick<Tx, 'read'>, { good, lender, now }: Situation): Promise<Line> {
  const rows = await db.read<BookingRow>(LINE, [good.id, instant(now)]);
  return { good, lender, bookings: rows.map(bookingFrom), now };
}
