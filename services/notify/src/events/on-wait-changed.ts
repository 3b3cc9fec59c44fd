import { reservationEvents } from '@kashikari/contracts';
import { usableTimeZone } from '@kashikari/kernel';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import type { Dated } from '../app/write-mails';
import { WriteWaitMails } from '../app/write-wait-mails';
import type { MailedWaitChange, WaitNews } from '../domain/wait-mails';

const { WaitChange } = reservationEvents;

const MAILED: Partial<Record<reservationEvents.WaitChange, MailedWaitChange>> = {
  [WaitChange.WAIT_CHANGE_OFFERED]: 'offered',
  [WaitChange.WAIT_CHANGE_LAPSED]: 'lapsed',
};

@OnEvent('kashikari.reservation.wait.v1', reservationEvents.WaitChanged)
export class OnWaitChanged implements EventHandler<reservationEvents.WaitChanged> {
  constructor(private readonly writing: WriteWaitMails) {}

  handle(events: Received<reservationEvents.WaitChanged>[], tx: Tx): Promise<void> {
    return this.writing.run(events.flatMap(toNews), tx);
  }
}

function toNews({ id, time, data }: Received<reservationEvents.WaitChanged>): Dated<WaitNews>[] {
  const change = MAILED[data.change];
  if (!change) return [];
  const startAt = data.startAt ?? time;
  const { goodId, goodTitle, lenderId, userId, quantity, startDate, endDate } = data;
  return [
    {
      eventId: id,
      happenedAt: time.getTime(),
      change,
      ...{ goodId, goodTitle, lenderId, userId, quantity, startDate, endDate, startAt },
      endAt: data.endAt ?? startAt,
      timeZone: usableTimeZone(data.timeZone),
      answerBy: data.answerBy ?? startAt,
    },
  ];
}
