import { startOfDay } from '@kashikari/kernel';
import { bookingOf, HOUR, LENDER, noon, bookingContextOf, ZONE } from '../../test/booking-contexts';
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

  it('leaves alone what is by the hour, and what is there already', () => {
    const start = noon('2027-01-10');
    const booking = bookingOf({ unit: 'hour', startAt: start, endAt: start + HOUR });
    expect(followTerms(bookingContextOf({ booking, now }), LENDER.id, BERLIN)).toBeNull();
    expect(followTerms(bookingContextOf({ now }), LENDER.id, ZONE)).toBeNull();
  });

  it('is as if it were booked this moment where the first day has begun there', () => {
    const auckland = 'Pacific/Auckland';
    const late = startOfDay('2027-01-10', ZONE) - 1;
    const change = followTerms(bookingContextOf({ now: late }), LENDER.id, auckland);
    expect(change?.booking).toMatchObject({
      terms: { zone: auckland },
      claim: { from: late, until: startOfDay('2027-01-13', auckland) },
    });
  });

  it('leaves alone what would be over there by now', () => {
    const oneDay = bookingOf({ unit: 'day', startDate: '2027-01-10', endDate: '2027-01-10' });
    const kiritimati = 'Pacific/Kiritimati';
    const over = startOfDay('2027-01-11', kiritimati);
    const booking = { ...oneDay, span: { ...oneDay.span, from: over + HOUR } };
    expect(followTerms(bookingContextOf({ booking, now: over }), LENDER.id, kiritimati)).toBeNull();
    expect(
      followTerms(bookingContextOf({ booking, now: over - 1 }), LENDER.id, kiritimati)?.booking.claim,
    ).toEqual({ from: over - 1, until: over });
  });
});

it('a booking goes with its good to another lender, and keeps its dates', () => {
  const change = followTerms(bookingContextOf(), 'heir', ZONE);
  const { booking } = bookingContextOf();
  expect(change).toMatchObject({
    kind: 'terms_changed',
    booking: { lenderId: 'heir', version: 2, span: booking.span, claim: booking.claim },
  });
});
