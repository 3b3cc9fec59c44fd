import { startOfDay } from '@kashikari/kernel';
import type { BookingRange } from '@kashikari/availability';
import { bookingOf, DAYS, HOUR, noon, ZONE } from '../../test/booking-contexts';
import { extendedDays, lockedRange, overdueDays, type Booking } from './booking';

const day = (date: string) => startOfDay(date, ZONE);
const TEN = noon('2027-01-10');
const HOURS: BookingRange = { unit: 'hour', startAt: TEN, endAt: TEN + HOUR };

describe('the days by which a booking was extended', () => {
  it('are the calendar days past the end that was agreed', () => {
    expect(extendedDays(bookingOf(DAYS))).toBe(0);
    expect(extendedDays({ ...bookingOf(DAYS), agreedUntil: day('2027-01-11') })).toBe(2);
  });

  it('by the hour are begun days of 24 hours', () => {
    const agreed = (agreedUntil: number) => extendedDays({ ...bookingOf(HOURS), agreedUntil });
    expect(agreed(TEN + HOUR)).toBe(0);
    expect(agreed(TEN + HOUR / 2)).toBe(1);
    expect(agreed(TEN - 23 * HOUR)).toBe(1);
    expect(agreed(TEN - 23 * HOUR - 1)).toBe(2);
  });
});

describe('the days past its end', () => {
  const late = (about: Partial<Booking>, now: number, isOut = true) =>
    overdueDays({ ...bookingOf(DAYS), ...about }, now, isOut);

  it('count from the moment of its end on while it is out', () => {
    const end = day('2027-01-13');
    expect([late({}, end - 1), late({}, end), late({}, end + 24 * HOUR)]).toEqual([0, 1, 2]);
  });

  it('are none for what is neither out nor back, and none for what was cancelled', () => {
    expect(late({}, noon('2027-01-15'), false)).toBe(0);
    expect(late({ cancelledAt: 1 }, noon('2027-01-15'))).toBe(0);
  });

  it('stop when it comes back', () => {
    expect(late({ returnedAt: noon('2027-01-14') }, noon('2027-01-20'), false)).toBe(2);
    expect(late({ returnedAt: noon('2027-01-11') }, noon('2027-01-20'), false)).toBe(0);
  });

  it('by the hour are begun days of 24 hours', () => {
    const hours = (now: number) => overdueDays(bookingOf(HOURS), now, true);
    const end = TEN + HOUR;
    expect([hours(end - 1), hours(end), hours(end + 24 * HOUR - 1), hours(end + 24 * HOUR)]).toEqual([
      ...[0, 1, 1, 2],
    ]);
  });
});

describe('the range with its margin', () => {
  it('is closed on both sides', () => {
    expect(lockedRange(bookingOf(DAYS, 2))).toEqual({ from: day('2027-01-08'), until: day('2027-01-15') });
  });

  it('after an early return is closed no longer than what is left of the claim', () => {
    const booking = bookingOf(DAYS, 2);
    const claim = { from: booking.claim.from, until: day('2027-01-14') };
    const back = { ...booking, claim, claimBeforeReturn: booking.claim };
    expect(lockedRange(back).until).toBe(day('2027-01-14'));
    expect(lockedRange({ ...back, claim: booking.claim }).until).toBe(day('2027-01-15'));
  });
});
