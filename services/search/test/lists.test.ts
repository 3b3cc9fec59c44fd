import { type catalogEvents, enumOf, SETS, type WordOf } from '@kashikari/contracts';
import { booking, good, group, NOON, popularity, startSearch, user, userActor, type World } from './world';

let world: World;

beforeAll(async () => {
  world = await startSearch();
});
afterAll(() => world.service.stop());

const MAY = ['2026-05-01T00:00:00+09:00', '2026-05-02T00:00:00+09:00'] as const;

describe('order, groups, tags, lenders, pages', () => {
  beforeEach(async () => {
    await world.forget();
    await world.tell(
      user({ id: 'lender' }),
      user({ id: 'ny', timeZone: 'America/New_York' }),
      group({ id: 'g1', slug: 'shelf' }),
      good({
        id: 'a',
        title: 'カメラ',
        groupIds: ['g1'],
        tags: ['撮影', 'Sale'],
        createdAt: new Date('2026-01-03'),
      }),
      good({ id: 'b', title: 'あんどん', groupIds: ['g1'], createdAt: new Date('2026-01-01') }),
      good({ id: 'c', title: 'Abacus', groupIds: ['g1'], ownerId: 'ny', createdAt: new Date('2026-01-02') }),
      booking({ id: 'x1', goodId: 'b', changedAt: new Date('2026-03-01') }, ...MAY),
      booking({ id: 'x2', goodId: 'b', changedAt: new Date('2026-03-02') }, ...MAY),
      booking({ id: 'x3', goodId: 'c', changedAt: new Date('2026-03-03') }, ...MAY),
      popularity({ id: 'b', bookings: 2 }),
      popularity({ id: 'c', bookings: 1 }),
    );
  });

  const sorted = async (sort: WordOf<typeof SETS.searchSort> | '') =>
    (await world.find({ groupId: 'g1', sort: enumOf(SETS.searchSort, sort) }, userActor('lender'))).goodIds;

  it('sorts by age, popularity, title and last booking', async () => {
    expect(await sorted('')).toEqual(['a', 'c', 'b']);
    expect(await sorted('latest')).toEqual(['a', 'c', 'b']);
    expect(await sorted('popular')).toEqual(['b', 'c', 'a']);
    expect(await sorted('alphabetic')).toEqual(['c', 'b', 'a']);
    expect(await sorted('booked_at')).toEqual(['c', 'b', 'a']);
  });

  it('sorts by popularity as the catalog last counted it, likes breaking ties', async () => {
    const tomorrow = { version: Math.floor(NOON / 86_400_000) + 1 };
    await world.tell(
      popularity({ id: 'b', bookings: 1, ...tomorrow }),
      popularity({ id: 'c', bookings: 1, likes: 1, ...tomorrow }),
    );
    expect(await sorted('popular')).toEqual(['c', 'b', 'a']);
    await world.tell(popularity({ id: 'b', bookings: 9 }));
    expect(await sorted('popular')).toEqual(['c', 'b', 'a']);
    await world.tell(popularity({ id: 'a', likes: 5 }), popularity({ id: 'c', ...tomorrow }));
    expect(await sorted('popular')).toEqual(['b', 'a', 'c']);
  });

  it('narrows by group id, slug, tag and lender', async () => {
    const find = async (asked: object) => (await world.find(asked)).goodIds;
    expect(await find({ groupId: 'shelf' })).toEqual(['a', 'c', 'b']);
    expect(await find({ groupId: 'nowhere' })).toEqual([]);
    expect(await find({ tag: '撮影' })).toEqual(['a']);
    expect(await find({ tag: '#sale' })).toEqual(['a']);
    expect(await find({ tag: '撮' })).toEqual([]);
    expect(await find({ ownerId: 'ny' })).toEqual(['c']);
  });

  it.each([
    {},
    { match: 'カメラ' },
    { groupId: 'shelf' },
    { tag: 'sale' },
    { ownerId: 'lender' },
    { isHourly: false },
    { filter: enumOf(SETS.searchFilter, 'available'), from: '2027-05-01', to: '2027-05-02' },
    { sort: enumOf(SETS.searchSort, 'booked_at') },
  ])('narrows to goods that are named, beside %j', async (asked) => {
    const found = world.find({ among: { goodIds: ['a'] }, ...asked }, userActor('lender'));
    await expect(found).resolves.toMatchObject({ goodIds: ['a'] });
  });

  it('narrows by how it is lent: by the hour, by the day, or both', async () => {
    const hourly = { isHourly: true } as catalogEvents.GoodTerms;
    await world.tell(good({ id: 'a', version: 2, title: 'カメラ', groupIds: ['g1'], terms: hourly }));
    const find = async (asked: object) => (await world.find({ groupId: 'g1', ...asked })).goodIds.sort();
    expect(await find({ isHourly: true })).toEqual(['a']);
    expect(
      await find({ isHourly: true, filter: enumOf(SETS.searchFilter, 'available'), match: 'カメラ' }),
    ).toEqual(['a']);
    expect(await find({ isHourly: false })).toEqual(['b', 'c']);
    expect(await find({})).toEqual(['a', 'b', 'c']);
  });

  it('pages, with the total of all', async () => {
    const page = async (number: number) => {
      const { goodIds, page } = await world.find({ groupId: 'g1', page: { page: number, perPage: 2 } });
      return [goodIds, page];
    };
    expect(await page(1)).toEqual([['a', 'c'], { page: 1, perPage: 2, total: 3 }]);
    expect(await page(2)).toEqual([['b'], { page: 2, perPage: 2, total: 3 }]);
    expect(await page(9)).toEqual([[], { page: 9, perPage: 2, total: 3 }]);
  });
});
