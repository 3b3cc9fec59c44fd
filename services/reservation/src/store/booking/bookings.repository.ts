import { notFound, type Call, type Refusal } from '@kashikari/kernel';
import { Database, idempotent, Outbox } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import {
  Bookings,
  type BookOutcome,
  type Draft,
  type Failed,
  type LineRule,
  type Rule,
  type ToBook,
  type Viewer,
} from '../../app/ports';
import { Office } from '../../app/ports/messages';
import { show, type ShownBooking } from '../../domain/shown-booking';
import { offerRoom } from '../line/offer-room';
import { BookBatch } from '../book/book-batch';
import { bookAllOrNone, tryAll } from '../book/book-all-or-none';
import { changeBooking, changeLine } from './change-booking';
import { changeSeveral } from './change-several';
import { withDisputeRecipients } from '../messages/dispute-recipients';
import { GoodQueue } from '../book/good-queue';
import { KeptRefusals } from '../book/kept-refusals';
import { bookingChanged } from './outbox-event';

/** Reads the fields of a booking that are needed before its good is locked. */
export const TARGET = {
  name: 'booking-to-change',
  text: `select b.good_id as "goodId", b.lender_id as "lenderId", b.borrower_id as "borrowerId",
      l.max_supplies is not null as limited
    from booking b join account l on l.id = b.lender_id where b.id = $1`,
};

export interface Target {
  readonly goodId: string;
  readonly lenderId: string;
  readonly borrowerId: string;
  readonly limited: boolean;
}

/** Writes bookings: each act, its event and its answer are one transaction, alone on its good. */
@Injectable()
export class PgBookings extends Bookings {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly queue: GoodQueue,
    private readonly office: Office,
    private readonly refusals: KeptRefusals,
    private readonly batch: BookBatch,
  ) {
    super();
  }

  async book(wanted: readonly ToBook[]): Promise<readonly (BookOutcome | Failed)[]> {
    const outcomes = await this.batch.book(wanted);
    if (outcomes.some(({ kind }) => kind === 'booked')) this.outbox.wake();
    return outcomes;
  }

  keepRefusal(refusal: Refusal, call: Call): Promise<boolean> {
    return this.refusals.keep(refusal, call);
  }

  async bookMany(
    drafts: readonly Draft[],
    viewer: Viewer,
    call: Call,
    seriesId?: string,
  ): ReturnType<Bookings['bookMany']> {
    return bookAllOrNone(this.db, this.outbox, drafts, viewer, call, seriesId);
  }

  async tryMany(drafts: readonly Draft[], viewer: Viewer, call: Call): Promise<BookOutcome[]> {
    return tryAll(this.db, drafts, viewer, call);
  }

  async changeAll(ids: readonly string[], viewer: Viewer, call: Call, rule: Rule): Promise<ShownBooking[]> {
    const [first] = ids;
    const target = first && (await this.db.one<Target>(TARGET, [first]));
    if (!target) throw notFound('booking', first ?? '');
    const { now } = call;
    return this.queue.run(target.goodId, () =>
      idempotent(this.db, call, (tx) =>
        changeSeveral(
          tx,
          this.outbox,
          ids.map((id) => ({ id, ...target, viewer, now })),
          rule,
        ),
      ),
    );
  }

  async change(id: string, viewer: Viewer, call: Call, rule: Rule): Promise<ShownBooking> {
    const target = await this.db.one<Target>(TARGET, [id]);
    if (!target) throw notFound('booking', id);
    const { now } = call;
    return this.queue.run(target.goodId, () =>
      idempotent(this.db, call, async (tx) => {
        const { context, change, awaited } = await changeBooking(tx, { id, ...target, viewer, now }, rule);
        const { booking, kind } = change;
        const event = bookingChanged(booking, kind, context.good.title, viewer.userId);
        await this.outbox.append(tx, await withDisputeRecipients(tx, event, change, this.office.accountId));
        await offerRoom(tx, this.outbox, awaited, now);
        return show({ ...context, booking });
      }),
    );
  }

  async changeLine(id: string, viewer: Viewer, call: Call, rule: LineRule): Promise<ShownBooking> {
    const target = await this.db.one<Target>(TARGET, [id]);
    if (!target) throw notFound('booking', id);
    const { now } = call;
    return this.queue.run(target.goodId, () =>
      idempotent(this.db, call, async (tx) => {
        const { context, changes, awaited } = await changeLine(tx, { id, ...target, viewer, now }, rule);
        const { title } = context.good;
        const events = changes.map(({ booking, kind }) =>
          bookingChanged(booking, kind, title, viewer.userId),
        );
        await this.outbox.append(tx, ...events);
        await offerRoom(tx, this.outbox, awaited, now);
        return show({ ...context, booking: changes[0].booking });
      }),
    );
  }
}
