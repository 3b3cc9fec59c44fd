import { addDays, startOfDay, type Verdict } from '@kashikari/kernel';
import fc from 'fast-check';
import { BruteForceLine } from '../../test/brute-force-line';
import { day, FIRST, Ledger } from '../../test/ledger';
import { ZONE } from '../../test/situations';
import { autoExtend } from './auto-extend';
import { cancelBooking } from './cancel-booking';
import { delayBookings } from './delay-bookings';
import { handOverBooking } from './hand-over-booking';
import { returnBooking } from './return-booking';

const HOUR = 3_600_000;
const MIDNIGHT = startOfDay(FIRST, ZONE);

const step = fc.record({
  act: fc.constantFrom(
    'create',
    'create',
    'create',
    'create',
    'cancel',
    'return',
    'hand_over',
    'wait',
    'wait',
  ),
  which: fc.nat(),
  from: fc.integer({ min: 0, max: 4 }),
  length: fc.integer({ min: 1, max: 4 }),
  quantity: fc.integer({ min: 1, max: 2 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const terms = fc.record({
  quantity: fc.integer({ min: 1, max: 3 }),
  marginDays: fc.integer({ min: 0, max: 2 }),
  isExclusive: fc.constant(false),
  manageHandOver: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)),
  autoExtend: fc.boolean(),
});

/** Lets so many hours pass, and every midnight among them do its work: ends before starts. */
function wait(hours: number, ledger: Ledger, model: BruteForceLine, autoExtends: boolean): void {
  const until = ledger.now + hours * HOUR;
  for (let index = Math.floor((ledger.now - MIDNIGHT) / (24 * HOUR)) + 1; ; index += 1) {
    const midnight = startOfDay(addDays(FIRST, index), ZONE);
    if (midnight > until) break;
    ledger.now = midnight;
    if (autoExtends) {
      for (const { id, span } of [...ledger.bookings]) {
        const change = span.until === midnight ? autoExtend(ledger.line(), id) : null;
        if (change) ledger.write([change]);
      }
      model.ends(index);
    }
    // Each start has an order of its own: the second of one midnight must find nothing left to do.
    for (const { id, span } of [...ledger.bookings]) {
      const still = ledger.bookings.find((booking) => booking.id === id)?.span.from === midnight;
      if (span.from === midnight && still) ledger.write(delayBookings(ledger.line(), midnight));
    }
    model.starts(index);
  }
  ledger.now = until;
}

function act({ act: which, ...step }: Step, ledger: Ledger, model: BruteForceLine): [string, string] {
  const code = (verdict: Verdict<unknown>) => (verdict.ok ? 'ok' : verdict.refusal.code);
  const hours = (ledger.now - MIDNIGHT) / HOUR;
  const first = Math.floor(hours / 24) + step.from;
  const dates = [first, first + step.length - 1] as const;
  if (which === 'create' || ledger.bookings.length === 0) {
    const wanted = { quantity: step.quantity, byManager: true };
    return [code(ledger.create(wanted, dates)), model.create(dates, step.quantity, hours)];
  }
  const index = step.which % ledger.bookings.length;
  if (which === 'cancel')
    return [code(ledger.change(index, true, cancelBooking)), model.cancel(index, hours, true)];
  if (which === 'return')
    return [code(ledger.change(index, true, returnBooking)), model.giveBack(index, hours)];
  return [code(ledger.change(index, true, handOverBooking)), model.handOver(index, hours, true)];
}

/** Dates as the model writes them. */
function datesOf({ bookings }: Ledger): string {
  const numberOf = new Map(Array.from({ length: 200 }, (_, index) => [day(index), index]));
  return bookings
    .map(({ asked }) =>
      asked.unit === 'day' ? `${numberOf.get(asked.startDate)}-${numberOf.get(asked.endDate)}` : '',
    )
    .join(' ');
}

it('moves and extends at every midnight of a history what counting quarter-hours moves and extends', () => {
  let moved = 0;
  fc.assert(
    fc.property(terms, fc.array(step, { minLength: 15, maxLength: 30, size: 'max' }), (of, steps) => {
      const ledger = new Ledger(of);
      const model = new BruteForceLine(of);
      for (const one of steps) {
        if (one.act === 'wait') wait(one.length * 9, ledger, model, of.autoExtend);
        else {
          const [ours, counted] = act(one, ledger, model);
          expect(`${one.act}: ${ours}`).toBe(`${one.act}: ${counted}`);
        }
        expect(datesOf(ledger)).toBe(model.dates());
        expect(model.mostTaken()).toBeLessThanOrEqual(of.quantity);
      }
      moved += ledger.bookings.filter(({ delayedFrom }) => delayedFrom !== null).length;
    }),
    { numRuns: 300 },
  );
  // It would be no test if nothing were ever late.
  expect(moved).toBeGreaterThan(30);
}, 120_000);
