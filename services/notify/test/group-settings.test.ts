import { randomUUID } from 'node:crypto';
import { identityEvents, notificationSettings, PATCHES } from '@kashikari/contracts';
import type { Actor, DomainError } from '@kashikari/kernel';
import { startNotify, NOON, type World } from './world';

let world: World;
const GROUP = randomUUID();

beforeAll(async () => {
  world = await startNotify();
  world.groups.isMember('media', GROUP);
});
afterAll(() => world.service.stop());
afterEach(async () => {
  await world.service.db.read('delete from group_notification_setting');
  await world.service.db.read('delete from notification_setting');
});

const user = (userId: string): Actor => ({ kind: 'user', userId });
const client = (actor: Actor) =>
  world.service.as(actor).connect(notificationSettings.NotificationSettingServiceClient);
const get = async (userId = 'media') =>
  (await client(user(userId)).getGroupNotificationSetting({ groupId: GROUP })).setting!;
const choose = (patch: object, newGoodsWording = '', actor = user('media')) =>
  client(actor).updateGroupNotificationSetting({
    groupId: GROUP,
    patch: PATCHES.groupNotifications.write({ ...patch }),
    newGoodsWording,
  });
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: unknown) => (error as DomainError).refusal.code,
  );
const kept = () => world.service.db.read<{ user_id: string }>('select * from group_notification_setting');

describe('choices for a group', () => {
  it('follow the general setting until they are made, and after they are taken back', async () => {
    const general = client(user('media'));
    await general.updateNotificationSetting({ userId: 'media', emailComment: false });
    expect((await get()).effective).toMatchObject({ emailComment: false, pushComment: true });
    await choose({ email_comment: true, push_comment: false });
    expect(await get()).toMatchObject({
      choices: { emailComment: true, pushComment: false },
      effective: { emailComment: true, pushComment: false, emailMessage: true },
    });
    await choose({ email_comment: null });
    expect((await get()).choices!.emailComment).toBeUndefined();
    expect((await get()).effective).toMatchObject({ emailComment: false, pushComment: false });
  });

  it('may all be off', async () => {
    const off = Object.fromEntries(
      ['message', 'new_booking', 'update_booking', 'new_post', 'new_goods', 'comment'].flatMap((kind) => [
        [`email_${kind}`, false],
        [`push_${kind}`, false],
      ]),
    );
    const { setting } = await choose(off);
    expect(Object.values(setting!.effective!).filter(Boolean)).toEqual([]);
  });

  it('are made by members, and not found by others; cards have none', async () => {
    expect(await codeOf(get('hanako'))).toBe('not_found');
    expect(await codeOf(choose({ email_comment: false }, '', user('hanako')))).toBe('not_found');
    const card: Actor = { kind: 'card', userId: 'card', groupId: GROUP, canWrite: true };
    expect(await codeOf(client(card).getGroupNotificationSetting({ groupId: GROUP }))).toBe('forbidden');
    expect(await codeOf(choose({ email_comment: false }, '', card))).toBe('forbidden');
    expect(await kept()).toEqual([]);
  });

  it('keep when and beside which text goods with a price were asked for', async () => {
    const consents = () =>
      world.service.db.read('select new_goods_chosen_at, new_goods_wording from group_notification_setting');
    await choose({ email_new_goods: false }, 'Off');
    expect(await consents()).toEqual([{ new_goods_chosen_at: null, new_goods_wording: null }]);
    await choose({ push_new_goods: true }, 'New items, also with a price');
    await choose({ email_new_goods: false });
    expect(await consents()).toEqual([
      { new_goods_chosen_at: new Date(NOON), new_goods_wording: 'New items, also with a price' },
    ]);
  });

  it('end with the membership', async () => {
    await choose({ email_comment: false });
    await world.tell(membership({ deleted: false }));
    expect(await kept()).toHaveLength(1);
    await world.tell(membership({ deleted: true }));
    expect(await kept()).toEqual([]);
  });

  it('end with the group', async () => {
    await choose({ email_comment: false });
    const data = identityEvents.GroupChanged.create({ id: GROUP, version: 2, deleted: true });
    await world.tell({
      topic: 'kashikari.identity.group.v1',
      key: GROUP,
      type: 'kashikari.identity.v1.GroupChanged',
      data: identityEvents.GroupChanged.toJSON(data),
    });
    expect(await kept()).toEqual([]);
  });

  it('end with the account, and so does the general setting', async () => {
    const id = randomUUID();
    world.groups.isMember(id, GROUP);
    await client(user(id)).updateNotificationSetting({ userId: id, emailComment: false });
    await choose({ email_comment: false }, '', user(id));
    const data = identityEvents.UserChanged.create({ id, version: 9, deleted: true });
    await world.tell({
      topic: 'kashikari.identity.user.v1',
      key: id,
      type: 'kashikari.identity.v1.UserChanged',
      data: identityEvents.UserChanged.toJSON(data),
    });
    expect(await kept()).toEqual([]);
    expect(await world.service.db.read('select user_id from notification_setting')).toEqual([]);
  });

  it('are listed for an export', async () => {
    await choose({ email_comment: false });
    const { settings } = await client(user('media')).listGroupNotificationSettings({});
    expect(settings).toMatchObject([{ groupId: GROUP, choices: { emailComment: false } }]);
    expect((await client(user('hanako')).listGroupNotificationSettings({})).settings).toEqual([]);
  });
});

function membership({ deleted }: { deleted: boolean }) {
  const data = identityEvents.MembershipChanged.create({
    ...{ id: randomUUID(), version: 2, deleted, groupId: GROUP, userId: 'media' },
  });
  return {
    topic: 'kashikari.identity.membership.v1',
    key: 'media',
    type: 'kashikari.identity.v1.MembershipChanged',
    data: identityEvents.MembershipChanged.toJSON(data),
  };
}
