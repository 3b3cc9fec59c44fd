import { catalog, enumOf, reservation, SETS } from '@kashikari/contracts';
import { DomainError } from '@kashikari/kernel';
import request from 'supertest';
import { testApp, tokenFor } from './test-app';
import { GOOD_ID, NOTHING_BESIDE, USER_ID, userMessage } from './user-message';

const OTHER_ID = '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b33';

const good = catalog.Good.fromPartial({
  id: GOOD_ID,
  title: 'カメラ',
  ownerId: USER_ID,
  terms: { quantity: 2 },
});
const booking = reservation.Booking.fromPartial({
  state: enumOf(SETS.bookingState, 'reserved'),
  method: enumOf(SETS.bookingMethod, 'web'),
  id: GOOD_ID,
  goodId: GOOD_ID,
  lenderId: USER_ID,
  userId: USER_ID,
});
const away = () => Promise.reject(new DomainError({ kind: 'unavailable', code: 'unavailable' }));

const ask = async (app: ReturnType<typeof testApp>, path: string) =>
  request(app)
    .get(path)
    .set('Authorization', `Bearer ${await tokenFor({ id: USER_ID })}`);

describe('related things', () => {
  it('are asked for once for a whole list, however many rows it has', async () => {
    const batchGetUsers = jest.fn((_request: unknown) => Promise.resolve({ users: [userMessage()] }));
    const batchGetGoods = jest.fn((_request: unknown) => Promise.resolve({ goods: [good] }));
    const listBookings = () =>
      Promise.resolve({ bookings: Array(20).fill(booking), page: { page: 1, perPage: 20, total: 21 } });
    const app = testApp({
      accounts: { batchGetUsers },
      goods: { batchGetGoods },
      bookings: { listBookings },
    });
    const { body } = await ask(app, '/v1/bookings');
    expect(body.bookings).toHaveLength(20);
    expect(body.goods).toEqual([expect.objectContaining({ id: GOOD_ID, title: 'カメラ' })]);
    expect(body.users).toEqual([expect.objectContaining({ id: USER_ID })]);
    expect(body.meta).toEqual({ page: 1, per_page: 20, total: 21, next_page: 2 });
    expect(batchGetUsers.mock.calls).toHaveLength(1);
    expect(batchGetGoods.mock.calls[0]?.[0]).toEqual({ ids: [GOOD_ID] });
  });

  it('of a booking are the other bookings of its good, with names where they are told', async () => {
    const other = { ...booking, id: OTHER_ID, startAt: new Date(0), endAt: new Date(86_400_000) };
    const listBookings = jest.fn(async (_request: unknown) => ({
      bookings: [other, { ...other, userId: '', anonymous: true }],
      page: undefined,
    }));
    const getBooking = async () => ({ booking });
    const app = testApp({
      ...{ bookings: { getBooking, listBookings }, reviews: { findReview: async () => ({}) } },
      accounts: { batchGetUsers: async () => ({ users: [userMessage()] }) },
      goods: { batchGetGoods: async () => ({ goods: [good] }) },
    });
    const { body } = await ask(app, `/v1/bookings/${GOOD_ID}`);
    const range = { start_at: '1970-01-01T00:00:00.000Z', end_at: '1970-01-02T00:00:00.000Z' };
    expect(body.related_members_bookings).toEqual([
      { id: OTHER_ID, ...range, user_id: USER_ID },
      { id: OTHER_ID, ...range },
    ]);
    expect(listBookings).toHaveBeenCalledTimes(1);
    const [asked] = listBookings.mock.lastCall as unknown as [{ from: Date; to: Date }];
    const { from, to } = asked;
    const page = { page: 1, perPage: 50 };
    expect(asked).toMatchObject({ goodId: GOOD_ID, exceptId: GOOD_ID, open: true, page });
    expect(to.getTime() - from.getTime()).toBe(14 * 86_400_000);
  });

  it('of a group are found where it is named by its address', async () => {
    const listBookings = jest.fn(async (_request: unknown) => ({ bookings: [], page: undefined }));
    const getGroup = async () => ({ group: { id: GOOD_ID } });
    await ask(testApp({ bookings: { listBookings }, groups: { getGroup } }), '/v1/bookings?group_id=shelf');
    expect(listBookings.mock.lastCall?.[0]).toMatchObject({ groupId: GOOD_ID });
  });

  it('are left out while the service that has them is away', async () => {
    const app = testApp({
      accounts: { batchGetUsers: away },
      goods: { getGood: () => Promise.resolve({ good }) },
      likes: { listLiked: away },
    });
    const { status, body } = await ask(app, `/v1/goods/${GOOD_ID}`);
    expect([status, body.good.id, body.users]).toEqual([200, GOOD_ID, []]);
  });
});

describe('the pick-up note of a lender', () => {
  const note = '鍵は事務室です。';
  const users = [userMessage({ pickUpNote: note })];
  const accounts = { batchGetUsers: async () => ({ users }), getUser: async () => ({ user: users[0]! }) };
  const noteBeside = async (permissions: string[]) => {
    const getGood = async () => ({ good: { ...good, permissions } });
    const likes = { listLiked: async () => ({ goodIds: [] }) };
    const { body } = await ask(testApp({ accounts, likes, goods: { getGood } }), `/v1/goods/${GOOD_ID}`);
    return body.users[0].pick_up_note;
  };

  it('is beside a good that the caller may book, and beside no other', async () => {
    expect([await noteBeside(['book']), await noteBeside([])]).toEqual([note, '']);
  });

  it('is not part of a person whom the caller only looks up', async () => {
    const { body } = await ask(testApp({ ...NOTHING_BESIDE, accounts }), `/v1/users/${USER_ID}`);
    expect(body.user.pick_up_note).toBe('');
  });
});

describe('the picture of a person', () => {
  it.each([
    ['/files/images/1/thumb.webp', '/files/images/1/thumb.webp'],
    ['https://evil.example/x.png', null],
    ['//evil.example/files/images/x.png', null],
  ])('is one of ours or none: %s', async (thumbnailUrl, shown) => {
    const accounts = { getUser: async () => ({ user: userMessage({ thumbnailUrl }) }) };
    const app = testApp({ ...NOTHING_BESIDE, accounts });
    const { body } = await ask(app, `/v1/users/${USER_ID}`);
    expect(body.user.thumbnail_url).toBe(shown);
  });
});

describe('a list of goods', () => {
  const batchGetUsers = () => Promise.resolve({ users: [] });
  const listGoods = jest.fn((_request: unknown) =>
    Promise.resolve({ goods: [good], page: { page: 1, perPage: 20, total: 1 } }),
  );
  const asOf = new Date('2026-12-01T00:00:00Z');
  const searchGoods = jest.fn((_request: unknown) =>
    Promise.resolve({ goodIds: [GOOD_ID], page: { page: 1, perPage: 20, total: 1 }, asOf }),
  );
  const batchGetGoods = jest.fn(() => Promise.resolve({ goods: [good] }));
  const listLiked = jest.fn(() => Promise.resolve({ goodIds: [GOOD_ID] }));
  const app = testApp({
    accounts: { batchGetUsers },
    goods: { listGoods, batchGetGoods },
    likes: { listLiked },
    search: { searchGoods },
  });
  beforeEach(() => jest.clearAllMocks());

  it('tells what a thing has cost to those alone who may edit it', async () => {
    const priceFor = async (...permissions: string[]) => {
      const priced = catalog.Good.fromPartial({ ...good, purchasePrice: 1200, permissions });
      listGoods.mockResolvedValueOnce({ goods: [priced], page: { page: 1, perPage: 20, total: 1 } });
      return (await ask(app, '/v1/goods')).body.goods[0].purchase_price;
    };
    expect(await priceFor('edit', 'book')).toBe(1200);
    expect(await priceFor('book')).toBeNull();
  });

  it('says which of them the caller likes, in one call', async () => {
    const { body } = await ask(app, '/v1/goods');
    expect(body.liked_good_ids).toEqual([GOOD_ID]);
    expect(listLiked).toHaveBeenCalledTimes(1);
  });

  it('is read from search among the goods of a folder, which catalog names', async () => {
    const listShelfIds = jest.fn(() => Promise.resolve({ goodIds: [GOOD_ID] }));
    const shelved = testApp({
      accounts: { batchGetUsers },
      goods: { batchGetGoods },
      likes: { listLiked },
      search: { searchGoods },
      folders: { listShelfIds },
    });
    await ask(shelved, `/v1/goods?filter=available&folder=${GOOD_ID}`);
    expect(searchGoods.mock.lastCall?.[0]).toMatchObject({ among: { goodIds: [GOOD_ID] } });
  });

  it('is read from catalog as long as it asks for no words and no time', async () => {
    const { body } = await ask(app, '/v1/goods?sort=alphabetic&match=%20');
    expect(listGoods).toHaveBeenCalledTimes(1);
    expect(searchGoods).not.toHaveBeenCalled();
    expect(body.meta.as_of).toBeUndefined();
  });

  it.each(['match=カメラ', 'filter=available', 'sort=booked_at'])(
    'is read from search with %s',
    async (query) => {
      const { body } = await ask(app, `/v1/goods?${encodeURI(query)}`);
      expect(searchGoods).toHaveBeenCalledTimes(1);
      expect(listGoods).not.toHaveBeenCalled();
      expect(body.goods[0].id).toBe(GOOD_ID);
      expect(body.meta.as_of).toBe('2026-12-01T00:00:00.000Z');
    },
  );

  it('takes days as whole days in the zone that is named, for bookings', async () => {
    const listBookings = jest.fn((_request: { from?: Date; to?: Date }) => Promise.resolve({ bookings: [] }));
    await ask(testApp({ bookings: { listBookings } }), '/v1/bookings?from=2026-12-01&to=2026-12-02');
    expect(listBookings.mock.lastCall?.[0]).toMatchObject({
      from: new Date('2026-12-01T00:00:00+09:00'),
      to: new Date('2026-12-03T00:00:00+09:00'),
    });
  });
});
