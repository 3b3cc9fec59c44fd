import { startOfDay } from '@kashikari/kernel';
import { bookingOf, DAYS, GOOD, LENDER, ZONE } from '../../test/booking-contexts';
import { autoExtend } from './auto-extend';
import type { Line } from './line';
import { newWait, type Wait } from './wait';
import { heldFor } from './offers';

/** The midnight after the last day, the 12th. */
const NOW = startOfDay('2027-01-13', ZONE);

function waiting(startDate: string, endDate = startDate): Wait {
  const asked = { unit: 'day' as const, startDate, endDate };
  return newWait({ id: 'w', goodId: GOOD.id, userId: 'u', quantity: 1, asked }, ZONE, 0);
}

/** Returns its last day after the midnight; null if it is unchanged. */
function lastDay(line: Partial<Line>, marginDays = 0): string | null {
  const good = { ...GOOD, quantity: 1, marginDays, autoExtend: true };
  const booking = bookingOf(DAYS, marginDays);
  const nothing = { kept: [], waiting: [] };
  const change = autoExtend(
    { good, lender: LENDER, bookings: [booking], now: NOW, ...nothing, ...line },
    booking.id,
    booking.span.until,
  );
  return change?.booking.asked.unit === 'day' ? change.booking.asked.endDate : null;
}

describe('a thing that extends by itself', () => {
  it('is a day longer where nobody waits, or for other days', () => {
    expect(lastDay({})).toBe('2027-01-13');
    expect(lastDay({ waiting: [waiting('2027-01-14', '2027-01-15')] })).toBe('2027-01-13');
    expect(lastDay({ waiting: [waiting('2027-01-10', '2027-01-12')] })).toBe('2027-01-13');
  });

  it('is not where somebody in the queue wants that day', () => {
    expect(lastDay({ waiting: [waiting('2027-01-13')] })).toBeNull();
    expect(lastDay({ waiting: [waiting('2027-01-12', '2027-01-13')] })).toBeNull();
    expect(lastDay({ waiting: [waiting('2027-01-20'), waiting('2027-01-13', '2027-01-16')] })).toBeNull();
  });

  it('is not where its margin would close a day that somebody wants', () => {
    expect(lastDay({ waiting: [waiting('2027-01-15')] }, 2)).toBeNull();
    expect(lastDay({ waiting: [waiting('2027-01-16')] }, 2)).toBe('2027-01-13');
  });

  it('is not where it would take what is held for somebody who was asked', () => {
    const held = heldFor({ claim: { from: NOW, until: NOW + 86_400_000 }, quantity: 1 });
    expect(lastDay({ kept: [held] })).toBeNull();
  });
});
