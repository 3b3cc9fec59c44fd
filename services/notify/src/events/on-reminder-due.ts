import { reservationEvents } from '@kashikari/contracts';
import { usableTimeZone } from '@kashikari/kernel';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import type { Dated } from '../app/write-mails';
import { WriteReminderMails } from '../app/write-reminder-mails';
import type { Reminded, ReminderKind, ReminderNews } from '../domain/reminder-mails';
import { occasionOf } from './occasion';

const { ReminderKind: Kind } = reservationEvents;

const KIND_OF: Partial<Record<reservationEvents.ReminderKind, ReminderKind>> = {
  [Kind.REMINDER_KIND_START]: 'start',
  [Kind.REMINDER_KIND_RETURN]: 'return',
  [Kind.REMINDER_KIND_OVERDUE]: 'overdue',
};

@OnEvent('kashikari.reservation.reminder.v1', reservationEvents.ReminderDue)
export class OnReminderDue implements EventHandler<reservationEvents.ReminderDue> {
  constructor(private readonly writing: WriteReminderMails) {}

  handle(events: Received<reservationEvents.ReminderDue>[], tx: Tx): Promise<void> {
    return this.writing.run(events.flatMap(toNews), tx);
  }
}

function toNews({ id, time, data }: Received<reservationEvents.ReminderDue>): Dated<ReminderNews>[] {
  const kind = KIND_OF[data.kind];
  const [first, ...others] = data.bookings.map((one) => remindedOf(one, time));
  if (!kind || !first) return [];
  const { lenderId, borrowerId } = data;
  return [
    {
      eventId: id,
      happenedAt: time.getTime(),
      kind,
      ...{ lenderId, borrowerId },
      bookings: [first, ...others],
      timeZone: usableTimeZone(data.timeZone),
    },
  ];
}

function remindedOf(one: reservationEvents.RemindedBooking, time: Date): Reminded {
  return {
    bookingId: one.id,
    goodTitle: one.goodTitle,
    quantity: one.quantity,
    lateDays: one.overdueInDays,
    ...occasionOf(one, time),
  };
}
