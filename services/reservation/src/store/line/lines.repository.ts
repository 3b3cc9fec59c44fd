import { Database, Outbox, sqlOf, type Tx } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { Lines, type Viewer } from '../../app/ports';
import type { Line } from '../../domain/line';
import type { Change, BookingContext } from '../../domain/booking-context';
import { offerRoom } from './offer-room';
import { LOCK_GOODS } from '../booking/change-booking';
import { bookingChanged } from '../booking/outbox-event';
import { readLine } from './read-line';
import { saveBookings } from '../booking/save-bookings';
import {
  isSeen,
  BOOKING_CONTEXT_OF,
  bookingContextFrom,
  type BookingContextRow,
} from '../booking/booking-context-row';

const NOBODY = { userId: null, cardGroupId: null };

const GOOD_OF = { name: 'good-of-booking', text: 'select good_id from booking where id = $1' };

/** Reads and changes the line of bookings of one good. */
@Injectable()
export class PgLines extends Lines {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async look(
    bookingId: string,
    viewer: Viewer,
    now: number,
  ): Promise<{ context: BookingContext; line: Line } | undefined> {
    const row = await this.db.one<BookingContextRow>(BOOKING_CONTEXT_OF, [
      viewer.userId,
      viewer.cardGroupId,
      bookingId,
    ]);
    if (!row || !isSeen(row, viewer)) return undefined;
    const context = bookingContextFrom(row, viewer, now);
    return { context, line: await readLine(this.db, context) };
  }

  async change(
    within: Tx,
    bookingId: string,
    now: number,
    rule: (line: Line, context: BookingContext) => readonly Change[],
  ): Promise<void> {
    const tx = sqlOf(within);
    const known = await tx.one<{ good_id: string }>(GOOD_OF, [bookingId]);
    if (!known) return;
    await tx.read(LOCK_GOODS, [[known.good_id]]);
    const row = await tx.one<BookingContextRow>(BOOKING_CONTEXT_OF, [null, null, bookingId]);
    if (!row) return;
    const context = bookingContextFrom(row, NOBODY, now);
    const changes = rule(await readLine(tx, context), context);
    if (changes.length === 0) return;
    const awaited = await saveBookings(
      tx,
      changes.map(({ booking }) => booking),
    );
    const events = changes.map(({ booking, kind }) =>
      bookingChanged(booking, kind, context.good.title, null),
    );
    await this.outbox.append(tx, ...events);
    await offerRoom(tx, this.outbox, awaited, now);
  }
}
