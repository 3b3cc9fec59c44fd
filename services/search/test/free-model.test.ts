import { addDays, startOfDay } from '@kashikari/kernel';
import { catalogEvents, enumOf, SETS } from '@kashikari/contracts';
import fc from 'fast-check';
import { booking, good, NOON, startSearch, user, type World } from './world';

const TODAY = '2026-04-06';
const HOUR = 3_600_000;
const ZONES = ['Asia/Tokyo', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia'];

interface Claim {
  readonly from: number;
  readonly hours: number;
  readonly quantity: number;
}

/**
 * Returns the expected result, counted hour by hour: true if a unit is left in every hour from the first day to the
 * margin's end.
 */
function isFree(
  quantity: number,
  margin: number,
  zone: string,
  claims: Claim[],
  first: number,
  days: number,
): boolean {
  const start = Math.max(startOfDay(addDays(TODAY, first), zone), NOON);
  const end = startOfDay(addDays(TODAY, first + days + margin), zone);
  if (startOfDay(addDays(TODAY, first + days), zone) <= NOON) return false;
  for (let at = start; at < end; at += HOUR / 2) {
    const taken = claims
      .filter(({ from, hours }) => NOON + from * HOUR <= at && at < NOON + (from + hours) * HOUR)
      .reduce((sum, claim) => sum + claim.quantity, 0);
    if (taken >= quantity) return false;
  }
  return true;
}

const claim = fc.record({
  from: fc.integer({ min: 0, max: 24 * 9 }),
  hours: fc.integer({ min: 1, max: 72 }),
  quantity: fc.integer({ min: 1, max: 2 }),
});
const lent = fc.record({
  quantity: fc.integer({ min: 1, max: 4 }),
  marginDays: fc.integer({ min: 0, max: 3 }),
  lender: fc.integer({ min: 0, max: ZONES.length - 1 }),
  claims: fc.array(claim, { maxLength: 6 }),
});

let world: World;
beforeAll(async () => {
  world = await startSearch();
});
afterAll(() => world.service.stop());

it(
  'what is available agrees with counting hour by hour, in every zone',
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(lent, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: -1, max: 8 }),
        fc.integer({ min: 1, max: 4 }),
        async (goods, first, days) => {
          await world.forget();
          await world.tell(
            ...ZONES.map((timeZone, at) => user({ id: `lender ${at}`, timeZone })),
            ...goods.map(({ quantity, marginDays, lender }, at) =>
              good({
                id: `good ${at}`,
                ownerId: `lender ${lender}`,
                terms: catalogEvents.GoodTerms.create({ quantity, marginDays }),
              }),
            ),
            ...goods.flatMap(({ claims }, at) =>
              claims.map(({ from, hours, quantity }, n) =>
                booking(
                  { id: `booking ${at} ${n}`, goodId: `good ${at}`, quantity },
                  new Date(NOON + from * HOUR).toISOString(),
                  new Date(NOON + (from + hours) * HOUR).toISOString(),
                ),
              ),
            ),
          );
          const { goodIds } = await world.find({
            filter: enumOf(SETS.searchFilter, 'available'),
            from: addDays(TODAY, first),
            to: addDays(TODAY, first + days - 1),
          });
          const expected = goods.flatMap(({ quantity, marginDays, lender, claims }, at) =>
            isFree(quantity, marginDays, ZONES[lender]!, claims, first, days) ? [`good ${at}`] : [],
          );
          expect([...goodIds].sort()).toEqual(expected.sort());
        },
      ),
      { numRuns: 60 },
    ),
  120_000,
);
