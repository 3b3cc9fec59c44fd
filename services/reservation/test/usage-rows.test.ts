import { enumOf, reservation, SETS } from '@kashikari/contracts';
import { Database } from '@kashikari/platform';
import fc from 'fast-check';
import { runs } from '../../../packages/platform/src/testing/budget';
import { UsageRows } from '../src/app/ports/usage-rows';
import type { UsageRow } from '../src/domain/usage-report/usage-row';
import { codeOf, DAY, START, World } from './world';

const act = fc.record({
  act: fc.constantFrom('book', 'book', 'hand_over', 'return', 'part', 'revert', 'cancel', 'delete', 'move'),
  which: fc.nat(),
  hours: fc.integer({ min: 0, max: 60 }),
  days: fc.integer({ min: 0, max: 6 }),
  units: fc.integer({ min: 1, max: 3 }),
});

type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

let world: World;
let lender: string;
let hana: string;
let group: string;

beforeAll(async () => {
  world = await World.start();
  hana = await world.user({ name: 'Hana' });
});
afterAll(() => world.stop());

/** A lender whose group has three goods, one of them by the hour. */
async function newGroup(manageHandOver: boolean): Promise<string[]> {
  world.at(START);
  lender = await world.user({ rules: { manageHandOver } });
  group = await world.group(lender);
  const good = (terms: object) => world.good(lender, { terms, groupIds: [group], title: 'Camera' });
  return [await good({ quantity: 5 }), await good({ marginDays: 1 }), await good({ isHourly: true })];
}

async function rowsOf(from: string, to: string): Promise<UsageRow[]> {
  const rows: UsageRow[] = [];
  await world.service.get(Database).transaction(async (tx) => {
    const parts = world.service.get(UsageRows).read({ groupId: group, from, to }, world.clock.now(), tx);
    for await (const part of parts) rows.push(...part);
  });
  return rows;
}

const countOf = (from: string, to: string) =>
  world.service.get(UsageRows).count({ groupId: group, from, to }, world.clock.now());

async function daysOut(month: string): Promise<number> {
  const asked = { scope: { groupId: group }, from: month, to: month, by: enumOf(SETS.usageBy, 'month') };
  const { usage } = await world.bookings(lender).getUsage(reservation.GetUsageRequest.fromPartial(asked));
  return usage[0]!.daysOut;
}

async function play(acts: readonly Act[], goods: readonly string[]): Promise<void> {
  const ids: string[] = [];
  for (const { act: what, which, hours, days, units } of acts) {
    world.clock.set(world.clock.now() + hours * 3_600_000);
    const [id, calls] = [ids[which % Math.max(1, ids.length)] ?? '', world.bookings(lender)];
    const good = goods[which % 3]!;
    const now = world.clock.now();
    const day = (more: number) => new Date(now + 9 * 3_600_000 + more * DAY).toISOString().slice(0, 10);
    const quantity = which % 3 === 0 ? units : 1;
    const book = () =>
      which % 3 === 2
        ? world.book(hana, good, '', '', { range: hoursFrom(now, days + 1) })
        : world.book(hana, good, day(days % 3), day((days % 3) + days), { quantity });
    const ACTS: Record<Act['act'], () => Promise<unknown>> = {
      book: () => book().then((booking) => ids.push(booking.id)),
      hand_over: () => calls.handOverBooking({ id }),
      return: () => calls.returnBooking({ id, quantity: undefined }),
      part: () => calls.returnBooking({ id, quantity: units }),
      revert: () => calls.revertReturn({ id }),
      cancel: () => calls.cancelBooking({ id }),
      // A deleted good stays in the report; a good of another group is not in it.
      delete: () =>
        days < 6 ? Promise.resolve() : world.good(lender, { id: good, groupIds: [group], deleted: true }),
      move: () => (days < 6 ? Promise.resolve() : world.good(lender, { id: good, groupIds: [] })),
    };
    await ACTS[what]().catch(() => undefined);
  }
}

function hoursFrom(now: number, count: number): reservation.Range {
  const start = Math.ceil(now / 900_000) * 900_000;
  return {
    startDate: '',
    endDate: '',
    startAt: new Date(start),
    endAt: new Date(start + count * 5 * 3_600_000),
  };
}

describe('rows of a usage report', () => {
  it('have as many units over a month as the figures have days out, whoever did what in which order', async () => {
    let seen = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(act, { minLength: 12, maxLength: 40, size: 'max' }),
        async (managed, acts) => {
          await play(acts, await newGroup(managed));
          for (const [month, last] of [
            ['2027-01', '31'],
            ['2027-02', '28'],
          ] as const) {
            const rows = await rowsOf(`${month}-01`, `${month}-${last}`);
            expect(rows.reduce((sum, { units }) => sum + units, 0)).toBe(await daysOut(month));
            seen += rows.length;
            expect(await countOf(`${month}-01`, `${month}-${last}`)).toBe(rows.length);
            expect(new Set(rows.map(({ day, bookingId }) => `${day} ${bookingId}`)).size).toBe(rows.length);
          }
        },
      ),
      { numRuns: runs(12, 200) },
    );
    expect(seen).toBeGreaterThan(50);
  });

  it('name the good, the borrower, the booked days and the state, and have none of what is reserved', async () => {
    const [cameras = ''] = await newGroup(false);
    const { id } = await world.book(hana, cameras, '2027-01-04', '2027-01-05', { quantity: 3 });
    await world.book(hana, cameras, '2027-01-20', '2027-01-21');
    world.at('2027-01-06T10:00:00+09:00');
    await world.bookings(lender).returnBooking({ id, quantity: 1 });
    world.at('2027-01-07T10:30:00+09:00');
    const common = {
      ...{ title: 'Camera', managementId: '', borrower: 'Hana', start: '2027-01-04', end: '2027-01-05' },
      ...{ handedOver: null, returned: null, state: 'overdue', late: true, bookingId: id },
    };
    const row = (day: string, units: number) => ({ ...common, day, units });
    expect(await rowsOf('2027-01-01', '2027-01-31')).toEqual([
      ...[row('2027-01-04', 3), row('2027-01-05', 3), row('2027-01-06', 3), row('2027-01-07', 2)],
    ]);
    await world.bookings(lender).returnBooking({ id, quantity: undefined });
    const back = { state: 'returned', returned: '2027-01-07 10:30' };
    expect(await rowsOf('2027-01-07', '2027-01-07')).toEqual([{ ...row('2027-01-07', 2), ...back }]);
    expect(await rowsOf('2027-01-08', '2027-01-31')).toEqual([]);
  });

  it('have the times of bookings by the hour and of hand-overs in the zone of the lender', async () => {
    const [, , byTheHour = ''] = await newGroup(true);
    const range = {
      ...{ startDate: '', endDate: '' },
      ...{ startAt: new Date('2027-01-04T22:00:00+09:00'), endAt: new Date('2027-01-05T02:00:00+09:00') },
    };
    const { id } = await world.book(hana, byTheHour, '', '', { range });
    world.at('2027-01-04T22:05:00+09:00');
    expect(await codeOf(world.bookings(lender).handOverBooking({ id }))).toBe('ok');
    world.at('2027-01-05T02:10:00+09:00');
    await world.bookings(lender).returnBooking({ id, quantity: undefined });
    const rows = await rowsOf('2027-01-01', '2027-01-31');
    expect(rows.map(({ day }) => day)).toEqual(['2027-01-04', '2027-01-05']);
    expect(rows[0]).toMatchObject({
      ...{ start: '2027-01-04 22:00', end: '2027-01-05 02:00', handedOver: '2027-01-04 22:05' },
      ...{ returned: '2027-01-05 02:10', state: 'returned', late: false },
    });
  });
});
