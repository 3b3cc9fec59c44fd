import { identityEvents, notificationSettings, reservationEvents } from '@kashikari/contracts';
import type { DomainError } from '@kashikari/kernel';
import { SYSTEM, VISITOR, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { everyRpc } from '@kashikari/platform/testing';
import { booking, message, startNotify, type World } from './world';

let world: World;

beforeAll(async () => {
  world = await startNotify();
});
afterAll(() => world.service.stop());
beforeEach(() => world.service.db.read('delete from mail'));
afterEach(() => world.service.db.read('delete from notification_setting'));

const client = (actor: Actor) =>
  world.service.as(actor).connect(notificationSettings.NotificationSettingServiceClient);
const user = (userId: string): Actor => ({ kind: 'user', userId });
const choose = (userId: string, patch: Partial<notificationSettings.UpdateNotificationSettingRequest>) =>
  client(user(userId)).updateNotificationSetting({ userId, ...patch });
const receivers = async () => (await world.sent()).map(({ to }) => to).sort();
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: unknown) => (error as DomainError).refusal.code,
  );

async function write(forceNotify = false): Promise<void> {
  const id = newId();
  world.threads.isNew('media', id, '山田花子', 'Hello');
  await world.tell(message({ id, bookingId: newId(), forceNotify }));
}

describe('what somebody wants to be told', () => {
  it('are all, until some are turned off; what is not named stays', async () => {
    const get = async () => (await client(user('media')).getNotificationSetting({ userId: 'media' })).setting;
    const bookings = { emailNewBooking: true, emailUpdateBooking: true };
    const dates = { emailStartDate: true, emailReturnDate: true };
    const pushes = { pushMessage: true, pushNewBooking: true, pushUpdateBooking: true, pushStartDate: true };
    const all = {
      ...{ ...bookings, ...dates, emailMessage: true, emailNewPost: true },
      ...{ ...pushes, pushNewPost: true },
      ...{ emailNewGoods: true, pushNewGoods: true, emailComment: true, pushComment: true },
    };
    expect(await get()).toEqual(all);
    await choose('media', { emailMessage: false });
    const second = await choose('media', { emailUpdateBooking: false });
    expect(second.setting).toEqual({ ...all, emailMessage: false, emailUpdateBooking: false });
    await choose('media', { emailMessage: true });
    expect(await get()).toEqual({ ...all, emailUpdateBooking: false });
  });

  it('are everybody’s own matter', async () => {
    const get = (actor: Actor) => codeOf(client(actor).getNotificationSetting({ userId: 'media' }));
    expect(await get(user('hanako'))).toBe('not_found');
    expect(await get(SYSTEM)).toBe('not_found');
    expect(await get(VISITOR)).toBe('unauthenticated');
    const update = (actor: Actor, userId: string) =>
      codeOf(client(actor).updateNotificationSetting({ userId, emailMessage: false }));
    expect(await update(user('hanako'), 'media')).toBe('not_found');
    expect(await update({ kind: 'card', userId: 'card', groupId: 'g', canWrite: false }, 'card')).toBe(
      'no_edit_rights',
    );
  });

  it('are no matter any more of who has left, as nothing here is', async () => {
    const id = newId();
    await choose(id, { emailMessage: false });
    const data = identityEvents.UserChanged.toJSON(
      identityEvents.UserChanged.create({ id, version: 9, deleted: true, changedAt: new Date() }),
    );
    const type = 'kashikari.identity.v1.UserChanged';
    await world.tell({ topic: 'kashikari.identity.user.v1', key: id, type, data });
    expect(await codeOf(choose(id, { emailMessage: true }))).toBe('session_ended');
    const codes = Object.entries(await everyRpc(world.service, user(id)));
    expect(codes.length).toBeGreaterThan(5);
    expect(codes.filter(([, code]) => code !== 'session_ended')).toEqual([]);
  });

  it('decide over new bookings and changes apart from each other, and for each receiver', async () => {
    await choose('media', { emailNewBooking: false });
    await choose('hanako', { emailUpdateBooking: false });
    await world.tell(booking());
    expect(await receivers()).toEqual(['hanako@example.org']);
    for (const change of ['UPDATED', 'EXTENDED', 'DELAYED', 'NOT_DELAYED', 'CANCELLED']) {
      await world.service.db.read('delete from mail');
      await world.tell(
        booking({ change: reservationEvents.bookingChangeFromJSON(`BOOKING_CHANGE_${change}`) }),
      );
      expect(await receivers()).toEqual(['media@example.org']);
    }
  });

  it('can not all be turned off, by mail and in browsers: the last stays on', async () => {
    const flags = Object.keys(
      (await client(user('media')).getNotificationSetting({ userId: 'media' })).setting!,
    );
    const off = Object.fromEntries(flags.map((flag) => [flag, false]));
    const refusal = await choose('media', off).catch((error: DomainError) => error.refusal);
    expect(refusal).toMatchObject({ code: 'notification_setting.none', field: 'email_message' });
    await choose('media', { ...off, pushNewPost: true });
    expect(await codeOf(choose('media', { pushNewPost: false }))).toBe('notification_setting.none');
    expect(await codeOf(choose('media', { pushNewPost: false, emailNewPost: true }))).toBe('ok');
  });

  it('hold back messages, but not those that somebody in charge presses on with', async () => {
    await choose('media', { emailMessage: false });
    await write();
    expect(await receivers()).toEqual([]);
    await write(true);
    expect(await receivers()).toEqual(['media@example.org']);
  });
});
