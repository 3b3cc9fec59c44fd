import { catalog as proto, openGoods } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import {
  newGood,
  startCatalog,
  SYSTEM,
  VISITOR,
  type CatalogUnderTest,
  type Person,
} from './catalog-under-test';

let catalog: CatalogUnderTest;
let lender: Person;

beforeAll(async () => {
  catalog = await startCatalog();
  lender = await catalog.person();
});
afterAll(() => catalog.stop());

async function register(title: string, fields: Record<string, unknown> = {}, by = lender) {
  return (await catalog.goods(by.actor).createGood(newGood({ title, ...fields }))).good!;
}

async function list(actor: Actor, asked: Partial<proto.ListGoodsRequest> = {}) {
  const request = proto.ListGoodsRequest.create({ sort: proto.GoodSort.GOOD_SORT_LATEST, ...asked });
  const { goods, page } = await catalog.goods(actor).listGoods(request);
  return { ids: goods.map(({ id }) => id), titles: goods.map(({ title }) => title), page, goods };
}

describe('a list', () => {
  test('is the latest first, by pages, with the number of all', async () => {
    const group = await catalog.group(lender);
    for (let n = 1; n <= 5; n++) await register(`G${n}`, { group_ids: [group.id] });
    const page = (number: number) =>
      list(lender.actor, { groupId: group.id, page: { page: number, perPage: 2 } });
    expect((await page(1)).titles).toEqual(['G5', 'G4']);
    expect((await page(3)).titles).toEqual(['G1']);
    expect(await page(4)).toMatchObject({ titles: [], page: { page: 4, perPage: 2, total: 5 } });
  });

  test('of a group is found by its slug, whatever its capitals', async () => {
    const group = await catalog.group(lender, { slug: 'media-library' });
    const { id } = await register('本', { group_ids: [group.id] });
    expect((await list(lender.actor, { groupId: 'media-library' })).ids).toEqual([id]);
    expect((await list(lender.actor, { groupId: 'Media-Library' })).ids).toEqual([id]);
  });

  test('of a group shows a stranger its public goods; without any the group is not there', async () => {
    const [open, closed] = [await catalog.group(lender), await catalog.group(lender)];
    const shown = await register('公開', { group_ids: [open.id], is_public: true });
    await register('非公開', { group_ids: [open.id] });
    await register('非公開', { group_ids: [closed.id] });
    const stranger = await catalog.person();
    for (const actor of [VISITOR, stranger.actor]) {
      expect((await list(actor, { groupId: open.id })).ids).toEqual([shown.id]);
      expect((await list(actor, { groupId: open.id, tag: 'nowhere' })).ids).toEqual([]);
      for (const groupId of [closed.id, newId(), 'no-such-slug', '🙂']) {
        await expect(list(actor, { groupId })).rejects.toMatchObject({ refusal: { kind: 'not_found' } });
      }
    }
    const member = await catalog.person();
    await catalog.join(member, await catalog.group(lender, { slug: 'empty' }));
    expect((await list(member.actor, { groupId: 'empty' })).page?.total).toBe(0);
  });

  test('narrows by tag, whatever its width and capitals, and by lender', async () => {
    const other = await catalog.person();
    const tagged = await register('三脚', { description: '#Ｖｌｏｇ用 #旅', is_public: true });
    const others = await register('傘', { description: '#vlog用', is_public: true }, other);
    const found = async (asked: Partial<proto.ListGoodsRequest>) => (await list(VISITOR, asked)).ids;
    expect(await found({ tag: 'VLOG用' })).toEqual([others.id, tagged.id]);
    expect(await found({ tag: '#vlog用', ownerId: lender.id })).toEqual([tagged.id]);
    expect(await found({ tag: '旅', ownerId: other.id })).toEqual([]);
    expect(await found({ ownerId: 'nobody' })).toEqual([]);
  });

  test('narrows by how it is lent: by the hour, by the day, or both', async () => {
    const someone = await catalog.person();
    const byHour = await register('音楽室', { is_hourly: true, is_public: true }, someone);
    const byDay = await register('太鼓', { is_public: true }, someone);
    const found = async (asked: Partial<proto.ListGoodsRequest>) =>
      (await list(VISITOR, { ownerId: someone.id, ...asked })).ids;
    expect(await found({ isHourly: true })).toEqual([byHour.id]);
    expect(await found({ isHourly: false })).toEqual([byDay.id]);
    expect(await found({})).toEqual([byDay.id, byHour.id]);
  });

  test('by title follows Japanese order: signs and Latin letters, kana of both kinds together, then kanji', async () => {
    const group = await catalog.group(lender);
    for (const title of [
      '椅子',
      'タブレット',
      'ｶﾒﾗ',
      'Zoom',
      'いす',
      'apple',
      'がいこつ',
      'カメラ台',
      '亜鉛',
    ]) {
      await register(title, { group_ids: [group.id] });
    }
    const { titles } = await list(lender.actor, {
      groupId: group.id,
      sort: proto.GoodSort.GOOD_SORT_ALPHABETIC,
    });
    expect(titles).toEqual([
      'apple',
      'Zoom',
      'いす',
      'がいこつ',
      'ｶﾒﾗ',
      'カメラ台',
      'タブレット',
      '亜鉛',
      '椅子',
    ]);
  });

  test('by the last booking made follows the events of reservation, each once', async () => {
    const group = await catalog.group(lender);
    const [a, b, c] = [
      await register('A', { group_ids: [group.id] }),
      await register('B', { group_ids: [group.id] }),
      await register('C', { group_ids: [group.id] }),
    ];
    const booked = (goodId: string, change: string, changed_at: string) => ({
      topic: 'kashikari.reservation.booking.v1',
      key: goodId,
      type: 'kashikari.reservation.v1.BookingChanged',
      data: { id: newId(), good_id: goodId, change: `BOOKING_CHANGE_${change}`, changed_at },
    });
    await catalog.publish(
      booked(b.id, 'CREATED', '2026-12-01T01:00:00Z'),
      booked(a.id, 'CREATED', '2026-12-01T02:00:00Z'),
      booked(a.id, 'RETURNED', '2026-12-01T02:30:00Z'),
      booked(b.id, 'CREATED', '2026-12-01T01:30:00Z'),
      booked(c.id, 'CREATED', '2026-12-01T03:00:00Z'),
      booked(c.id, 'CANCELLED', '2026-12-01T04:00:00Z'),
      booked(newId(), 'CREATED', '2026-12-01T05:00:00Z'),
    );
    await catalog.drain();
    const by = async (sort: proto.GoodSort) => (await list(lender.actor, { groupId: group.id, sort })).titles;
    expect(await by(proto.GoodSort.GOOD_SORT_BOOKED_AT)).toEqual(['C', 'A', 'B']);
    expect((await catalog.goods(lender.actor).getGood({ id: a.id })).good?.version).toBe(1);
  });

  test.each([
    [{ page: 0, perPage: 20 }, 'page'],
    [{ page: -1, perPage: 20 }, 'page'],
    [{ page: 2_000_000, perPage: 20 }, 'page'],
    [{ page: 1, perPage: 0 }, 'per_page'],
    [{ page: 1, perPage: 101 }, 'per_page'],
  ])('refuses the page %j', async (page, field) => {
    await expect(list(VISITOR, { page })).rejects.toMatchObject({ refusal: { kind: 'invalid', field } });
  });

  test('is whole for the system', async () => {
    const { page } = await list(SYSTEM);
    const { n } = (await catalog.db.one<{ n: number }>(
      'select count(*) as n from good where deleted_at is null',
    ))!;
    expect(page?.total).toBe(n);
  });
});

describe('goods by their ids', () => {
  test('come in the order asked, each once, without those that one does not see', async () => {
    const a = await register('A', { is_public: true });
    const b = await register('B', { is_public: true, is_hidden: true });
    const secret = await register('C');
    const ids = [b.id, secret.id, a.id.toUpperCase(), b.id, 'x', newId()];
    const { goods } = await catalog.goods(VISITOR).batchGetGoods({ ids });
    expect(goods.map(({ id }) => id)).toEqual([b.id, a.id]);
  });

  test('are at most 500 a call', async () => {
    const ids = Array.from({ length: 501 }, () => newId());
    const act = catalog.goods(VISITOR).batchGetGoods({ ids });
    await expect(act).rejects.toMatchObject({ refusal: { code: 'validation.too_many' } });
  });
});

describe('what everybody may find', () => {
  const open = (actor: Actor) => catalog.as(actor).connect(openGoods.OpenGoodServiceClient);

  test('is goods that are open and not hidden, and their groups, by id and in pieces', async () => {
    const owner = await catalog.person();
    const [group, other] = [await catalog.group(owner), await catalog.group(owner)];
    const ids: string[] = [];
    for (let n = 0; n < 3; n++)
      ids.push((await register('公開', { is_public: true, group_ids: [group.id] }, owner)).id);
    await register('秘密', { is_public: true, is_hidden: true, group_ids: [other.id] }, owner);
    await register('内輪', { group_ids: [other.id] }, owner);
    const at: Actor = { ...VISITOR, within: [owner.id] };
    const piece = async (afterId: string, skip: number, limit: number) =>
      (await open(at).listOpenGoods({ afterId, skip, limit })).goods.map(({ id }) => id);
    expect(await piece('', 0, 10)).toEqual(ids);
    expect([await piece('', 1, 1), await piece(ids[1]!, 0, 10)]).toEqual([[ids[1]], [ids[2]]]);
    expect(await open(at).listOpenGroups({ afterId: '', limit: 10 })).toEqual({ groupIds: [group.id] });
    expect(await open(at).listOpenGroups({ afterId: group.id, limit: 10 })).toEqual({ groupIds: [] });
    // The owner sees nothing more as open, and a shell of other accounts shows nothing.
    expect((await open(owner.actor).listOpenGoods({ afterId: '', skip: 0, limit: 1000 })).goods).toHaveLength(
      (await open(VISITOR).listOpenGoods({ afterId: '', skip: 0, limit: 1000 })).goods.length,
    );
    const elsewhere: Actor = { ...VISITOR, within: [newId()] };
    expect(await open(elsewhere).listOpenGoods({ afterId: '', skip: 0, limit: 10 })).toEqual({ goods: [] });
  });

  test.each([
    [0, 'validation.too_small'],
    [1001, 'validation.too_large'],
  ])('is refused in pieces of %i', async (limit, code) => {
    const asked = open(VISITOR).listOpenGoods({ afterId: '', skip: 0, limit });
    await expect(asked).rejects.toMatchObject({ refusal: { code } });
  });
});
