import { enumOf, reservation, SETS } from '@kashikari/contracts';
import fc from 'fast-check';
import { runs } from '../../../packages/platform/src/testing/budget';
import { countUsage, type CountedBooking, type KeyOf } from './model/usage';
import { byHand, type ByHand } from './rows';
import { codeOf, DAY, START, World } from './world';

const BY = {
  month: (_, day) => day.slice(0, 7),
  good: ({ goodId }) => goodId,
  weekday: (_, day) => String(new Date(`${day}T00:00:00Z`).getUTCDay()),
} satisfies Record<string, KeyOf>;

/** An act on the booking at an index, the given number of hours after the previous act. */
const act = fc.record({
  act: fc.constantFrom('book', 'book', 'book', 'hand_over', 'return', 'part', 'revert', 'cancel'),
  which: fc.nat(),
  hours: fc.integer({ min: 0, max: 60 }),
  days: fc.integer({ min: 0, max: 6 }),
  units: fc.integer({ min: 1, max: 3 }),
});

type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

describe('figures of lending', () => {
  let world: World;
  let hand: ByHand;
  let lender: string;
  let hana: string;

  beforeAll(async () => {
    world = await World.start();
    hand = await byHand(world.service.database);
    hana = await world.user();
  });
  afterAll(async () => {
    await hand.close();
    await world.stop();
  });
  beforeEach(() => world.at(START));

  const usage = async (
    who: string,
    scope: Partial<reservation.UsageScope>,
    by: keyof typeof BY,
    from = '',
  ) => {
    const asked = reservation.GetUsageRequest.fromPartial({ scope, from, by: enumOf(SETS.usageBy, by) });
    return (await world.bookings(who).getUsage(asked)).usage;
  };

  /** Returns the bookings of a lender in the database, with their returned units. */
  async function standing(): Promise<CountedBooking[]> {
    const at = (column: string) => `extract(epoch from ${column}) * 1000`;
    const { rows } = await hand.app.query<Record<keyof CountedBooking, never>>(
      `select b.good_id as "goodId", (${at('b.start_at')})::float8 as "startAt", (${at('b.end_at')})::float8 as "endAt",
        b.is_hourly as "isHourly", b.quantity + b.returned_quantity as quantity,
        (${at('b.handed_over_at')})::float8 as "handedOverAt", (${at('b.returned_at')})::float8 as "returnedAt",
        (${at('b.cancelled_at')})::float8 as "cancelledAt",
        coalesce((select json_agg(json_build_object('quantity', p.quantity, 'returnedAt', ${at('p.returned_at')}))
          from booking p where p.part_of = b.id), '[]') as parts
      from booking b where b.lender_id = $1 and b.kind = 'booking' order by b.id`,
      [lender],
    );
    return rows;
  }

  /** A new lender with five units of one good and one unit of another. */
  async function newLender(managed: boolean): Promise<string[]> {
    world.at(START);
    lender = await world.user({ rules: { manageHandOver: managed } });
    return [
      await world.good(lender, { terms: { quantity: 5 } }),
      await world.good(lender, { terms: { quantity: 1, marginDays: 1 } }),
    ];
  }

  /** Does each act in turn; the ids of what is booked are added to `ids`. */
  async function play(acts: readonly Act[], goods: readonly string[], ids: string[]): Promise<void> {
    for (const { act: what, which, hours, days, units } of acts) {
      world.clock.set(world.clock.now() + hours * 3_600_000);
      const [id, calls] = [ids[which % Math.max(1, ids.length)] ?? '', world.bookings(lender)];
      if (what === 'book') {
        const day = (more: number) =>
          new Date(world.clock.now() + 9 * 3_600_000 + more * DAY).toISOString().slice(0, 10);
        const good = goods[which % 2]!;
        const booked = world.book(hana, good, day(days % 3), day((days % 3) + days), {
          quantity: which % 2 ? 1 : units,
        });
        await booked.then(
          (booking) => ids.push(booking.id),
          () => undefined,
        );
      } else if (what === 'hand_over') await codeOf(calls.handOverBooking({ id }));
      else if (what === 'return') await codeOf(calls.returnBooking({ id, quantity: undefined }));
      else if (what === 'part') await codeOf(calls.returnBooking({ id, quantity: units }));
      else if (what === 'revert') await codeOf(calls.revertReturn({ id }));
      else await codeOf(calls.cancelBooking({ id }));
    }
  }

  /** The bookings and their figures. Reads again where a job moved a booking in between: a late one delays the next. */
  async function readTogether() {
    for (;;) {
      const before = await standing();
      const read = (by: keyof typeof BY) => usage(lender, { lenderId: lender }, by, '2026-12');
      const lines = { month: await read('month'), good: await read('good'), weekday: await read('weekday') };
      const bookings = await standing();
      if (JSON.stringify(before) === JSON.stringify(bookings)) return { bookings, lines };
    }
  }

  /** Compares the figures of 13 months with a count of every booking. */
  async function compare(managed: boolean): Promise<void> {
    const now = world.clock.now();
    const { bookings, lines } = await readTogether();
    for (const by of ['month', 'good', 'weekday'] as const) {
      const counted = countUsage(
        bookings,
        BY[by],
        'Asia/Tokyo',
        managed,
        now,
        (day) => day >= '2026-12' && day < '2028',
      );
      for (const line of lines[by]) {
        const { lent = 0, daysOut = 0, onTime = 0, late = 0, ended = 0 } = counted.get(line.key) ?? {};
        const { key, lent: l, daysOut: d, onTime: o, late: x, onTimeRate } = line;
        expect({ by, key, lent: l, daysOut: d, onTime: o, late: x, rate: onTimeRate }).toEqual({
          ...{ by, key, lent, daysOut, onTime, late },
          rate: ended === 0 ? undefined : onTime / ended,
        });
        counted.delete(line.key);
      }
      expect([...counted.keys()]).toEqual([]);
    }
  }

  it('equal a count of every booking day by day, whoever did what in which order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(act, { minLength: 12, maxLength: 40, size: 'max' }),
        async (managed, acts) => {
          await play(acts, await newLender(managed), []);
          await compare(managed);
        },
      ),
      { numRuns: runs(12, 200) },
    );
  });

  it('equal the same count five times in one history of 500 acts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(act, { minLength: 500, maxLength: 500, size: 'max' }),
        async (managed, acts) => {
          const [goods, ids] = [await newLender(managed), [] as string[]];
          // Up to half a day passes between two acts, so all of them are in the requested months.
          const close = acts.map((one) => ({ ...one, hours: one.hours % 13 }));
          for (let from = 0; from < close.length; from += 100) {
            await play(close.slice(from, from + 100), goods, ids);
            await compare(managed);
          }
          expect(ids.length).toBeGreaterThan(30);
        },
      ),
      // A fault is found again by its seed; making it smaller takes as long as 500 acts, many times.
      { numRuns: runs(1, 4), endOnFailure: true },
    );
  });

  it('are read by who manages the lender, runs the group or manages the good, and by nobody else', async () => {
    lender = await world.user();
    const [manager, member, stranger] = [await world.user(), await world.user(), await world.user()];
    await world.manager(lender, manager);
    const group = await world.group(lender);
    const good = await world.good(lender, { groupIds: [group] });
    await world.member(group, member);
    const scopes = [{ lenderId: lender }, { groupId: group }, { goodId: good }];
    for (const scope of scopes) {
      for (const who of [lender, manager]) expect(await usage(who, scope, 'month')).toHaveLength(13);
      for (const who of [member, stranger])
        expect(await codeOf(usage(who, scope, 'month'))).toBe('forbidden');
    }
    const owner = await world.user();
    await world.member(group, owner, { groupOwner: true });
    expect(await codeOf(usage(owner, { groupId: group }, 'good'))).toBe('ok');
    expect(await codeOf(usage(owner, { lenderId: lender }, 'good'))).toBe('forbidden');
  });

  it('tell how much of the open days so far the units were out, and nothing where there were none', async () => {
    // Mondays are closed: of the days from the 1st to the 4th, a Monday, three were open.
    lender = await world.user({ rules: { disabledDaysIndexes: [1] } });
    const good = await world.good(lender, { terms: { quantity: 2 } });
    world.at('2027-01-02T09:00:00+09:00');
    const { id } = await world.book(lender, good, '2027-01-02', '2027-01-03');
    world.at('2027-01-04T12:00:00+09:00');
    await world.bookings(lender).returnBooking({ id, quantity: undefined });
    const [, january] = await usage(lender, { lenderId: lender }, 'month', '2026-12');
    expect(january).toMatchObject({ lent: 1, daysOut: 3, useRate: 3 / 6, onTime: 0, late: 1, onTimeRate: 0 });
    const later = await usage(lender, { lenderId: lender }, 'month', '2027-02');
    expect(later[0]).toMatchObject({ lent: 0, daysOut: 0 });
    expect([later[0]?.useRate, later[0]?.onTimeRate]).toEqual([undefined, undefined]);
  });

  it('list what nobody had for so long, what was never out first, and nothing that is out', async () => {
    lender = await world.user();
    const [used, out, never] = [await world.good(lender), await world.good(lender), await world.good(lender)];
    const booking = await world.book(hana, used, '2027-01-04');
    await world.book(hana, out, '2027-01-04');
    await world.bookings(lender).returnBooking({ id: booking.id, quantity: undefined });
    const idle = async (days: number) => {
      const asked = { scope: { lenderId: lender, groupId: '', goodId: '' }, days, page: undefined };
      return (await world.bookings(lender).listIdleGoods(asked)).goods.map((one) => [
        one.goodId,
        one.lastOutAt,
      ]);
    };
    expect(await idle(30)).toEqual(expect.not.arrayContaining([[used, expect.anything()]]));
    world.clock.set(world.clock.now() + 31 * DAY);
    expect(await idle(30)).toEqual([
      [never, undefined],
      [used, new Date(START)],
    ]);
    expect(
      await codeOf(
        world
          .bookings(hana)
          .listIdleGoods({ scope: { lenderId: lender, groupId: '', goodId: '' }, days: 30, page: undefined }),
      ),
    ).toBe('forbidden');
  });

  it('refuse more than 24 months', async () => {
    lender = await world.user();
    const months = (from: string, to: string) =>
      codeOf(
        world
          .bookings(lender)
          .getUsage(reservation.GetUsageRequest.fromPartial({ scope: { lenderId: lender }, from, to })),
      );
    expect(await months('2025-02', '2027-01')).toBe('ok');
    expect(await months('2025-01', '2027-01')).toBe('validation.range');
    expect(await months('2027-02', '2027-01')).toBe('validation.range');
  });
});
