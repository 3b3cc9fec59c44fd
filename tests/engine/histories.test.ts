import fc from 'fast-check';
import { goodTerms, lenderTerms, step, type Step } from '../../services/reservation/test/actions';
import { runs } from '../../packages/platform/src/testing/budget';
import { QUARTER_MS } from '../../services/reservation/test/model/calendar';
import { seenDay } from '../../services/reservation/test/model/clockwork';
import { startProduct, type Product } from '../product/start-product';
import { each, made, person, type Person } from './people';
import { lending, seen, Scenario, type Lending } from './scenario';

/** `HISTORIES=500 npm test -- tests/engine/histories` takes as many. */
const HISTORIES = Number(process.env['HISTORIES'] ?? runs(14, 500));
const AT_ONCE = 8;
const SEED = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000);

/** A few seconds into a quarter-hour, two days before Berlin's clocks go back. */
const BEGIN = Date.parse('2027-10-29T09:00:05Z');
const FIRST_DAY = '2027-10-27';
const ZONES = ['Asia/Tokyo', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'];

/** Quarter-hours (whole hours) by which the clock goes on after each round; all histories live in the same time. */
const WAITS = [12, 48, 32, 8, 96, 40, 60, 24];

const LENDERS = 16;

const history = fc.record({
  lender: fc.nat({ max: LENDERS - 1 }),
  good: goodTerms,
  rounds: fc.array(fc.array(step, { maxLength: 2, size: 'max' }), {
    minLength: WAITS.length,
    maxLength: WAITS.length,
    size: 'max',
  }),
});
type History = typeof history extends fc.Arbitrary<infer H> ? H : never;

/** Rounds a step to whole hours: the clock of the test stops at each instant at which something begins. */
function onTheHour(one: Step): Step {
  return { ...one, quarter: one.quarter * 4, quarters: Math.ceil(one.quarters / 4) * 4 };
}

describe(`${HISTORIES} histories over REST, seed ${SEED}`, () => {
  let product: Product;
  let borrower: Person;
  let lenders: Lending[];

  beforeAll(async () => {
    product = await startProduct();
    await product.setClock(new Date(BEGIN).toISOString());
    borrower = await person(product.url);
    const terms = fc.sample(lenderTerms, { numRuns: LENDERS, seed: SEED });
    lenders = [];
    for (const [index, one] of terms.entries())
      lenders.push(await lending(product.url, one, ZONES[index % ZONES.length]!, FIRST_DAY));
  }, 600_000);
  afterAll(() => product?.stop());

  const open = ({ lender, good }: History) => Scenario.open(lenders[lender]!, good, borrower, BEGIN);

  /** Moves the clock, then holds every booking and every day against the model. */
  async function goOn(scenarios: readonly Scenario[], now: number): Promise<void> {
    await product.setClock(new Date(now).toISOString());
    for (const scenario of scenarios) scenario.advance(now);
    const byGood = new Map(scenarios.map((scenario) => [scenario.goodId, scenario]));
    const parts = Array.from({ length: Math.ceil(scenarios.length / 100) }, (_, part) =>
      scenarios.slice(part * 100, part * 100 + 100),
    );
    for (const part of parts) {
      const ids = part.map(({ goodId }) => goodId).join(',');
      const { body } = await made(borrower.send('GET', `/schedules?good_ids=${ids}&days=6`));
      for (const { good_id, days } of body.schedules)
        expect({ good_id, days: days.map(seenDay) }).toEqual({
          good_id,
          days: byGood.get(good_id)!.schedule(6),
        });
    }
    for (let page: number | null = 1; page;) {
      const { body } = await made(borrower.send('GET', `/bookings?scope=use&per_page=100&page=${page}`));
      for (const booking of body.bookings) {
        const scenario = byGood.get(booking.good_id);
        if (scenario)
          expect({ id: booking.id, ...seen(booking) }).toEqual({
            id: booking.id,
            ...scenario.see(booking.id),
          });
      }
      page = body.meta.next_page;
    }
  }

  /** One round of one history. */
  async function round(scenario: Scenario, { rounds }: History, index: number): Promise<void> {
    for (const one of rounds[index]!.map(onTheHour)) {
      const { action, ours, counted } = await scenario.perform(one);
      expect({ action, answer: ours }).toEqual({ action, answer: counted });
    }
  }

  it('answer what a count of every quarter-hour answers, and so do the days and the bookings after each clock step', async () => {
    const histories = fc.sample(history, { numRuns: HISTORIES, seed: SEED });
    const scenarios: Scenario[] = [];
    await each(histories, AT_ONCE, async (one, index) => {
      scenarios[index] = await open(one);
    });
    let now = BEGIN;
    for (const [index, wait] of WAITS.entries()) {
      await each(scenarios, AT_ONCE, async (scenario, number) => {
        await round(scenario, histories[number]!, index).catch((error: Error) => shrunk(number, error));
      });
      await goOn(scenarios, (now += wait * QUARTER_MS));
    }
  }, 1_800_000);

  /** The smallest history that fails as the `number`th did, each played alone from the beginning. */
  async function shrunk(number: number, error: Error): Promise<never> {
    const alone = fc.asyncProperty(history, async (one) => {
      await product.setClock(new Date(BEGIN).toISOString());
      const scenario = await open(one);
      let now = BEGIN;
      for (const [index, wait] of WAITS.entries()) {
        await round(scenario, one, index);
        await goOn([scenario], (now += wait * QUARTER_MS));
      }
    });
    const settings = { seed: SEED, path: String(number), interruptAfterTimeLimit: 60_000 };
    const result = await fc.check(alone, settings);
    const smallest = JSON.stringify(result.counterexample);
    throw new Error(`History ${number} of seed ${SEED}: ${error.message}\nThe smallest like it: ${smallest}`);
  }
});
