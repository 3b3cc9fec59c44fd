import { SYSTEM } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { codeOf, DAY, World } from './world';

let world: World;
let lender: string;
let hana: string;
beforeAll(async () => {
  world = await World.start();
  hana = await world.user();
});
afterAll(() => world.stop());
beforeEach(async () => {
  lender = await world.user({ rules: { manageHandOver: true } });
});

const next = async (goodIds: string[], by = lender) =>
  (await world.schedules(by).listNextBookings({ goodIds, holders: false })).goods;
const answer = (goodId: string, nextBookingId: string, firstPendingBookingId: string) => [
  { goodId, nextBookingId, firstPendingBookingId, holderBookingId: '', lastHolderBookingId: '' },
];

it('the next booking is the first that starts, and the first pending one what is to be handed over today', async () => {
  const good = await world.good(lender, { terms: { quantity: 3 } });
  expect(await next([good])).toEqual(answer(good, '', ''));
  const later = await world.book(hana, good, '2027-01-12');
  const sooner = await world.book(hana, good, '2027-01-10');
  expect(await next([good])).toEqual(answer(good, sooner.id, ''));
  const today = await world.book(hana, good, '2027-01-04');
  expect(await next([good])).toEqual(answer(good, sooner.id, today.id));
  await world.bookings(lender).handOverBooking({ id: today.id });
  expect(await next([good])).toEqual(answer(good, sooner.id, ''));
  await world.bookings(hana).cancelBooking({ id: sooner.id });
  expect(await next([good])).toEqual(answer(good, later.id, ''));
});

it('what has started is pending only for lenders who hand over themselves', async () => {
  const lending = await world.user();
  const good = await world.good(lending);
  await world.book(hana, good, '2027-01-04');
  expect(await next([good], lending)).toEqual(answer(good, '', ''));
});

it('is told to those alone who run the lender’s goods', async () => {
  const good = await world.good(lender);
  const { id } = await world.book(hana, good, '2027-01-10');
  const manager = await world.user();
  await world.manager(lender, manager);
  expect(await next([good, newId()], manager)).toEqual(answer(good, id, ''));
  expect(await next([good], hana)).toEqual([]);
  const card = { kind: 'card', userId: lender, groupId: newId(), canWrite: true } as const;
  expect(await world.schedules(card).listNextBookings({ goodIds: [good], holders: true })).toEqual({
    goods: [],
  });
  const many = world.schedules(lender).listNextBookings({
    goodIds: Array.from({ length: 501 }, newId),
    holders: false,
  });
  await expect(many).rejects.toMatchObject({ refusal: { code: 'validation.too_many' } });
});

it('a booking that starts later on the lender’s today is both', async () => {
  const good = await world.good(lender);
  const { id } = await world.book(hana, good, '2027-01-05');
  world.clock.advance(DAY / 2 + 1);
  expect(await next([good])).toMatchObject([{ firstPendingBookingId: id }]);
  world.clock.advance(-(DAY / 2 + 1));
});

it('the holder is the booking that is out and due first, the last holder the one that was returned last', async () => {
  const good = await world.good(lender, { terms: { quantity: 3 } });
  const holders = async () => {
    const asked = { goodIds: [good], holders: true };
    const [found] = (await world.schedules(lender).listNextBookings(asked)).goods;
    return [found?.holderBookingId, found?.lastHolderBookingId];
  };
  const long = await world.book(hana, good, '2027-01-04', '2027-01-09');
  const short = await world.book(hana, good, '2027-01-04');
  expect(await holders()).toEqual(['', '']);
  for (const { id } of [long, short]) await world.bookings(lender).handOverBooking({ id });
  expect(await holders()).toEqual([short.id, '']);
  await world.bookings(lender).returnBooking({ id: short.id });
  expect(await holders()).toEqual([long.id, short.id]);
  world.clock.advance(1_000);
  await world.bookings(lender).returnBooking({ id: long.id });
  expect(await holders()).toEqual(['', long.id]);
  await world.bookings(lender).revertReturn({ id: long.id });
  expect(await holders()).toEqual([long.id, short.id]);
  world.clock.advance(-1_000);
});

it('a good is out from the start of its booking if its lender hands nothing over', async () => {
  const lending = await world.user();
  const good = await world.good(lending);
  const { id } = await world.book(hana, good, '2027-01-04');
  const asked = { goodIds: [good], holders: true };
  expect((await world.schedules(lending).listNextBookings(asked)).goods).toMatchObject([
    { holderBookingId: id, lastHolderBookingId: '' },
  ]);
});

it('a good has been brought back by who returned a booking of it, which services alone may ask', async () => {
  const lending = await world.user();
  const [good, other] = [await world.good(lending), await world.good(lending)];
  const back = async (goodId: string, userId = hana) =>
    (await world.schedules(SYSTEM).hasReturned({ goodId, userId })).returned;
  const { id } = await world.book(hana, good, '2027-01-04');
  expect(await back(good)).toBe(false);
  await world.bookings(lending).returnBooking({ id });
  expect([await back(good), await back(other), await back(good, lender)]).toEqual([true, false, false]);
  expect(await codeOf(world.schedules(hana).hasReturned({ goodId: good, userId: hana }))).toBe('forbidden');
});
