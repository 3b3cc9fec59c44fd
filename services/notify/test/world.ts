import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { identity, notify, reservationEvents } from '@kashikari/contracts';
import { SYSTEM } from '@kashikari/kernel';
import { EventBus, newId, type OutgoingEvent } from '@kashikari/platform';
import { fakeClock, serve, startTestService } from '@kashikari/platform/testing';
import { Courier } from '../src/app/courier';
import { NotifyModule } from '../src/notify.module';

const { BookingChange } = reservationEvents;

/** Monday noon in Tokyo. */
export const NOON = Date.parse('2026-11-16T12:00:00+09:00');

const person = (userId: string, name: string, locale: string, email = `${userId}@example.org`) => ({
  userId,
  name,
  email,
  locale,
  timeZone: 'Asia/Tokyo',
});

export const PEOPLE = {
  hanako: person('hanako', '山田花子', 'ja'),
  taro: person('taro', 'やまだたろう', 'ja-Hira'),
  ann: person('ann', 'Ann <b>Smith</b>', 'en'),
  media: person('media', '大学メディアセンター', 'ja'),
  card: person('card', 'カード 12', 'ja', ''),
};

const UNDER_WAY = `select id from mail where state = 'carried' or (state = 'waiting' and due_at <= $1)`;

/** A notify service beside an identity that knows {@link PEOPLE}. */
export async function startNotify(env: Record<string, string> = {}) {
  const clock = fakeClock(NOON);
  const asked: string[][] = [];
  let isAway = false;
  const accounts = serve(identity.AccountServiceService, {
    getContacts: ({ userIds }) => {
      asked.push(userIds);
      if (isAway) return Promise.reject(new Error('identity is away'));
      const contacts = Object.values(PEOPLE).filter(({ userId }) => userIds.includes(userId));
      return Promise.resolve(identity.GetContactsResponse.create({ contacts }));
    },
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'notify-'));
  const service = await startTestService(NotifyModule, {
    name: 'notify',
    clock,
    env: {
      DATA_DIR: folder,
      PUBLIC_URL: 'https://kashi.example',
      MAIL_FROM: 'Kashikari <no-reply@kashi.example>',
      ...env,
    },
    peers: { identity: [accounts] },
  });
  const mails = service.as(SYSTEM).connect(notify.MailServiceClient);
  return {
    ...{ service, clock, asked, folder, mails },
    identityIsAway: (away: boolean) => (isAway = away),
    /** Takes in everything and waits until what is due has been carried. */
    async settle(): Promise<void> {
      do {
        await service.drain();
        await service.get(Courier).idle();
      } while ((await service.db.read(UNDER_WAY, [new Date(clock.now())])).length);
    },
    /** Puts one event on the bus under an id and time of our choice. */
    publishAs(id: string, time: Date, { data, ...event }: OutgoingEvent): Promise<void> {
      return service
        .get(EventBus)
        .publish([{ ...event, id, time, source: 'test', value: JSON.stringify(data) }]);
    },
    async tell(...events: OutgoingEvent[]): Promise<void> {
      await service.publish(...events);
      await this.settle();
    },
    sendMail(asked: Partial<notify.SendMailRequest>) {
      return mails.sendMail(notify.SendMailRequest.create({ key: newId(), locale: 'ja', ...asked }));
    },
    async sent(to = '') {
      return (await mails.listSentMail({ to })).mail;
    },
  };
}

export type World = Awaited<ReturnType<typeof startNotify>>;

type Booking = reservationEvents.BookingChanged;

/** A booking of a projector by Hanako from Tuesday to Friday. */
export function booking(fields: Partial<Booking> = {}): OutgoingEvent {
  const data = reservationEvents.BookingChanged.create({
    id: 'booking-1',
    version: 1,
    change: BookingChange.BOOKING_CHANGE_CREATED,
    goodId: 'good-1',
    goodTitle: 'プロジェクター',
    lenderId: 'media',
    borrowerId: 'hanako',
    actorId: 'hanako',
    quantity: 1,
    state: 'reserved',
    startAt: new Date('2026-11-24T00:00:00+09:00'),
    endAt: new Date('2026-11-28T00:00:00+09:00'),
    startDate: '2026-11-24',
    endDate: '2026-11-27',
    timeZone: 'Asia/Tokyo',
    changedAt: new Date(NOON),
    live: true,
    ...fields,
  });
  return {
    topic: 'kashikari.reservation.booking.v1',
    key: data.goodId,
    type: 'kashikari.reservation.v1.BookingChanged',
    data: reservationEvents.BookingChanged.toJSON(data),
  };
}
