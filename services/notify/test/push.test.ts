import { identityEvents, notificationSettings, reservationEvents } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import { Courier } from '../src/app/courier';
import { turnOn, user } from './browsers';
import { startPushService, type TestPushService } from './push-endpoint';
import { booking, message, NOON, startNotify, type World } from './world';

const MINUTE = 60_000;

let world: World;
let makers: TestPushService;

beforeAll(async () => {
  makers = await startPushService();
  world = await startNotify({ WEB_PUSH_TO_PRIVATE: '1' });
});
afterAll(async () => {
  await world.service.stop();
  await makers.close();
});
afterEach(async () => {
  makers.taken.length = 0;
  world.clock.set(NOON);
  for (const table of ['push_token', 'notification_setting', 'mail'])
    await world.service.db.read(`delete from ${table}`);
});

const on = (userId: string, browser = userId) => turnOn(world, makers, userId, browser);
const choose = (userId: string, patch: Partial<notificationSettings.UpdateNotificationSettingRequest>) =>
  world.service
    .as(user(userId))
    .connect(notificationSettings.NotificationSettingServiceClient)
    .updateNotificationSetting({ userId, ...patch });
const browsers = () => makers.taken.map(({ browser }) => browser).sort();
const kept = async () => (await world.service.db.read('select id from push_token')).length;
const states = () => world.service.db.read('select state, reason, attempts from push order by id');

describe('news in browsers', () => {
  it('come encrypted and signed, in each receiver’s language, with the way to what they tell', async () => {
    await on('media');
    await on('ann');
    await world.tell(booking(), booking({ lenderId: 'ann' }));
    expect(makers.faults).toEqual([]);
    expect(makers.forBrowser('media')).toEqual([
      {
        title: '予約が入りました：プロジェクター、11/24（火）– 27（金）',
        body: expect.stringContaining('山田花子') as string,
        path: '/bookings/booking-1',
        lang: 'ja',
        tag: expect.stringMatching(/^news:/) as string,
      },
    ]);
    expect(makers.forBrowser('ann')).toMatchObject([
      { title: expect.stringMatching(/^New booking: プロジェクター/) as string, lang: 'en' },
    ]);
    const [first] = makers.taken;
    expect(first!.headers).toMatchObject({
      ttl: '86400',
      urgency: 'normal',
      'content-encoding': 'aes128gcm',
    });
    expect(first!.headers['topic']).toMatch(/^[\w-]{1,32}$/);
    expect(first!.bytes).toBeLessThan(3_000);
    expect(first!.vapid.aud).toBe(makers.origin);
    expect(first!.vapid.sub).toBe('https://kashi.example');
  });

  it('go to every browser of a person, and not to whoever did it', async () => {
    await on('media', 'media-desk');
    await on('media', 'media-phone');
    await on('hanako');
    await world.tell(booking());
    expect(browsers()).toEqual(['media-desk', 'media-phone']);
  });

  it('come once, however often their event does', async () => {
    await on('media');
    const id = newId();
    for (let times = 0; times < 2; times += 1) {
      await world.publishAs(id, new Date(), booking());
      await world.settle();
    }
    expect(browsers()).toEqual(['media']);
  });

  it('tell of a message without its words, until it is read', async () => {
    await on('media');
    const id = newId();
    world.threads.isNew('media', id, '山田花子', 'The door code is 1234');
    await world.tell(message({ id }));
    expect(makers.forBrowser('media')).toEqual([
      {
        title: '山田花子さんからメッセージ：プロジェクター',
        body: '',
        path: '/bookings/booking-1',
        lang: 'ja',
        tag: 'message:booking-1',
      },
    ]);
    world.threads.isRead();
    await world.tell(message());
    expect(makers.taken).toHaveLength(1);
  });

  it('are chosen apart from mails, kind by kind', async () => {
    await on('media');
    await choose('media', { pushNewBooking: false });
    await world.tell(booking());
    expect([browsers(), (await world.sent('media@example.org')).length]).toEqual([[], 1]);
    await choose('media', { pushNewBooking: true, emailNewBooking: false });
    await world.tell(booking());
    expect([browsers(), (await world.sent('media@example.org')).length]).toEqual([['media'], 1]);
  });

  it('of an announcement come with its beginning', async () => {
    await on('ann');
    const params = {
      group: 'Film club',
      path: '/-/film/posts',
      excerpt: 'Closed on Monday',
      author: 'Media',
    };
    await world.mails.tellUsers({
      ...{ key: 'post-1', userIds: ['ann'], template: 'new_post', thread: 'posts:film', force: false },
      paramsJson: JSON.stringify(params),
    });
    await world.settle();
    expect(makers.forBrowser('ann')).toMatchObject([{ body: 'Closed on Monday', path: '/-/film/posts' }]);
    expect(makers.taken[0]!.headers['urgency']).toBe('low');
  });
});

describe('a push service', () => {
  it('that knows a browser no more ends its being told', async () => {
    await on('media', 'media-old');
    await on('media', 'media-new');
    makers.answerFor('media-old', { status: 410 });
    await world.tell(booking());
    expect([browsers(), await kept()]).toEqual([['media-new'], 1]);
  });

  it('that is busy is asked again, no sooner than it says, and told once', async () => {
    await on('media');
    makers.answerFor('media', { status: 503 }, { status: 429, headers: { 'retry-after': '600' } });
    await world.tell(booking());
    expect(await states()).toEqual([{ state: 'waiting', reason: 'answered 503', attempts: 1 }]);
    world.clock.advance(MINUTE);
    await world.settle();
    expect(await states()).toEqual([{ state: 'waiting', reason: 'answered 429', attempts: 2 }]);
    world.clock.advance(9 * MINUTE);
    await world.settle();
    expect(makers.taken).toHaveLength(0);
    world.clock.advance(2 * MINUTE);
    await world.settle();
    expect([browsers(), await kept()]).toEqual([['media'], 1]);
  });

  it('that refuses a message is not asked again, and the browser stays', async () => {
    await on('media');
    makers.answerFor('media', { status: 413 });
    await world.tell(booking());
    expect(await states()).toEqual([{ state: 'dropped', reason: 'answered 413', attempts: 1 }]);
    expect(await kept()).toBe(1);
  });

  it('that is silent holds up no mail', async () => {
    await on('media');
    const loud = makers.hang();
    await world.service.publish(booking());
    await world.service.drain();
    await makers.reached(1);
    await world.service.get(Courier).idle();
    expect((await world.sent()).map(({ to }) => to).sort()).toEqual([
      'hanako@example.org',
      'media@example.org',
    ]);
    loud();
    await world.settle();
    expect(await states()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  });
});

describe('a browser is told no more', () => {
  const ended = (sessionIds: string[]) => ({
    topic: 'kashikari.identity.session.v1',
    key: 'media',
    type: 'kashikari.identity.v1.SessionsEnded',
    data: identityEvents.SessionsEnded.toJSON({ userId: 'media', sessionIds, endedAt: new Date(NOON) }),
  });

  it('once its device is signed out', async () => {
    await turnOn(world, makers, 'media', 'media-desk', 'session-1');
    await turnOn(world, makers, 'media', 'media-phone', 'session-2');
    await turnOn(world, makers, 'ann', 'ann', 'session-1');
    await world.tell(ended(['session-1']));
    await world.tell(booking(), booking({ lenderId: 'ann' }));
    expect(browsers()).toEqual(['ann', 'media-phone']);
  });

  it('once its person has left', async () => {
    await on('media');
    const data = identityEvents.UserChanged.toJSON(
      identityEvents.UserChanged.create({
        id: 'media',
        version: 9,
        deleted: true,
        changedAt: new Date(NOON),
      }),
    );
    const type = 'kashikari.identity.v1.UserChanged';
    await world.tell({ topic: 'kashikari.identity.user.v1', key: 'media', type, data });
    expect(await kept()).toBe(0);
  });
});

it('what is to be returned is told by mail alone, what begins in browsers, too', async () => {
  await on('hanako');
  const remind = (kind: reservationEvents.ReminderKind) => ({
    topic: 'kashikari.reservation.reminder.v1',
    key: 'hanako',
    type: 'kashikari.reservation.v1.ReminderDue',
    data: reservationEvents.ReminderDue.toJSON(
      reservationEvents.ReminderDue.create({
        ...{ id: newId(), kind, lenderId: 'media', borrowerId: 'hanako', timeZone: 'Asia/Tokyo' },
        bookings: [
          {
            ...{ id: 'booking-1', goodId: 'good-1', goodTitle: 'プロジェクター', quantity: 1 },
            ...{ startDate: '2026-11-17', endDate: '2026-11-18', overdueInDays: 0 },
            startAt: new Date('2026-11-17T00:00:00+09:00'),
            endAt: new Date('2026-11-19T00:00:00+09:00'),
          },
        ],
      }),
    ),
  });
  await world.tell(remind(reservationEvents.ReminderKind.REMINDER_KIND_RETURN));
  expect(browsers()).toEqual([]);
  await world.tell(remind(reservationEvents.ReminderKind.REMINDER_KIND_START));
  expect(makers.forBrowser('hanako')).toMatchObject([
    { title: expect.stringContaining('プロジェクター') as string },
  ]);
});
