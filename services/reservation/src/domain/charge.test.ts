import { addDays } from '@kashikari/kernel';
import { bookingOf, BORROWER, DAYS, GOOD, LENDER, MANAGER, noon } from '../../test/booking-contexts';
import { cancelBooking } from './cancel-booking';
import type { Booking } from './booking';
import type { BookingContext, Caller } from './booking-context';
import { newCharge, priceFor } from './charge';
import { refundIfCancelled } from './charge-of-booking';
import { newBooking } from './create-booking';
import { updateBooking } from './update-booking';
import { withdrawBooking } from './withdraw-booking';

const PRICES = { perHour: null, perDay: 1000, perWeek: 5000, perMonth: null };
const PRICED = { ...GOOD, priced: true, prices: PRICES };
const MADE = noon('2026-12-20');

/** Three days at 1,000 yen from 10 January on, booked on 20 December. */
function priced(more: Partial<Booking> = {}): Booking {
  const parties = { borrowerId: 'borrower', bookedBy: 'borrower', byCard: false };
  const wanted = { id: 'booking', asked: DAYS, quantity: 1, memo: '', method: 'web' as const, ...parties };
  return { ...newBooking(wanted, PRICED, LENDER, MADE), ...more };
}

function seen(booking: Booking, now: number, caller: Caller = BORROWER): BookingContext {
  return { booking, good: PRICED, lender: LENDER, caller, now };
}

const until = (day: number) => ({
  asked: { unit: 'day' as const, startDate: '2027-01-10', endDate: `2027-01-${day}` },
});

function after(context: BookingContext, patch: Parameters<typeof updateBooking>[1]): Booking {
  const verdict = updateBooking(context, patch);
  if (!verdict.ok) throw new Error(verdict.refusal.code);
  return verdict.value.booking;
}

describe('the price of a booking', () => {
  const loan = { asked: DAYS, quantity: 2, borrowerId: 'borrower' };

  it('is that of its days and pieces', () => {
    expect(priceFor(PRICED, loan)).toMatchObject({ ok: true, value: { total: 6000, tax: 545 } });
    expect(priced().charge).toMatchObject({ revisions: [{ at: MADE, total: 3000, refundPercent: 100 }] });
  });

  it('is nothing for one’s own good, for a good without a price, and for one that costs nothing by this length', () => {
    const totals = [
      priceFor(PRICED, { ...loan, borrowerId: PRICED.ownerId }),
      priceFor(GOOD, loan),
      priceFor({ ...PRICED, prices: { ...PRICES, perDay: 0, perWeek: null } }, loan),
    ].map((price) => price.ok && price.value.total);
    expect(totals).toEqual([0, 0, 0]);
    expect(newCharge(PRICES, { total: 0, tax: 0, lines: [] }, false, MADE)).toBeNull();
  });

  it('is refused where another one was expected, with the one it is', () => {
    const refusal = { code: 'booking.price_changed', params: { total: 6000 } };
    expect(priceFor(PRICED, { ...loan, expectedTotal: 5999 })).toMatchObject({ ok: false, refusal });
    expect(priceFor(PRICED, { ...loan, expectedTotal: 6000 }).ok).toBe(true);
    expect(priceFor(GOOD, { ...loan, expectedTotal: 500 })).toMatchObject({
      refusal: { params: { total: 0 } },
    });
  });
});

describe('a booking that is moved', () => {
  it('costs what the frozen prices say for its new days, from then on', () => {
    const now = noon('2027-01-08');
    const longer = after(seen(priced(), now), until(15));
    expect(longer.charge?.revisions).toMatchObject([
      { total: 3000 },
      { at: now, total: 5000, refundPercent: 50 },
    ]);
  });

  it('keeps its price where only the memo changes, or the days cost as much', () => {
    const now = noon('2027-01-01');
    const context = seen(priced(), now);
    expect(after(context, { memo: 'x' }).charge).toEqual(context.booking.charge);
    const next = { asked: { ...until(13).asked, startDate: '2027-01-11' } };
    expect(after(context, next).charge?.revisions).toHaveLength(1);
  });

  it('counts its quantity', () => {
    expect(after(seen(priced(), MADE), { quantity: 3 }).charge?.revisions).toMatchObject([
      {},
      { total: 9000 },
    ]);
  });

  it('stays free where it was free', () => {
    expect(after(seen(bookingOf(), noon('2027-01-01')), until(20)).charge).toBeNull();
  });
});

describe('what cancelling refunds', () => {
  const percent = (booking: Booking, now: number, caller?: Caller) =>
    refundIfCancelled(seen(booking, now, caller));
  const daysBefore = (days: number) => noon(addDays('2027-01-10', -days));

  it('is 90, 50, 20 and 0 percent, by whole days before the start', () => {
    expect([5, 3, 2, 1, 0].map((days) => percent(priced(), daysBefore(days)))).toEqual([90, 90, 50, 20, 0]);
  });

  it('is all of it within 48 hours of booking, more than three days ahead', () => {
    expect(percent(priced(), MADE + 47 * 3_600_000)).toBe(100);
  });

  it('is all of it where a manager cancels, or where it was moved to later, until the new start', () => {
    expect(percent(priced(), daysBefore(0), MANAGER)).toBe(100);
    const delayed = priced({ delayedFrom: noon('2027-01-09') });
    expect(percent(delayed, delayed.span.from - 1)).toBe(100);
    expect(percent(delayed, delayed.span.from)).toBe(0);
  });

  it('is never more than it was when the booking was moved, however far its new start is', () => {
    const moved = after(seen(priced(), daysBefore(2)), {
      asked: { unit: 'day', startDate: '2027-01-25', endDate: '2027-01-28' },
    });
    expect(percent(moved, daysBefore(2) + 1)).toBe(50);
    expect(percent(moved, noon('2027-01-24'))).toBe(20);
  });

  it('is told with the cancelled booking; who is gone gets all of it', () => {
    const cancelled = cancelBooking(seen(priced(), daysBefore(2)));
    expect(cancelled).toMatchObject({ ok: true, value: { booking: { charge: { refundPercent: 50 } } } });
    const withdrawn = withdrawBooking(seen(priced(), daysBefore(1)));
    expect(withdrawn).toMatchObject({ ok: true, value: { booking: { charge: { refundPercent: 100 } } } });
  });
});
