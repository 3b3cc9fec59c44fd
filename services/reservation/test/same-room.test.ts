import { deepestOverlap, fits, type Occupant } from '@kashikari/availability';
import fc from 'fast-check';
import { accountRow, bookingRow, byHand, goodRow, insert, type ByHand } from './rows';

const HOUR = 3_600_000;
const BEGIN = Date.UTC(2027, 0, 1);
const NOW = BEGIN + 200 * HOUR;

const iso = (millis: number) => new Date(millis).toISOString();
const hour = fc.integer({ min: 0, max: 400 }).map((hours) => BEGIN + hours * HOUR);
const range = fc
  .tuple(hour, fc.integer({ min: 1, max: 100 }))
  .map(([from, hours]) => ({ from, until: from + hours * HOUR }));
const row = fc.record({
  claim: range,
  quantity: fc.integer({ min: 1, max: 3 }),
  handedOver: fc.boolean(),
  returned: fc.boolean(),
});
type Row = typeof row extends fc.Arbitrary<infer R> ? R : never;

/** The availability rules exist twice: in TypeScript for the browser, and in SQL under the lock. They must agree. */
describe('the room that SQL finds', () => {
  let hand: ByHand;
  let good: string;
  beforeAll(async () => {
    hand = await byHand();
    good = await insert(
      hand.app,
      'good',
      goodRow(await insert(hand.app, 'account', accountRow()), { quantity: 1000 }),
    );
  });
  afterAll(() => hand.close());

  async function write(rows: readonly Row[]): Promise<void> {
    await hand.app.query('delete from booking');
    for (const { claim, quantity, handedOver, returned } of rows) {
      const [start_at, end_at] = [iso(claim.from), iso(claim.until)];
      const times = { start_at, end_at, agreed_end_at: end_at, claim: `[${start_at},${end_at})` };
      const state = { handed_over_at: handedOver ? start_at : null, returned_at: returned ? end_at : null };
      await insert(hand.app, 'booking', bookingRow(good, 1, 2, { ...times, ...state, quantity }));
    }
  }

  it('is as deep as what packages/availability finds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 10 }), range, async (rows, within) => {
        await write(rows);
        const sql = 'select deepest_overlap($1, tstzrange($2, $3), $4) as depth';
        const { rows: found } = await hand.app.query(sql, [good, iso(within.from), iso(within.until), []]);
        expect(found[0]).toEqual({ depth: deepestOverlap(rows, within) });
      }),
      { numRuns: 100 },
    );
  });

  it('refuses what packages/availability refuses, with the same words', async () => {
    const need = fc.record({
      parts: fc.array(range, { minLength: 1, maxLength: 2 }),
      quantity: fc.integer({ min: 1, max: 4 }),
      containsNow: fc.boolean(),
    });
    const terms = fc.record({ quantity: fc.integer({ min: 1, max: 6 }), isExclusive: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 8 }),
        need,
        terms,
        fc.boolean(),
        async (rows, wanted, of, managed) => {
          await write(rows);
          const sql = 'select room_refusal($1, $2, $3, $4, $5, $6::tstzrange[], $7, $8, null) as refusal';
          const parts = wanted.parts.map(({ from, until }) => `[${iso(from)},${iso(until)})`);
          const params = [
            good,
            of.quantity,
            of.isExclusive,
            managed,
            wanted.quantity,
            parts,
            wanted.containsNow,
            iso(NOW),
          ];
          const { rows: found } = await hand.app.query(sql, params);
          const verdict = fits(
            wanted,
            rows.map((one) => occupantOf(one, managed)),
            of,
          );
          expect((found[0] as { refusal: unknown }).refusal).toEqual(verdict.ok ? null : verdict.refusal);
        },
      ),
      { numRuns: 150 },
    );
  });
});

function occupantOf({ claim, quantity, handedOver, returned }: Row, managed: boolean): Occupant {
  const taken = handedOver || !managed;
  const past = claim.until <= NOW;
  const out = !returned && (handedOver || (!managed && claim.from <= NOW));
  return { claim, quantity, open: !returned && (!past || taken), out, overdue: !returned && past && taken };
}
