import { catalog, enumOf, identity, reservation, SETS } from '@kashikari/contracts';
import { DomainError } from '@kashikari/kernel';
import request from 'supertest';
import { testApp, tokenFor, type FakeServices } from './test-app';
import { GOOD_ID, USER_ID, userMessage } from './user-message';

const CALLER = '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b33';

const away = () => Promise.reject(new DomainError({ kind: 'unavailable', code: 'unavailable' }));
const record = reservation.BorrowerRecord.fromPartial({
  ...{ userId: USER_ID, visible: true, bookingsCount: 14, endedCount: 12, lateCount: 2, overdueRate: 17 },
});
const group = identity.Group.fromPartial({ id: GOOD_ID, name: '写真部' });

const answers = {
  accounts: { getUser: async () => ({ user: userMessage() }) },
  goods: { listGoods: async () => ({ goods: [], page: { page: 1, perPage: 1, total: 118 } }) },
  groups: { listSharedGroups: async () => ({ groups: [group] }) },
  bookings: { batchGetRecords: async () => ({ records: [record] }) },
} satisfies FakeServices;

const get = async (services: FakeServices, path = `/v1/users/${USER_ID}`) =>
  request(testApp(services))
    .get(path)
    .set('Authorization', `Bearer ${await tokenFor({ id: CALLER })}`);

describe('a person', () => {
  it('has the goods that the caller sees, the shared groups and the record', async () => {
    const { body } = await get(answers);
    expect(body.user).toMatchObject({ goods_count: 118, bookings_count: 14, overdue_rate: 17 });
    expect(body.groups).toEqual([expect.objectContaining({ id: GOOD_ID, name: '写真部' })]);
    expect(body.record).toEqual({ ended_count: 12, late_count: 2 });
  });

  it('has no record where reservation shows none', async () => {
    const batchGetRecords = async () => ({ records: [{ ...record, visible: false }] });
    const { body } = await get({ ...answers, bookings: { batchGetRecords } });
    expect(body.user).toMatchObject({ goods_count: 118, bookings_count: null, overdue_rate: null });
    expect(body.record).toBeNull();
  });

  it('has counts without a rate below five returns', async () => {
    const few = { ...record, bookingsCount: 4, endedCount: 4, lateCount: undefined, overdueRate: undefined };
    const { body } = await get({
      ...answers,
      bookings: { batchGetRecords: async () => ({ records: [few] }) },
    });
    expect(body.user).toMatchObject({ bookings_count: 4, overdue_rate: null });
    expect(body.record).toEqual({ ended_count: 4, late_count: null });
  });

  it('is answered while every other service is away', async () => {
    const { status, body } = await get({
      ...{ accounts: answers.accounts, goods: { listGoods: away }, groups: { listSharedGroups: away } },
      bookings: { batchGetRecords: away },
    });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: USER_ID, goods_count: null, bookings_count: null });
    expect([body.groups, body.record]).toEqual([[], null]);
  });
});

describe('the record of a borrower', () => {
  const booking = reservation.Booking.fromPartial({
    ...{ id: GOOD_ID, goodId: GOOD_ID, lenderId: CALLER, userId: USER_ID },
    ...{ state: enumOf(SETS.bookingState, 'reserved'), method: enumOf(SETS.bookingMethod, 'web') },
  });
  const beside = {
    accounts: { batchGetUsers: async () => ({ users: [userMessage()] }) },
    goods: { batchGetGoods: async () => ({ goods: [catalog.Good.fromPartial({ id: GOOD_ID })] }) },
  };

  it('is beside a booking, for whoever may see it', async () => {
    const batchGetRecords = jest.fn(async (_request: unknown) => ({ records: [record] }));
    const { body } = await get(
      {
        ...beside,
        reviews: { findReview: async () => ({}) },
        bookings: {
          ...{ getBooking: async () => ({ booking }), batchGetRecords },
          listBookings: async () => ({ bookings: [], page: undefined }),
        },
      },
      `/v1/bookings/${GOOD_ID}`,
    );
    expect(batchGetRecords.mock.calls.map(([asked]) => asked)).toEqual([{ userIds: [USER_ID] }]);
    expect(body.users[0]).toMatchObject({ bookings_count: 14, overdue_rate: 17 });
  });

  it('is beside the waiting list of a good by one call, and not asked for with the caller’s own waits', async () => {
    const wait = reservation.Wait.fromPartial({
      ...{ id: GOOD_ID, goodId: GOOD_ID, lenderId: CALLER, userId: USER_ID },
      state: enumOf(SETS.waitState, 'waiting'),
    });
    const batchGetRecords = jest.fn(async (_request: unknown) => ({ records: [record] }));
    const services = {
      ...{ ...beside, bookings: { batchGetRecords } },
      waits: { listWaits: async () => ({ waits: Array(20).fill(wait), page: undefined }) },
    };
    const { body } = await get(services, `/v1/waits?good_id=${GOOD_ID}`);
    expect(body.users[0]).toMatchObject({ bookings_count: 14, overdue_rate: 17 });
    await get(services, '/v1/waits');
    expect(batchGetRecords.mock.calls.map(([asked]) => asked)).toEqual([{ userIds: [USER_ID] }]);
  });
});
