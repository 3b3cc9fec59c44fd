import { catalogEvents, notificationSettings, PATCHES } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import { NOON, startNotify, type World } from './world';

let world: World;
const GOOD = newId();

beforeAll(async () => {
  world = await startNotify();
});
afterAll(() => world.service.stop());
beforeEach(() => world.service.db.read('delete from mail'));

const receivers = async () => (await world.sent()).map(({ to }) => to.split('@')[0]).sort();

function said(fields: Partial<catalogEvents.CommentChanged> = {}, what: 'Comment' | 'Review' = 'Comment') {
  const data = catalogEvents.CommentChanged.create({
    ...{ id: newId(), version: 1, goodId: GOOD, goodTitle: '三脚', ownerId: 'media', userId: 'taro' },
    ...{ toldIds: ['hanako', 'media'], createdAt: new Date(NOON), changedAt: new Date(NOON), ...fields },
  });
  return {
    topic: `kashikari.catalog.${what.toLowerCase()}.v1`,
    key: data.goodId,
    type: `kashikari.catalog.v1.${what}Changed`,
    data: catalogEvents.CommentChanged.toJSON(data),
  };
}

describe('a comment on a good', () => {
  it.each(['Comment', 'Review'] as const)('is mailed to those it is for, with a link: %s', async (what) => {
    await world.tell(said({ goodId: newId() }, what));
    expect(await receivers()).toEqual(['hanako', 'media']);
    const { subject, text } = (await world.sent('media@example.org'))[0]!;
    expect(subject).toContain('三脚');
    expect(text).toMatch(/https:\/\/kashi[.]example\/goods\/[0-9a-f-]+/);
  });

  it('is one mail with what follows within 5 minutes', async () => {
    const goodId = newId();
    await world.tell(said({ goodId }));
    await world.tell(said({ goodId }), said({ goodId }));
    expect(await receivers()).toEqual(['hanako', 'media']);
    world.clock.advance(5 * 60_000);
    await world.settle();
    expect(await receivers()).toEqual(['hanako', 'hanako', 'media', 'media']);
  });

  it('is not mailed if it is deleted meanwhile, nor to who sees the good no more', async () => {
    const [id, goodId] = [newId(), newId()];
    world.goods.isUnseen(goodId, 'hanako');
    await world.tell(said({ goodId }));
    expect(await receivers()).toEqual(['media']);
    world.goods.isDeleted(id);
    await world.tell(said({ id, goodId: newId() }));
    expect(await receivers()).toEqual(['media']);
  });

  it('is not mailed when it is changed or removed', async () => {
    await world.tell(said({ version: 2, toldIds: [] }), said({ deleted: true, version: 2 }));
    expect(await receivers()).toEqual([]);
  });

  it('waits while catalog cannot be asked', async () => {
    world.goods.isAway = true;
    await world.tell(said({ goodId: newId() }));
    expect(await receivers()).toEqual([]);
    world.goods.isAway = false;
    world.clock.advance(60_000);
    await world.settle();
    expect(await receivers()).toEqual(['hanako', 'media']);
  });

  it('can be turned off, and on again for one group', async () => {
    const group = newId();
    const goodId = newId();
    world.groups.isMember('media', group);
    const client = world.service
      .as({ kind: 'user', userId: 'media' })
      .connect(notificationSettings.NotificationSettingServiceClient);
    await client.updateNotificationSetting({ userId: 'media', emailComment: false });
    await world.tell(said({ goodId }));
    expect(await receivers()).toEqual(['hanako']);
    world.goods.isShared(goodId, 'media', group);
    await client.updateGroupNotificationSetting({
      ...{ groupId: group, newGoodsWording: '' },
      patch: PATCHES.groupNotifications.write({ email_comment: true }),
    });
    world.clock.advance(5 * 60_000);
    await world.tell(said({ goodId }));
    expect(await receivers()).toEqual(['hanako', 'hanako', 'media']);
  });
});
