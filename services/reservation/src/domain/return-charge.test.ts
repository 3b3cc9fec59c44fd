import { addDays, dayOf } from '@kashikari/kernel';
import fc from 'fast-check';
import { runs } from '../../../../packages/platform/src/testing/budget';
import { bookingOf, DAYS, GOOD, HOUR, LENDER, MANAGER, BORROWER, noon } from '../../test/booking-contexts';
import { autoExtend } from './auto-extend';
import { unitsHeld, type Booking } from './booking';
import type { BookingContext, Change } from './booking-context';
import { newCharge } from './charge';
import { extendBooking } from './extend-booking';
import { receiveBooking } from './receive-booking';
import { returnBooking } from './return-booking';
import { revertReturn } from './revert-return';

const PRICES = { perHour: null, perDay: 1_000, perWeek: null, perMonth: null, purchasePrice: 4_000 };
const PRICE = { total: 9_000, tax: 818, lines: [] };
const ZONE = LENDER.zone;
/** The booked days are 10 to 12 January. */
const AGREED_END = '2027-01-12';
const SUNDAYS = { ...LENDER, disabledDaysIndexes: [0], extendableDays: 30 };

const priced = (): Booking => ({
  ...{ ...bookingOf(DAYS), quantity: 3 },
  charge: newCharge(PRICES, PRICE, false, noon('2026-12-01')),
});

/** An act on the booking, and hours until the next. */
const step = fc.record({
  act: fc.constantFrom('return', 'return', 'part', 'undo', 'receive', 'extend', 'midnight'),
  byManager: fc.boolean(),
  hours: fc.integer({ min: 0, max: 40 }),
});
type Step = { readonly act: string; readonly byManager: boolean };

/** Applies an act as far as it is allowed. */
function perform({ act, byManager }: Step, context: BookingContext): Change | null {
  const { booking, now } = context;
  const seen = { ...context, caller: byManager ? MANAGER : BORROWER };
  if (act === 'midnight') {
    const { good, lender } = context;
    const line = { good, lender, bookings: [booking], kept: [], waiting: [], now };
    return autoExtend(line, booking.id, booking.span.until);
  }
  const verdict =
    act === 'extend'
      ? extendBooking({ ...context, caller: MANAGER }, { days: 2 })
      : act === 'undo'
        ? revertReturn({ ...context, caller: MANAGER })
        : act === 'receive'
          ? receiveBooking({ ...context, caller: MANAGER })
          : returnBooking(seen, act === 'part' ? 1 : undefined);
  return verdict.ok ? verdict.value : null;
}

/** Counts what the return costs by the days after the end that are no Sundays, piece by piece. */
function countedCost(booking: Booking): { extended: number; overdue: number } {
  if (booking.asked.unit !== 'day') throw new Error('It is lent by the day');
  const { endDate } = booking.asked;
  const last = { quantity: unitsHeld(booking), returnedAt: booking.returnedAt! };
  const returns = [...booking.parts, last].map(({ quantity, returnedAt }) => ({
    ...{ quantity, day: dayOf(returnedAt, ZONE) },
  }));
  const used = returns
    .map(({ day }) => day)
    .sort()
    .at(-1)!;
  let extended = 0;
  for (let day = addDays(AGREED_END, 1); day <= endDate && day <= used; day = addDays(day, 1))
    extended += 3_000;
  let overdue = 0;
  for (const { quantity, day } of returns) {
    let late = 0;
    for (let one = addDays(endDate, 1); one <= day; one = addDays(one, 1))
      if (new Date(one).getUTCDay() !== 0) late += 1_000;
    overdue += quantity * Math.min(late, 4_000);
  }
  return { extended, overdue };
}

describe('the charge of a return', () => {
  it('is frozen once all is back and received, whatever happened before, and gone while its return is undone', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.boolean(), fc.array(step, { minLength: 3, maxLength: 14 }), (confirms, steps) => {
        let booking = priced();
        let now = noon('2027-01-11');
        let returns = 0;
        for (const one of steps) {
          const good = { ...GOOD, confirmationUponReturn: confirms, autoExtend: true, prices: PRICES };
          const change = perform(one, { booking, good, lender: SUNDAYS, caller: MANAGER, now });
          now += one.hours * HOUR;
          if (!change) continue;
          const wasDone = isDone(booking);
          booking = change.booking;
          if (isDone(booking) && !wasDone) returns += 1;
          expect(booking.charge!.returns ?? 0).toBe(returns);
          if (!isDone(booking)) {
            expect(booking.charge!.atReturn).toBeUndefined();
            continue;
          }
          const { extended, overdue } = countedCost(booking);
          seen.add(`${extended > 0} ${overdue > 0} ${booking.parts.length > 0} ${returns > 1} ${confirms}`);
          if (extended + overdue === 0) expect(booking.charge!.atReturn).toBeUndefined();
          else expect(booking.charge!.atReturn).toMatchObject({ extended, overdue, number: returns });
        }
      }),
      { numRuns: runs(1_000, 10_000) },
    );
    expect(seen.size).toBeGreaterThan(20);
  });
});

const isDone = ({ returnedAt, awaitsReceipt, parts }: Booking) =>
  returnedAt !== null && !awaitsReceipt && parts.every((part) => !part.awaitsReceipt);
