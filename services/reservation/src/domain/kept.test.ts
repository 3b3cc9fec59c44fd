import { startOfDay } from '@kashikari/kernel';
import { bookingOf, GOOD, LENDER, MANAGER, ZONE } from '../../test/booking-contexts';
import type { Booking } from './booking';
import { delayBookings } from './delay-bookings';
import { extendOver } from './extend-over';
import type { Line } from './line';
import { heldFor } from './offers';

const midnight = (date: string) => startOfDay(`2027-01-${date}`, ZONE);
const days = (from: string, to: string) =>
  ({ unit: 'day', startDate: `2027-01-${from}`, endDate: `2027-01-${to}` }) as const;
const booked = (id: string, from: string, to: string): Booking => ({ ...bookingOf(days(from, to)), id });
/** Units held for a person with an offer, in whole days. */
const held = (from: string, until: string) =>
  heldFor({ claim: { from: midnight(from), until: midnight(until) }, quantity: 1 });

function line(now: string, bookings: readonly Booking[], kept: Line['kept']): Line {
  const good = { ...GOOD, quantity: 1 };
  return { good, lender: LENDER, bookings, kept, waiting: [], now: midnight(now) };
}

describe('what is held for somebody who was asked', () => {
  const late = booked('late', '10', '12');

  it('lets who finds nothing move around it', () => {
    const next = booked('next', '13', '13');
    const moved = (kept: Line['kept']) =>
      delayBookings(line('13', [late, next], kept), midnight('13')).map(({ booking }) => booking.asked);
    expect(moved([])).toEqual([days('14', '14')]);
    expect(moved([held('14', '16')])).toEqual([days('16', '16')]);
  });

  it('refuses a manager’s extension over it, which moves bookings', () => {
    const behind = booked('behind', '14', '14');
    const now = midnight('12');
    const over = (kept: Line['kept']) => {
      const context = { booking: late, good: GOOD, lender: LENDER, caller: MANAGER, now };
      const verdict = extendOver(context, { days: 2 }, line('12', [late, behind], kept));
      return verdict.ok
        ? verdict.value.moves.map(({ change }) => change.booking.asked)
        : verdict.refusal.code;
    };
    expect(over([])).toEqual([days('15', '15')]);
    expect(over([held('15', '16')])).toEqual([days('16', '16')]);
    expect(over([held('13', '14')])).toBe('booking.unavailable');
  });
});
