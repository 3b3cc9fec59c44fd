import { catalog as proto, folders } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import { newGood, startCatalog, type CatalogUnderTest, type Person } from './catalog-under-test';

const DAY = 24 * 60 * 60_000;
/** The midnight (UTC) after the clock's start, at which the order is counted again. */
const MIDNIGHT = Date.parse('2026-12-02T00:00:00Z');

let catalog: CatalogUnderTest;
let lender: Person;

beforeEach(async () => {
  catalog = await startCatalog();
  lender = await catalog.person();
});
afterEach(() => catalog.stop());

const register = async (title: string) =>
  (await catalog.goods(lender.actor).createGood(newGood({ title, is_public: true }))).good!.id;

const booking = (goodId: string, made: number, change = 'CREATED', id = newId()) => ({
  topic: 'kashikari.reservation.booking.v1',
  key: goodId,
  type: 'kashikari.reservation.v1.BookingChanged',
  data: {
    id,
    good_id: goodId,
    change: `BOOKING_CHANGE_${change}`,
    changed_at: new Date(made).toISOString(),
  },
});

async function like(goodId: string): Promise<void> {
  const person = await catalog.person();
  const likes = catalog.as(person.actor).connect(folders.LikeServiceClient);
  await likes.toggleLike({ goodId, liked: true });
}

async function popularAt(instant: number): Promise<string[]> {
  catalog.clock.set(instant);
  await catalog.drain();
  const sort = proto.GoodSort.GOOD_SORT_POPULAR;
  const { goods } = await catalog
    .goods(lender.actor)
    .listGoods(proto.ListGoodsRequest.create({ sort, page: { page: 1, perPage: 20 } }));
  return goods.map(({ title }) => title);
}

test('counts bookings of the 365 days before midnight, without those cancelled', async () => {
  const [old, cancelled, recent, today] = [
    await register('366 days ago'),
    await register('cancelled'),
    await register('365 days ago'),
    await register('after midnight'),
  ];
  const id = newId();
  await catalog.publish(
    booking(old, MIDNIGHT - 366 * DAY),
    booking(old, MIDNIGHT - 365 * DAY - 1),
    booking(cancelled, MIDNIGHT - 2 * DAY, 'CREATED', id),
    booking(cancelled, MIDNIGHT - DAY, 'CANCELLED', id),
    booking(recent, MIDNIGHT - 365 * DAY),
    booking(today, MIDNIGHT),
  );
  await catalog.drain();
  expect(await popularAt(MIDNIGHT)).toEqual(['365 days ago', 'after midnight', 'cancelled', '366 days ago']);
});

test('a booking leaves the count at midnight UTC, not before', async () => {
  const [one, other] = [await register('leaves'), await register('stays')];
  await catalog.publish(
    booking(one, MIDNIGHT - 365 * DAY + 1),
    booking(one, MIDNIGHT - 365 * DAY + 2),
    booking(other, MIDNIGHT - DAY),
  );
  await catalog.drain();
  expect(await popularAt(MIDNIGHT)).toEqual(['leaves', 'stays']);
  expect(await popularAt(MIDNIGHT + DAY - 1)).toEqual(['leaves', 'stays']);
  expect(await popularAt(MIDNIGHT + DAY)).toEqual(['stays', 'leaves']);
});

test('likes break ties, then the newest good comes first', async () => {
  const goods = [
    await register('liked'),
    await register('old'),
    await register('new'),
    await register('booked'),
  ];
  await like(goods[0]!);
  await like(goods[0]!);
  await like(goods[2]!);
  await like(goods[1]!);
  await catalog.publish(booking(goods[3]!, MIDNIGHT - DAY));
  await catalog.drain();
  expect(await popularAt(MIDNIGHT)).toEqual(['booked', 'liked', 'new', 'old']);
});

test('a cancellation that arrives before the booking, or twice, cancels it once', async () => {
  const [one, other] = [await register('one'), await register('other')];
  const id = newId();
  await catalog.publish(
    booking(one, MIDNIGHT - DAY),
    booking(other, MIDNIGHT - DAY, 'CANCELLED', id),
    booking(other, MIDNIGHT - 2 * DAY, 'CREATED', id),
    booking(other, MIDNIGHT - DAY, 'CANCELLED', id),
  );
  await catalog.drain();
  expect(await popularAt(MIDNIGHT)).toEqual(['one', 'other']);
});

test('publishes the numbers that differ, once a day, and raises no version of the good', async () => {
  const id = await register('booked');
  await register('never booked');
  await catalog.publish(booking(id, MIDNIGHT - DAY));
  await like(id);
  await catalog.drain();
  await popularAt(MIDNIGHT);
  await popularAt(MIDNIGHT + DAY);
  const version = MIDNIGHT / DAY;
  const published = await catalog.published('kashikari.catalog.popularity.v1');
  expect(published.map(({ data }) => data)).toEqual([{ id, version, bookings: 1, likes: 1 }]);
  expect((await catalog.goods(lender.actor).getGood({ id })).good?.version).toBe(1);
});
