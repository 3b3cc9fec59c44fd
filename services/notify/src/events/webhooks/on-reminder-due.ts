import { reservationEvents } from '@kashikari/contracts';
import { OVERDUE_DAILY_DAYS, usableTimeZone } from '@kashikari/kernel';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { WriteDeliveries } from '../../app/webhooks/write-deliveries';
import type { News } from '../../domain/webhooks/news';
import { newsOf, rangeOf } from './news-of';

/** Delivers that bookings are late, once per booking, to webhooks of their lender. */
@OnEvent('kashikari.reservation.reminder.v1', reservationEvents.ReminderDue)
export class DeliverOverdue implements EventHandler<reservationEvents.ReminderDue> {
  constructor(private readonly writing: WriteDeliveries) {}

  handle(events: Received<reservationEvents.ReminderDue>[], tx: Tx): Promise<void> {
    return this.writing.run(events.flatMap(toNews), tx);
  }
}

/** Reports about a late booking come daily at first; the webhook gets the first of them. */
function isDaily({ overdueInDays: late }: reservationEvents.RemindedBooking): boolean {
  return late <= OVERDUE_DAILY_DAYS;
}

function toNews(event: Received<reservationEvents.ReminderDue>): News[] {
  const { data } = event;
  if (data.kind !== reservationEvents.ReminderKind.REMINDER_KIND_OVERDUE) return [];
  return data.bookings.filter(isDaily).map((booking) => {
    const range = rangeOf(booking);
    const own = {
      accountId: data.lenderId,
      goodId: booking.goodId,
      data: {
        ...{ id: booking.id, good_id: booking.goodId, lender_id: data.lenderId },
        ...{ borrower_id: data.borrowerId, quantity: booking.quantity, state: 'overdue' },
        ...range.data,
      },
      facts: {
        ...range.facts,
        ...{ title: booking.goodTitle, quantity: booking.quantity, personId: data.borrowerId },
        timeZone: usableTimeZone(data.timeZone),
        path: `/bookings/${booking.id}`,
      },
    };
    return newsOf(event, 'booking.overdue', data.dueAt, own, booking.id);
  });
}
