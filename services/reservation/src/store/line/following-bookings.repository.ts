import { groupedBy } from '@kashikari/kernel';
import { Outbox, sqlOf, type OutgoingEvent, type SqlTx, type Tx } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { FollowingBookings, type Followers } from '../../app/ports';
import type { Change, BookingContext } from '../../domain/booking-context';
import { offerRoom } from './offer-room';
import { LOCK_GOODS } from '../booking/change-booking';
import { lookElsewhere } from '../booking/look-elsewhere';
import { bookingChanged } from '../booking/outbox-event';
import { saveBookings } from '../booking/save-bookings';
import { BOOKING_CONTEXT, bookingContextFrom, type BookingContextRow } from '../booking/booking-context-row';

const NOBODY = { userId: null, cardGroupId: null };

/** SQLSTATE of the guard: no room. */
const OVERBOOKED = 'KB002';

/** Conditions on open bookings `b` and their goods `g`; `$3` is the id, or a list of ids. */
const CONDITIONS = {
  ofGood: 'b.good_id = $3',
  ofLender: 'b.lender_id = $3',
  ofBorrower: 'b.borrower_id = $3',
  ids: 'b.id = any ($3::uuid[])',
  onlyThroughGroup: `g.group_ids @> array[$3::uuid]
    and standing(b.borrower_id, null, g.owner_id, array_remove(g.group_ids, $3::uuid), g.is_public, g.is_public_use,
      l.prevent_public_access) in ('none', 'viewer')`,
} as const;

/** Bookings that change because a good, a person, a group or a payment did. */
@Injectable()
export class PgFollowingBookings extends FollowingBookings {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  async change(
    within: Tx,
    followers: Followers,
    now: number,
    rule: (context: BookingContext) => Change | null,
    otherwise?: (context: BookingContext) => Change | null,
  ): Promise<void> {
    const tx = sqlOf(within);
    const [[which, id]] = Object.entries(followers) as [
      [keyof typeof CONDITIONS, string | readonly string[]],
    ];
    const open = `${BOOKING_CONTEXT} where b.live and b.returned_at is null and ${CONDITIONS[which]}`;
    const found = await tx.read<BookingContextRow>(open, [null, null, id]);
    if (found.length === 0) return;
    await tx.read(LOCK_GOODS, [[...new Set(found.map((row) => row.good_id))]]);
    // Read again, since bookings may have been returned or canceled while this transaction waited for the locks.
    const rows = await tx.read<BookingContextRow>(open, [null, null, id]);
    const contexts = rows.map((row) => bookingContextFrom(row, NOBODY, now));
    for (const ofOneGood of groupedBy(contexts, ({ booking }) => booking.goodId).values()) {
      if (await this.write(tx, ofOneGood, now, rule)) continue;
      if (otherwise) await this.write(tx, ofOneGood, now, otherwise);
    }
  }

  /** Moves finished bookings and waits without events. Two waits for the same range become one. */
  async inherit(within: Tx, from: string, to: string): Promise<void> {
    const tx = sqlOf(within);
    await tx.read('update booking set borrower_id = $2, version = version + 1 where borrower_id = $1', [
      from,
      to,
    ]);
    await tx.read(
      `update wait w set user_id = $2, version = version + 1 where w.user_id = $1 and not exists (
         select from wait o where o.user_id = $2 and o.good_id = w.good_id and o.start_at = w.start_at
           and o.end_at = w.end_at)`,
      [from, to],
    );
  }

  /** The good's own event reports the new owner, so none is sent for each booking. */
  async moveToLender(within: Tx, goodId: string, lenderId: string): Promise<void> {
    await sqlOf(within).read(
      'update booking set lender_id = $2, version = version + 1 where good_id = $1 and lender_id <> $2',
      [goodId, lenderId],
    );
  }

  /** All of a good's or none: false when the guard finds no room for them. */
  private async write(
    tx: SqlTx,
    contexts: readonly BookingContext[],
    now: number,
    rule: (context: BookingContext) => Change | null,
  ): Promise<boolean> {
    const changes = contexts.flatMap((context) => {
      const change = rule(context);
      return change ? [{ change, title: context.good.title }] : [];
    });
    if (changes.length === 0) return true;
    await tx.read('savepoint following');
    let awaited: string[];
    try {
      awaited = await saveBookings(
        tx,
        changes.map(({ change }) => change.booking),
      );
    } catch (error) {
      if ((error as { code?: string }).code !== OVERBOOKED) throw error;
      await tx.read('rollback to savepoint following');
      return false;
    }
    await this.outbox.append(tx, ...changes.map(({ change, title }) => eventOf(change, title)));
    await offerRoom(tx, this.outbox, awaited, now);
    const limited = new Set(
      contexts.flatMap(({ lender, booking }) => (lender.maxSupplies === null ? [] : booking.id)),
    );
    for (const { change } of changes)
      if (change.kind === 'cancelled' && limited.has(change.booking.id))
        await lookElsewhere(tx, change.booking, now);
    return true;
  }
}

function eventOf({ booking, kind, lapsed }: Change, title: string): OutgoingEvent {
  const event = bookingChanged(booking, kind, title, null);
  return lapsed ? { ...event, data: { ...(event.data as object), lapsed } } : event;
}
