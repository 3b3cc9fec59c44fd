import { groupedBy } from '@kashikari/kernel';
import type { OutgoingEvent } from '@kashikari/platform';
import type { Look } from '../../app/ports/reminders';
import { overdueDays, unitsHeld } from '../../domain/booking';
import type { Remindable } from '../../domain/reminder';
import { instant } from '../booking/booking-row';
import { rangeOf } from '../../domain/booking-news';

/** Returns the events ReminderDue in JSON: one of each kind for each borrower, whatever the number of goods. */
export function remindersDue(looks: ReadonlyMap<Remindable, Look>, now: number): OutgoingEvent[] {
  const told = [...looks].flatMap(([subject, { kind }]) => (kind === null ? [] : [{ subject, kind }]));
  const letters = groupedBy(
    told,
    ({ kind, subject: { booking } }) => `${kind}:${booking.lenderId}:${booking.borrowerId}`,
  );
  return [...letters.values()].map((letter) => {
    const { kind, subject } = letter[0]!;
    const { borrowerId, lenderId } = subject.booking;
    return {
      topic: 'kashikari.reservation.reminder.v1',
      key: borrowerId,
      type: 'kashikari.reservation.v1.ReminderDue',
      data: {
        lender_id: lenderId,
        borrower_id: borrowerId,
        kind: `REMINDER_KIND_${kind.toUpperCase()}`,
        bookings: inOrder(letter.map((one) => one.subject)).map((one) => reminded(one, now)),
        time_zone: subject.lender.zone,
        due_at: instant(now),
      },
    };
  });
}

function reminded({ booking, good }: Remindable, now: number) {
  return {
    id: booking.id,
    good_id: booking.goodId,
    good_title: good.title,
    quantity: unitsHeld(booking),
    ...rangeOf(booking),
    overdue_in_days: overdueDays(booking, now, true),
  };
}

function inOrder(subjects: readonly Remindable[]): Remindable[] {
  return [...subjects].sort((a, b) => a.booking.span.until - b.booking.span.until);
}
