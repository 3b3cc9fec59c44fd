import { SYSTEM } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { codeOf, days, World } from './world';

let world: World;
let lender: string;
let group: string;
let hana: string;
let camera: string;

beforeAll(async () => (world = await World.start()));
afterAll(() => world.stop());
beforeEach(async () => {
  lender = await world.user();
  group = await world.group(lender);
  hana = await world.user();
  await world.member(group, hana);
  camera = await thing({ quantity: 5 });
});

const thing = (terms: object = {}, more: object = {}) =>
  world.good(lender, { groupIds: [group], isPublicUse: false, terms, ...more });

/** Records a loan from one day to another, returned in the evening of the last. */
async function had(userId: string, goodId: string, from: string, to = from): Promise<void> {
  const at = (day: string, hour: number) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+09:00`);
  await world.bookings(SYSTEM).importBooking({
    ...{ goodId, userId, lenderId: lender, quantity: 1, range: days(from, to) },
    ...{ madeAt: at(from, 0), returnedAt: at(to, 18) },
  });
}

const WANTED = days('2027-01-20', '2027-01-21');

async function companions(by = hana, goodId = camera, range = WANTED): Promise<[string, number][]> {
  const { companions: found } = await world.schedules(by).listCompanions({ goodId, range });
  return found.map((one) => [one.goodId, one.times]);
}

test('companions are what the same people had at the same time, at least twice, most often first', async () => {
  const [tripod, lens, bag, once] = await Promise.all([thing(), thing(), thing({ quantity: 2 }), thing()]);
  const ken = await world.user();
  await world.member(group, ken);
  for (const day of ['2026-09-01', '2026-10-01', '2026-11-02']) {
    await had(hana, camera, day, day.replace(/.$/, '4'));
    await had(hana, tripod, day.replace(/.$/, '4'));
  }
  for (const day of ['2026-09-20', '2026-10-20']) {
    await had(ken, camera, day);
    await had(ken, lens, day);
  }
  await had(hana, once, '2026-09-01');
  // The same days, and another person: no companion.
  await had(ken, bag, '2026-09-01');
  await had(ken, bag, '2026-10-01');
  expect(await companions()).toEqual([
    [tripod, 3],
    [lens, 2],
  ]);
});

test('days of more than a year ago, and bookings that were cancelled, count for nothing', async () => {
  const [old, dropped] = [await thing(), await thing()];
  for (const day of ['2025-11-01', '2025-12-01']) {
    await had(hana, camera, day);
    await had(hana, old, day);
  }
  for (const day of ['2027-01-06', '2027-01-08']) {
    await world.book(hana, camera, day);
    const { id } = await world.book(hana, dropped, day);
    await world.bookings(hana).cancelBooking({ id });
  }
  world.at('2027-01-10T12:00:00+09:00');
  expect(await companions()).toEqual([]);
});

test('at most three are named, each free for the whole range and bookable by who asks', async () => {
  const things = await Promise.all([1, 2, 3, 4, 5].map(() => thing()));
  const [restricted, hourly] = [await thing(), await thing()];
  for (const day of ['2026-10-01', '2026-11-01']) {
    await had(hana, camera, day);
    for (const one of [...things, restricted, hourly]) await had(hana, one, day);
  }
  await thing({ restrictReservation: true }, { id: restricted });
  await thing({ isHourly: true }, { id: hourly });
  const taken = things[0]!;
  await world.book(lender, taken, '2027-01-21');
  const named = (await companions()).map(([id]) => id);
  expect(named).toHaveLength(3);
  for (const one of [taken, restricted, hourly]) expect(named).not.toContain(one);
});

test('are told to people who see the good, and for a range of its kind', async () => {
  const asked = (by: Parameters<World['schedules']>[0], goodId = camera, range = WANTED) =>
    codeOf(world.schedules(by).listCompanions({ goodId, range }));
  expect(await asked(await world.user())).toBe('not_found');
  expect(await asked(hana, newId())).toBe('not_found');
  expect(await asked({ kind: 'visitor' })).toBe('unauthenticated');
  const instants = { startDate: '', endDate: '', startAt: new Date('2027-01-20T01:00Z') };
  const byHour = { ...instants, endAt: new Date('2027-01-20T02:00Z') };
  expect(await asked(hana, camera, byHour as never)).toBe('booking.range');
});

test('days in the wrong order or beyond the calendar are refused, and days that are over have none', async () => {
  const asked = (from: string, to: string) =>
    codeOf(world.schedules(hana).listCompanions({ goodId: camera, range: days(from, to) }));
  expect(await asked('2027-01-21', '2027-01-10')).toBe('booking.range');
  expect(await asked('2027-01-21', '8999-01-01')).toBe('booking.range');
  expect(await companions(hana, camera, days('2026-12-01', '2026-12-02'))).toEqual([]);
});
