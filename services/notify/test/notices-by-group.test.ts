import type { reservationEvents } from '@kashikari/contracts';
import { notificationSettings, PATCHES } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import { booking, message, startNotify, type World } from './world';

let world: World;
const GOOD = newId();
const [FIRST, SECOND] = [newId(), newId()];

beforeAll(async () => {
  world = await startNotify();
  for (const groupId of [FIRST, SECOND])
    for (const userId of ['media', 'hanako']) world.groups.isMember(userId, groupId);
});
afterAll(() => world.service.stop());
beforeEach(async () => {
  world.goods.isAway = false;
  world.goods.asked.length = 0;
  world.goods.isShared(GOOD, 'media', FIRST, SECOND);
  world.goods.isShared(GOOD, 'hanako', FIRST);
  for (const table of ['mail', 'notification_setting', 'group_notification_setting'])
    await world.service.db.read(`delete from ${table}`);
});

const settings = (userId: string) =>
  world.service.as({ kind: 'user', userId }).connect(notificationSettings.NotificationSettingServiceClient);
const choose = (userId: string, groupId: string, patch: object) =>
  settings(userId).updateGroupNotificationSetting({
    ...{ groupId, newGoodsWording: '' },
    patch: PATCHES.groupNotifications.write({ ...patch }),
  });
const receivers = async () => (await world.sent()).map(({ to }) => to.split('@')[0]).sort();
const reasons = async () =>
  (await world.service.db.read<{ reason: string | null }>('select reason from mail order by 1')).map(
    ({ reason }) => reason,
  );

describe('a notice about a good', () => {
  it('is sent if one of the groups says yes, and not if all say no', async () => {
    await choose('media', FIRST, { email_new_booking: false });
    await world.tell(booking({ goodId: GOOD }));
    expect(await receivers()).toEqual(['hanako', 'media']);
    await choose('media', SECOND, { email_new_booking: false });
    await world.tell(booking({ goodId: GOOD }));
    expect(await receivers()).toEqual(['hanako', 'hanako', 'media']);
  });

  it('is sent for the choice of a group where the general setting is off', async () => {
    await settings('media').updateNotificationSetting({ userId: 'media', emailNewBooking: false });
    await choose('media', FIRST, { email_new_booking: true });
    await world.tell(booking({ goodId: GOOD }));
    expect(await receivers()).toEqual(['hanako', 'media']);
  });

  it('goes by the general setting where the good is in no group of the receiver', async () => {
    await choose('media', FIRST, { email_new_booking: false });
    world.goods.isShared(GOOD, 'media');
    await world.tell(booking({ goodId: GOOD }));
    expect(await receivers()).toEqual(['hanako', 'media']);
  });

  it('goes by the general setting for one’s own bookings', async () => {
    await choose('hanako', FIRST, { email_new_booking: false });
    await world.tell(booking({ goodId: GOOD }));
    expect(await receivers()).toEqual(['hanako', 'media']);
    expect(world.goods.asked).toEqual([]);
  });

  it('waits while catalog cannot say which groups it concerns', async () => {
    await choose('media', FIRST, { email_new_booking: true });
    world.goods.isAway = true;
    await world.tell(booking({ goodId: GOOD }));
    expect(await receivers()).toEqual(['hanako']);
    expect(await reasons()).toEqual(['goods', null]);
    world.goods.isAway = false;
    world.clock.advance(60_000);
    await world.settle();
    expect(await receivers()).toEqual(['hanako', 'media']);
  });

  it('leaves the other goods of a bundle in it', async () => {
    const other = newId();
    world.goods.isShared(other, 'media', SECOND);
    world.goods.isShared(GOOD, 'media', FIRST);
    await choose('media', FIRST, { email_new_booking: false });
    await world.tell(
      booking({ goodId: GOOD, goodTitle: 'ひとつめ', id: newId() }),
      booking({ goodId: other, goodTitle: 'ふたつめ', id: newId() }),
    );
    const [mail] = await world.sent('media@example.org');
    expect(mail!.text).toContain('ふたつめ');
    expect(mail!.text).not.toContain('ひとつめ');
  });

  it('goes by the groups for messages to the lending side, and the general setting for the borrower', async () => {
    await choose('media', FIRST, { email_message: false });
    await choose('media', SECOND, { email_message: false });
    await choose('hanako', FIRST, { email_message: false });
    for (const [authorId, toldId] of [
      ['hanako', 'media'],
      ['media', 'hanako'],
    ] as const) {
      const id = newId();
      world.threads.isNew(toldId, id, 'A', 'Hello');
      await world.tell(
        message({
          id,
          bookingId: newId(),
          goodId: GOOD,
          authorId,
          toldIds: [toldId],
        } as Partial<reservationEvents.MessageWritten>),
      );
    }
    expect(await receivers()).toEqual(['hanako']);
  });
});

describe('a post', () => {
  it('goes by the choice for its group', async () => {
    await choose('media', FIRST, { email_new_post: false });
    for (const [key, groupId] of [
      ['a', FIRST],
      ['b', SECOND],
    ] as const)
      await world.mails.tellUsers({
        ...{
          key: newId(),
          userIds: ['media', 'hanako'],
          template: 'new_post',
          thread: `new_post:${groupId}`,
        },
        ...{ force: false, accountId: '' },
        params: { group: key, group_id: groupId, excerpt: 'Hello', path: '/-/a/posts' },
      });
    await world.settle();
    expect(await receivers()).toEqual(['hanako', 'hanako', 'media']);
  });
});
