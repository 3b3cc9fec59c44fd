import { dayOf } from '@kashikari/kernel';
import { Jobs, Outbox, sqlOf, type SqlTx, type Tx } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { Reminders, type Look, type NextLook, type PlanOrder } from '../../app/ports/reminders';
import { readDueKey } from '../../domain/due-key';
import type { Remindable } from '../../domain/reminder';
import { instant } from '../booking/booking-row';
import { remindersDue } from './reminder-event';
import { DUE, OF_LENDER, remindableFrom, REMINDABLES, SAVE, type RemindableRow } from './reminder-rows';

const PLAN = 'reminder.plan';
const LOOK = 'reminder.look';

/** Bookings that are planned in one transaction; thousands begin on the same morning. */
const AT_ONCE = 500;

@Injectable()
export class PgReminders extends Reminders {
  constructor(
    private readonly jobs: Jobs,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async plan(within: Tx, first: PlanOrder, now: number, rule: NextLook): Promise<void> {
    const tx = sqlOf(within);
    const others = await this.jobs.takeDue(tx, PLAN, now, AT_ONCE - 1);
    const orders = [
      first,
      ...others.map(({ key, dueAt }) => ({ bookingId: readDueKey(key).bookingId, at: dueAt })),
    ];
    const moments = new Map(orders.map(({ bookingId, at }) => [bookingId, at]));
    const subjects = await subjectsOf(tx, REMINDABLES, [...moments.keys()]);
    await this.save(tx, subjects, (subject) => rule(subject, moments.get(subject.booking.id)!));
  }

  async reminded(within: Tx, bookingId: string, now: number, rule: NextLook): Promise<void> {
    const tx = sqlOf(within);
    const subjects = await subjectsOf(tx, REMINDABLES, [bookingId]);
    const told = subjects.map((subject) => ({ ...subject, toldOn: dayOf(now, subject.lender.zone) }));
    await this.save(tx, told, (subject) => rule(subject, now));
  }

  async replan(within: Tx, lenderId: string, now: number, rule: NextLook): Promise<void> {
    const tx = sqlOf(within);
    await this.save(tx, await subjectsOf(tx, OF_LENDER, lenderId), (subject) => rule(subject, now));
  }

  async look(within: Tx, lenderId: string, now: number, rule: (subject: Remindable) => Look): Promise<void> {
    const tx = sqlOf(within);
    const subjects = await subjectsOf(tx, DUE, lenderId, instant(now));
    const looks = new Map(subjects.map((subject) => [subject, rule(subject)]));
    await this.outbox.append(tx, ...remindersDue(looks, now));
    const told = subjects.map((subject) => {
      const isTold = looks.get(subject)!.kind !== null;
      const next = looks.get(subject)!.next;
      return { subject, next, toldOn: isTold ? dayOf(now, subject.lender.zone) : subject.toldOn };
    });
    await this.write(tx, told);
  }

  private save(
    tx: SqlTx,
    subjects: readonly Remindable[],
    rule: (subject: Remindable) => number | null,
  ): Promise<void> {
    return this.write(
      tx,
      subjects.map((subject) => ({ subject, next: rule(subject), toldOn: subject.toldOn })),
    );
  }

  /** Stores the time of each booking's next check, and enqueues a job for each lender and time. */
  private async write(tx: SqlTx, noted: readonly ReminderRow[]): Promise<void> {
    if (noted.length === 0) return;
    const rows = noted.map(({ subject: { booking }, next, toldOn }) => ({
      booking_id: booking.id,
      lender_id: booking.lenderId,
      due_at: next === null ? null : instant(next),
      told_on: toldOn,
    }));
    await tx.read(SAVE, [JSON.stringify(rows)]);
    const orders = new Map<string, number>();
    for (const { subject, next } of noted) {
      if (next !== null) orders.set(`${subject.booking.lenderId}:${Math.floor(next / 1_000)}`, next);
    }
    await this.jobs.schedule(tx, ...[...orders].map(([key, dueAt]) => ({ kind: LOOK, key, dueAt })));
  }
}

interface ReminderRow {
  readonly subject: Remindable;
  readonly next: number | null;
  readonly toldOn: string | null;
}

async function subjectsOf(
  tx: SqlTx,
  query: { readonly name: string; readonly text: string },
  ...params: readonly unknown[]
): Promise<Remindable[]> {
  return (await tx.read<RemindableRow>(query, [...params])).map(remindableFrom);
}
