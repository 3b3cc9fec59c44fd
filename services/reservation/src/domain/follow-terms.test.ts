import { startOfDay } from '@kashikari/kernel';
import { bookingOf, LENDER, noon, bookingContextOf, ZONE } from '../../test/booking-contexts';
import { extendedDays } from './booking';
import { followTerms } from './follow-terms';

const BERLIN = 'Europe/Berlin';

describe('following the lender to another zone', () => {
  const now = noon('2027-01-05');

  it('keeps dates and margin, and what it was extended by', () => {
    const asked = { unit: 'day' as const, startDate: '2027-01-10', endDate: '2027-01-14' };
    const extended = { ...bookingOf(asked, 1), agreedUntil: startOfDay('2027-01-13', ZONE) };
    const change = followTerms(bookingContextOf({ booking: extended, now }), LENDER.id, BERLIN);
    expect(change?.booking).toMatchObject({
      asked,
      span: { from: startOfDay('2027-01-10', BERLIN), until: startOfDay('2027-01-15', BERLIN) },
      claim: { from: startOfDay('2027-01-10', BERLIN), until: startOfDay('2027-01-16', BERLIN) },
    });
    expect([extendedDays(extended), change && extendedDays(change.booking)]).toEqual([2, 2]);
  });

  it('leaves alone what has begun', () => {
    expect(followTerms(bookingContextOf(), LENDER.id, BERLIN)).toBeNull();
  });
});
