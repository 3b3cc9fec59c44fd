import { allow, notFound, unwrap, type Call, type Verdict } from '@kashikari/kernel';
import { Database, holdPresent, idempotent, newId, Outbox, type SqlTx } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../app/ports';
import { BookingReminders } from '../../app/ports/booking-reminders';
import { Office, type Reader } from '../../app/ports/messages';
import { Reminders } from '../../app/ports/reminders';
import type { BookingContext } from '../../domain/booking-context';
import { writeMessage, type Thread } from '../../domain/message';
import type { AskedReminder } from '../../domain/remind-booking';
import { nextLook } from '../../domain/reminder';
import { show, type ShownBooking } from '../../domain/shown-booking';
import { GoodQueue } from '../book/good-queue';
import { TARGET, type Target } from '../booking/bookings.repository';
import { changeBooking } from '../booking/change-booking';
import { bookingChanged } from '../booking/outbox-event';
import { THREAD } from '../messages/message-queries';
import { threadFrom, type ThreadRow } from '../messages/message-rows';
import { saveMessage } from '../messages/messages.repository';
import { messageWritten } from '../messages/outbox-message';

/** The booking, the message in its thread, the day of its automatic reminder and the events are one transaction. */
@Injectable()
export class PgBookingReminders extends BookingReminders {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly queue: GoodQueue,
    private readonly office: Office,
    private readonly reminders: Reminders,
  ) {
    super();
  }

  async remind(
    id: string,
    reader: Reader,
    call: Call,
    rule: (context: BookingContext) => Verdict<AskedReminder>,
  ): Promise<ShownBooking> {
    const target = await this.db.one<Target>(TARGET, [id]);
    if (!target) throw notFound('booking', id);
    const { now } = call;
    return this.queue.run(target.goodId, () =>
      idempotent(this.db, call, async (tx) => {
        await holdPresent(tx, call.actor);
        let body = '';
        const { context, change } = await changeBooking(
          tx,
          { id, ...target, viewer: reader, now },
          (asked) => {
            const verdict = rule(asked);
            if (!verdict.ok) return verdict;
            ({ body } = verdict.value);
            return allow(verdict.value.change);
          },
        );
        const thread = await this.threadIn(tx, id, reader);
        const written = unwrap(writeMessage(thread, { id: newId(), body, forceNotify: false }, now));
        await saveMessage(tx, written);
        await this.reminders.reminded(tx, id, now, nextLook);
        const { booking, kind } = change;
        await this.outbox.append(
          tx,
          bookingChanged(booking, kind, context.good.title, reader.userId),
          messageWritten(thread, written),
        );
        return show({ ...context, booking });
      }),
    );
  }

  private async threadIn(tx: SqlTx, id: string, { userId, cardGroupId, within }: Viewer): Promise<Thread> {
    const { accountId } = this.office;
    const row = await tx.one<ThreadRow>(THREAD, [userId, cardGroupId, accountId, id, within ?? null]);
    if (!row || userId === null) throw notFound('booking', id);
    return threadFrom(row, userId, accountId);
  }
}
