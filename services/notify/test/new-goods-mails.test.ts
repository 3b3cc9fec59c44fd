import { type notices, notificationSettings, PATCHES } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import { PEOPLE, startNotify, user, type World } from './world';

/** Monday at 09:00 in Tokyo, and in New York. */
const TOKYO = Date.parse('2026-11-23T09:00:00+09:00');
const NEW_YORK = Date.parse('2026-11-23T09:00:00-05:00');
const WEEK = 7 * 24 * 3_600_000;
const [FIRST, SECOND] = [newId(), newId()];

let world: World;
let goods: notices.NewGood[];
let asked: notices.ListNewGoodsRequest[];

beforeAll(async () => {
  world = await startNotify();
  world.goods.newGoods = (request) => {
    asked.push(request);
    const readers = request.windows.map(({ userId }) => ({
      ...{ userId, groupIds: [FIRST, SECOND], accountIds: [userId] },
    }));
    return Promise.resolve({ goods, readers });
  };
  for (const { userId } of Object.values(PEOPLE))
    for (const groupId of [FIRST, SECOND]) world.groups.isMember(userId, groupId);
});
afterAll(() => world.service.stop());
beforeEach(async () => {
  world.clock.set(TOKYO - 60_000);
  [goods, asked] = [[good()], []];
  const tables = [
    'mail',
    'new_goods_notice',
    'notification_setting',
    'group_notification_setting',
    'due_job',
  ];
  for (const table of tables) await world.service.db.read(`delete from ${table}`);
});

function good(fields: Partial<notices.NewGood> = {}, ...groupIds: string[]): notices.NewGood {
  const shownIn = groupIds.length ? groupIds : [FIRST];
  const shownAt = new Date(TOKYO - WEEK / 2);
  return {
    ...{ id: newId(), ownerId: 'media', title: '三脚', hasPrice: false },
    showings: shownIn.map((groupId) => ({ groupId, shownAt, current: true })),
    ...fields,
  };
}
let version = 0;
const arrives = (userId: string, timeZone = 'Asia/Tokyo') =>
  world.tell(user(userId, { version: (version += 1), timeZone }));
const at = async (time: number) => {
  world.clock.set(time);
  await world.settle();
};
const receivers = async () => (await world.sent()).map(({ to }) => to.split('@')[0]).sort();
const settings = (userId: string) =>
  world.service.as({ kind: 'user', userId }).connect(notificationSettings.NotificationSettingServiceClient);
const chooseIn = (userId: string, groupId: string, patch: object) =>
  settings(userId).updateGroupNotificationSetting({
    ...{ groupId, newGoodsWording: '' },
    patch: PATCHES.groupNotifications.write({ ...patch }),
  });

describe('the weekly notice of new goods', () => {
  it('is sent on Monday at 09:00 of the receiver’s zone, about the week before', async () => {
    await arrives('hanako');
    await arrives('ann', 'America/New_York');
    expect(await receivers()).toEqual([]);
    await at(TOKYO);
    expect(await receivers()).toEqual(['hanako']);
    expect(asked).toEqual([
      { windows: [{ userId: 'hanako', from: new Date(TOKYO - WEEK), until: new Date(TOKYO) }] },
    ]);
    await at(NEW_YORK);
    expect(await receivers()).toEqual(['ann', 'hanako']);
    const [mail] = await world.sent('hanako@example.org');
    expect(mail!.subject).toContain('三脚');
    expect(mail!.text).toContain(`https://kashi.example/goods/${goods[0]!.id}`);
    expect(mail!.text).toContain('大学メディアセンター');
    expect(mail!.text).toContain('/v1/unsubscribe/');
  });

  it('is sent once a week, whatever the clock does', async () => {
    await arrives('hanako');
    await at(TOKYO);
    await at(TOKYO + 60_000);
    await at(TOKYO - 2 * WEEK);
    await at(TOKYO + 120_000);
    expect(await receivers()).toEqual(['hanako']);
    goods = [good({ showings: [{ groupId: FIRST, shownAt: new Date(TOKYO + 2.5 * WEEK), current: true }] })];
    await at(TOKYO + 3 * WEEK + 3_600_000);
    expect(await receivers()).toEqual(['hanako', 'hanako']);
    await at(TOKYO + 3 * WEEK + 7_200_000);
    expect(await receivers()).toEqual(['hanako', 'hanako']);
  });

  it('is not sent again on the same Monday after a move to a zone further west', async () => {
    await arrives('hanako');
    await at(TOKYO);
    await arrives('hanako', 'America/New_York');
    await at(NEW_YORK);
    expect(await receivers()).toEqual(['hanako']);
  });

  it('is not sent without new goods, to a deleted account, or to a card', async () => {
    goods = [];
    await arrives('hanako');
    goods = [good()];
    await arrives('card');
    await arrives('taro');
    await world.tell(user('taro', { version: (version += 1), deleted: true }));
    await at(TOKYO);
    expect(await receivers()).toEqual(['hanako']);
    goods = [];
    await at(TOKYO + WEEK);
    expect(await receivers()).toEqual(['hanako']);
  });

  it('lists 20 goods, and the number of others as a link', async () => {
    goods = Array.from({ length: 54 }, (_, n) => good({ title: `本 ${n}` }));
    await arrives('ann');
    await at(TOKYO);
    const { text, html } = (await world.sent())[0]!;
    expect(text.match(/\/goods\//g)).toHaveLength(20);
    expect(text).toContain('See 34 more');
    expect(html).toContain(`href="https://kashi.example/-/${FIRST}"`);
  });

  it('follows the choices for groups: one that shows the good and says yes suffices', async () => {
    for (const id of ['hanako', 'ann', 'taro']) await arrives(id);
    goods = [good({}, FIRST)];
    await chooseIn('hanako', FIRST, { email_new_goods: false });
    await chooseIn('ann', SECOND, { email_new_goods: false });
    await settings('taro').updateNotificationSetting({ userId: 'taro', emailNewGoods: false });
    await chooseIn('taro', FIRST, { email_new_goods: true });
    await at(TOKYO);
    expect(await receivers()).toEqual(['ann', 'taro']);
  });

  it('has goods with a price only for who turned the news on, with the lenders in the footer', async () => {
    for (const id of ['hanako', 'ann', 'taro']) await arrives(id);
    goods = [good({ hasPrice: true })];
    await settings('ann').updateNotificationSetting({ userId: 'ann', emailNewGoods: true });
    await chooseIn('taro', FIRST, { email_new_goods: true });
    await at(TOKYO);
    expect(await receivers()).toEqual(['ann', 'taro']);
    const { html } = (await world.sent('ann@example.org'))[0]!;
    expect(html.slice(html.indexOf('<footer'))).toContain('大学メディアセンター');
  });

  it('waits while catalog cannot be asked', async () => {
    await arrives('hanako');
    world.goods.isAway = true;
    await at(TOKYO);
    expect(await receivers()).toEqual([]);
    world.goods.isAway = false;
    await world.service.db.read(`update due_job set retry_at = '-infinity'`);
    await at(TOKYO + 60_000);
    expect(await receivers()).toEqual(['hanako']);
  });

  it('is known by people who were members before it existed', async () => {
    const pages = [['ann', 'hanako'], ['taro'], []];
    world.goods.members = () => Promise.resolve({ userIds: pages.shift()! });
    await world.service.db.read(
      `insert into due_job (kind, key, due_at, data) values ('new_goods.people', '', $1, '{"afterId": ""}')`,
      [new Date(0)],
    );
    await at(TOKYO - 30_000);
    await at(TOKYO);
    expect(await receivers()).toEqual(['ann', 'hanako', 'taro']);
  });

  it('is one page of 500 people after another, each with one question to catalog and one to identity', async () => {
    const people = Array.from({ length: 1_100 }, (_, n) => `person-${n}`);
    await world.tell(...people.map((id) => user(id, { version: (version += 1) })));
    world.asked.length = 0;
    world.clock.set(TOKYO);
    await world.settle();
    expect(asked.map(({ windows }) => windows.length)).toEqual([500, 500, 100]);
    expect(world.asked.filter((ids) => ids.join() === 'media')).toHaveLength(3);
  });
});
