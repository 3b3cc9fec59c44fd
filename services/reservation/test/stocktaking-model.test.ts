import { SETS, stocktakings, wordOf } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import fc from 'fast-check';
import { runs } from '../../../packages/platform/src/testing/budget';
import { modelLine, type ModelCount, type ModelLoan } from './model/stocktaking';
import { byHand, type ByHand } from './rows';
import { codeOf, START, World } from './world';

const HOUR = 3_600_000;

/** An act, some hours after the previous one. */
const act = fc.record({
  act: fc.constantFrom(
    'count',
    'count',
    'count',
    'late count',
    'delete',
    'book',
    'hand_over',
    'return',
    'part',
    'revert',
  ),
  which: fc.nat(),
  hours: fc.integer({ min: 0, max: 20 }),
  units: fc.integer({ min: 1, max: 4 }),
  place: fc.constantFrom('', 'shelf'),
});

type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

describe('stocktaking beside a model', () => {
  let world: World;
  let hand: ByHand;
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

  /** Returns the loans and returns, read from the rows of bookings. */
  async function loansOf(lender: string, managed: boolean): Promise<ModelLoan[]> {
    const { rows } = await hand.app.query<{
      good_id: string;
      quantity: number;
      start_at: Date;
      handed_over_at: Date | null;
      returned_at: Date | null;
    }>(
      `select good_id, quantity, start_at, handed_over_at, returned_at from booking
        where lender_id = $1 and kind in ('booking', 'part') and cancelled_at is null`,
      [lender],
    );
    return rows
      .filter((row) => row.handed_over_at !== null || row.returned_at !== null || !managed)
      .map((row) => ({
        goodId: row.good_id,
        quantity: row.quantity,
        outAt: (row.handed_over_at ?? row.start_at).getTime(),
        backAt: row.returned_at && row.returned_at.getTime(),
      }));
  }

  /** The loans and the check of one moment: a job that delays a late booking may come in between. */
  async function readTogether(
    lender: string,
    managed: boolean,
    check: () => Promise<stocktakings.CheckStocktakingResponse>,
  ) {
    for (;;) {
      const loans = await loansOf(lender, managed);
      const { checks } = await check();
      if (JSON.stringify(loans) === JSON.stringify(await loansOf(lender, managed))) return { loans, checks };
    }
  }

  const property = fc.asyncProperty(
    fc.array(act, { minLength: 4, maxLength: 30 }),
    fc.boolean(),
    async (acts: readonly Act[], managed) => {
      world.at(START);
      const lender = await world.user({ rules: { manageHandOver: managed } });
      const group = await world.group(lender);
      const goods = [
        { id: await world.good(lender, { groupIds: [group], terms: { quantity: 5 } }), quantity: 5 },
        { id: await world.good(lender, { groupIds: [group], terms: { quantity: 2 } }), quantity: 2 },
        { id: await world.good(lender, { groupIds: [group], terms: { quantity: 1 } }), quantity: 1 },
      ];
      const calls = world.stocktakings(lender);
      const { period } = await calls.createStocktakingPeriod(
        stocktakings.CreateStocktakingPeriodRequest.fromPartial({ groupId: group, name: 'Autumn' }),
      );
      const counts: (ModelCount & { id: string; deleted: boolean })[] = [];
      const booked: string[] = [];
      for (const { act: what, which, hours, units, place } of acts) {
        world.clock.set(world.clock.now() + hours * HOUR);
        const good = goods[which % goods.length]!;
        const id = booked[which % Math.max(1, booked.length)] ?? '';
        const bookings = world.bookings(lender);
        if (what === 'count' || what === 'late count') {
          const late = what === 'late count' ? (which % 60) * HOUR : 0;
          const count = { scanId: newId(), goodId: good.id, place, quantity: units };
          const countedAt = world.clock.now() - late;
          const { stocktaking } = await calls.createStocktaking(
            stocktakings.CreateStocktakingRequest.fromPartial({
              ...{ groupId: group, periodId: period!.id, goodId: good.id, scanId: count.scanId, place },
              ...{ actualQuantity: units, countedAt: new Date(countedAt) },
            }),
          );
          counts.push({ ...count, countedAt, id: stocktaking!.id, deleted: false });
        } else if (what === 'delete') {
          const standing = counts.filter(({ deleted }) => !deleted);
          const count = standing[which % Math.max(1, standing.length)];
          if (count) {
            await calls.deleteStocktaking({ id: count.id });
            counts[counts.indexOf(count)] = { ...count, deleted: true };
          }
        } else if (what === 'book') {
          const day = new Date(world.clock.now() + 9 * HOUR).toISOString().slice(0, 10);
          const quantity = Math.min(units, good.quantity);
          await world.book(hana, good.id, day, day, { quantity }).then(
            (booking) => booked.push(booking.id),
            () => undefined,
          );
        } else if (what === 'hand_over') await codeOf(bookings.handOverBooking({ id }));
        else if (what === 'return') await codeOf(bookings.returnBooking({ id, quantity: undefined }));
        else if (what === 'part') await codeOf(bookings.returnBooking({ id, quantity: units }));
        else await codeOf(bookings.revertReturn({ id }));
      }
      const { loans, checks } = await readTogether(lender, managed, () =>
        calls.checkStocktaking(
          stocktakings.CheckStocktakingRequest.fromPartial({ groupId: group, periodId: period!.id }),
        ),
      );
      const told = new Map(
        checks.map(({ goodId, expectedQuantity, actualQuantity, state }) => [
          goodId,
          {
            expected: expectedQuantity,
            actual: actualQuantity ?? null,
            state: wordOf(SETS.stocktakingState, state),
          },
        ]),
      );
      for (const good of goods)
        expect(told.get(good.id)).toEqual(modelLine(good, counts, loans, world.clock.now()));
    },
  );

  it('equals a model that loops over all counts and loans, late and deleted ones among them', async () => {
    await fc.assert(property, { numRuns: runs(12, 300) });
  });
});
