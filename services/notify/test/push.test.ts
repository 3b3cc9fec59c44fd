import { identityEvents, notificationSettings, reservationEvents } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import { MailDispatcher } from '../src/app/mail-dispatcher';
import { besidePushService, turnOn, user } from './browsers';
import { booking, message, NOON } from './world';

const MINUTE = 60_000;

const there = besidePushService();
afterEach(async () => {
  there.makers.taken.length = 0;
  there.world.clock.set(NOON);
  for (const table of ['push_token', 'notification_setting', 'mail'])
    await there.world.service.db.read(`delete from ${table}`);
});

const on = (userId: string, browser = userId) => turnOn(there.world, there.makers, userId, browser);
const choose = (userId: string, patch: Partial<notificationSettings.UpdateNotificationSettingRequest>) =>
  there.world.service
    .as(user(userId))
    .connect(notificationSettings.NotificationSettingServiceClient)
    .updateNotificationSetting({ userId, ...patch });
const browsers = () => there.makers.taken.map(({ browser }) => browser).sort();
const kept = async () => (await there.world.service.db.read('select id from push_token')).length;
const states = () => there.world.service.db.read('select state, reason, attempts from push order by id');

/** The shell of the account that gets no other notifications in this test. */
const MINATO = {
  ...{ id: 'minato', name: '港大学', shortName: '港', colour: '', logoUrl: '', mailFrom: '' },
  ...{ origin: 'https://minato.example', accountIds: ['taro'] },
};
beforeAll(() => void there.world.faces.push(MINATO));

describe('news in browsers', () => {
  it('come encrypted and signed, in each receiver’s language, with the way to what they tell', async () => {
    await on('media');
    await on('ann');
    await there.world.tell(booking(), booking({ lenderId: 'ann' }));
    expect(there.makers.faults).toEqual([]);
    expect(there.makers.forBrowser('media')).toEqual([
      {
        title: '予約が入りました：プロジェクター、11/24（火）– 27（金）',
        body: expect.stringContaining('山田花子') as string,
        path: '/bookings/booking-1',
        lang: 'ja',
        tag: expect.stringMatching(/^news:/) as string,
      },
    ]);
    expect(there.makers.forBrowser('ann')).toMatchObject([
      { title: expect.stringMatching(/^New booking: プロジェクター/) as string, lang: 'en' },
    ]);
    const [first] = there.makers.taken;
    expect(first!.headers).toMatchObject({
      ttl: '86400',
      urgency: 'normal',
      'content-encoding': 'aes128gcm',
    });
    expect(first!.headers['topic']).toMatch(/^[\w-]{1,32}$/);
    expect(first!.bytes).toBeLessThan(3_000);
    expect(first!.vapid.aud).toBe(there.makers.origin);
    expect(first!.vapid.sub).toBe('https://kashi.example');
  });

  it('come at once by a connection of their own where the one from before was closed meanwhile', async () => {
    await on('media');
    await there.world.tell(booking());
    there.makers.closeIdle();
    await there.world.tell(booking());
    expect(there.makers.forBrowser('media')).toHaveLength(2);
  });

  it('go to every browser of a person, and not to whoever did it', async () => {
    await on('media', 'media-desk');
    await on('media', 'media-phone');
    await on('hanako');
    await there.world.tell(booking());
    expect(browsers()).toEqual(['media-desk', 'media-phone']);
  });

  it('lead to the shell of the lender, where it has one', async () => {
    await on('taro');
    await there.world.tell(booking({ lenderId: 'taro' }));
    expect(there.makers.forBrowser('taro')).toMatchObject([
      { origin: MINATO.origin, path: '/bookings/booking-1' },
    ]);
  });

  it('come once, however often their event does', async () => {
    await on('media');
    const id = newId();
    for (let times = 0; times < 2; times += 1) {
      await there.world.publishAs(id, new Date(), booking());
      await there.world.settle();
    }
    expect(browsers()).toEqual(['media']);
  });

  it('tell of a message without its words, until it is read', async () => {
    await on('media');
    const id = newId();
    there.world.threads.isNew('media', id, '山田花子', 'The door code is 1234');
    await there.world.tell(message({ id }));
    expect(there.makers.forBrowser('media')).toEqual([
      {
        title: '山田花子さんからメッセージ：プロジェクター',
        body: '',
        path: '/bookings/booking-1',
        lang: 'ja',
        tag: 'message:booking-1',
      },
    ]);
    there.world.threads.isRead();
    await there.world.tell(message());
    expect(there.makers.taken).toHaveLength(1);
  });

  it('are chosen apart from mails, kind by kind', async () => {
    await on('media');
    await choose('media', { pushNewBooking: false });
    await there.world.tell(booking());
    expect([browsers(), (await there.world.sent('media@example.org')).length]).toEqual([[], 1]);
    await choose('media', { pushNewBooking: true, emailNewBooking: false });
    await there.world.tell(booking());
    expect([browsers(), (await there.world.sent('media@example.org')).length]).toEqual([['media'], 1]);
  });

  it('of an announcement come with its beginning', async () => {
    await on('ann');
    const params = {
      group: 'Film club',
      path: '/-/film/posts',
      excerpt: 'Closed on Monday',
      author: 'Media',
    };
    await there.world.mails.tellUsers({
      ...{ key: 'post-1', userIds: ['ann'], template: 'new_post', thread: 'posts:film', force: false },
      ...{ params, accountId: '' },
    });
    await there.world.settle();
    expect(there.makers.forBrowser('ann')).toMatchObject([
      { body: 'Closed on Monday', path: '/-/film/posts' },
    ]);
    expect(there.makers.taken[0]!.headers['urgency']).toBe('low');
  });
});

describe('a push service', () => {
  it('that knows a browser no more ends its being told', async () => {
    await on('media', 'media-old');
    await on('media', 'media-new');
    there.makers.answerFor('media-old', { status: 410 });
    await there.world.tell(booking());
    expect([browsers(), await kept()]).toEqual([['media-new'], 1]);
  });

  it('that is busy is asked again, no sooner than it says, and told once', async () => {
    await on('media');
    there.makers.answerFor('media', { status: 503 }, { status: 429, headers: { 'retry-after': '600' } });
    await there.world.tell(booking());
    expect(await states()).toEqual([{ state: 'waiting', reason: 'answered 503', attempts: 1 }]);
    there.world.clock.advance(MINUTE);
    await there.world.settle();
    expect(await states()).toEqual([{ state: 'waiting', reason: 'answered 429', attempts: 2 }]);
    there.world.clock.advance(9 * MINUTE);
    await there.world.settle();
    expect(there.makers.taken).toHaveLength(0);
    there.world.clock.advance(2 * MINUTE);
    await there.world.settle();
    expect([browsers(), await kept()]).toEqual([['media'], 1]);
  });

  it('that refuses a message is not asked again, and the browser stays', async () => {
    await on('media');
    there.makers.answerFor('media', { status: 413 });
    await there.world.tell(booking());
    expect(await states()).toEqual([{ state: 'dropped', reason: 'answered 413', attempts: 1 }]);
    expect(await kept()).toBe(1);
  });

  it('that is silent holds up no mail', async () => {
    await on('media');
    // It is silent on a new connection: one from before that breaks would be taken for closed.
    there.makers.closeIdle();
    const loud = there.makers.hang();
    await there.world.service.publish(booking());
    await there.world.service.drain();
    await there.makers.reached(1);
    await there.world.service.get(MailDispatcher).idle();
    expect((await there.world.sent()).map(({ to }) => to).sort()).toEqual([
      'hanako@example.org',
      'media@example.org',
    ]);
    loud();
    await there.world.settle();
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
    await turnOn(there.world, there.makers, 'media', 'media-desk', 'session-1');
    await turnOn(there.world, there.makers, 'media', 'media-phone', 'session-2');
    await turnOn(there.world, there.makers, 'ann', 'ann', 'session-1');
    await there.world.tell(ended(['session-1']));
    await there.world.tell(booking(), booking({ lenderId: 'ann' }));
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
    await there.world.tell({ topic: 'kashikari.identity.user.v1', key: 'media', type, data });
    expect(await kept()).toBe(0);
  });

  it('of whom has left is not turned on any more: the word of it may be earlier than the wish', async () => {
    const id = newId();
    await turnOn(there.world, there.makers, id, 'desk', 'session-1');
    const data = identityEvents.UserChanged.toJSON(
      identityEvents.UserChanged.create({ id, version: 9, deleted: true, changedAt: new Date(NOON) }),
    );
    const type = 'kashikari.identity.v1.UserChanged';
    await there.world.tell({ topic: 'kashikari.identity.user.v1', key: id, type, data });
    await expect(turnOn(there.world, there.makers, id, 'desk', 'session-1')).rejects.toMatchObject({
      refusal: { code: 'session_ended' },
    });
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
  await there.world.tell(remind(reservationEvents.ReminderKind.REMINDER_KIND_RETURN));
  expect(browsers()).toEqual([]);
  await there.world.tell(remind(reservationEvents.ReminderKind.REMINDER_KIND_START));
  expect(there.makers.forBrowser('hanako')).toMatchObject([
    { title: expect.stringContaining('プロジェクター') as string },
  ]);
});
