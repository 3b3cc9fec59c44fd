import { startOfDay, type Verdict } from '@kashikari/kernel';
import fc from 'fast-check';
import { BruteForce } from '../../test/brute-force';
import { day, FIRST, Ledger } from '../../test/ledger';
import { ZONE } from '../../test/situations';
import { cancelBooking } from './cancel-booking';
import { extendBooking } from './extend-booking';
import { handOverBooking } from './hand-over-booking';
import { returnBooking } from './return-booking';
import { revertHandOver } from './revert-hand-over';
import { revertReturn } from './revert-return';
import type { Change, Situation } from './situation';
import { updateBooking } from './update-booking';

/** One step of a history; `which` picks a booking, days are counted from today. */
const step = fc.record({
  act: fc.constantFrom(
    ...[
      'create',
      'create',
      'create',
      'move',
      'cancel',
      'return',
      'return',
      'revert',
      'extend',
      'hand_over',
      'hand_over',
    ],
    ...['wait', 'wait', 'wait'],
  ),
  which: fc.nat(),
  from: fc.oneof(
    { weight: 1, arbitrary: fc.constant(-1) },
    { weight: 20, arbitrary: fc.integer({ min: 0, max: 4 }) },
  ),
  length: fc.integer({ min: 1, max: 4 }),
  quantity: fc.integer({ min: 1, max: 2 }),
  byManager: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const terms = fc.record({
  quantity: fc.integer({ min: 1, max: 3 }),
  marginDays: fc.integer({ min: 0, max: 2 }),
  isExclusive: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
  manageHandOver: fc.boolean(),
});

/** What a step answers by the rules, and by the brute force. */
function both(step: Step, ledger: Ledger, model: BruteForce): [string, string] | undefined {
  const { act, byManager } = step;
  const code = (verdict: Verdict<unknown>) => (verdict.ok ? 'ok' : verdict.refusal.code);
  if (act === 'wait') {
    ledger.now += step.length * 9 * 3_600_000;
    return undefined;
  }
  const hours = (ledger.now - startOfDay(FIRST, ZONE)) / 3_600_000;
  const first = Math.floor(hours / 24) + step.from;
  const dates = [first, first + step.length - 1] as const;
  if (act === 'create') return [code(ledger.create(step, dates)), model.create(dates, step.quantity, hours)];
  if (ledger.bookings.length === 0) return undefined;
  const index = step.which % ledger.bookings.length;
  const change = (rule: (situation: Situation) => Verdict<Change>) =>
    code(ledger.change(index, byManager, rule));
  const asked = { unit: 'day' as const, startDate: day(dates[0]), endDate: day(dates[1]) };
  switch (act) {
    case 'move':
      return [change((on) => updateBooking(on, { asked })), model.move(index, dates, hours, byManager)];
    case 'cancel':
      return [change(cancelBooking), model.cancel(index, hours, byManager)];
    case 'return':
      return [change(returnBooking), model.giveBack(index, hours)];
    case 'revert':
      return [change(revertReturn), model.revert(index, hours)];
    case 'extend':
      return [
        change((on) => extendBooking(on, { days: step.length })),
        model.extend(index, step.length, hours, byManager),
      ];
    default: {
      if (step.quantity === 2) return [change(revertHandOver), model.revertHandOver(index, hours, byManager)];
      return [change(handOverBooking), model.handOver(index, hours, byManager)];
    }
  }
}

/** How many histories; `npm test` runs them all. */
const HISTORIES = 10_000;

it('answers every history as a count of every quarter-hour does, and never takes more than there is', () => {
  fc.assert(
    fc.property(terms, fc.array(step, { minLength: 5, maxLength: 20, size: 'max' }), (of, steps) => {
      const ledger = new Ledger(of);
      const model = new BruteForce(of);
      for (const one of steps) {
        const answers = both(one, ledger, model);
        if (answers) expect(`${one.act}: ${answers[0]}`).toBe(`${one.act}: ${answers[1]}`);
        expect(model.mostTaken()).toBeLessThanOrEqual(of.quantity);
      }
    }),
    { numRuns: HISTORIES },
  );
}, 120_000);
