import { startOfDay } from '@kashikari/kernel';
import { bookingOf, DAYS, GOOD, HOUR, LENDER, ZONE } from '../../test/booking-contexts';
import { autoExtend, occupantsOf } from './auto-extend';
import type { Booking } from './booking';
import { delayBookings } from './delay-bookings';
import { openingOf, termsOf } from './good';
import { holdsNow, isWaiting, type Line } from './line';
import { movedInLine } from './move-in-line';
import { heldFor } from './offers';

const midnight = (date: string) => startOfDay(`2027-01-${date}`, ZONE);
const days = (from: string, to: string) =>
  ({ unit: 'day', startDate: `2027-01-${from}`, endDate: `2027-01-${to}` }) as const;
const booked = (id: string, from: string, to: string, about: Partial<Booking> = {}): Booking => ({
  ...bookingOf(days(from, to)),
  id,
  ...about,
});
const line = (now: number, bookings: readonly Booking[], about: Partial<Line> = {}): Line => ({
  ...{ good: { ...GOOD, quantity: 1 }, lender: LENDER, bookings, kept: [], waiting: [], now },
  ...about,
});

describe('a booking in the line', () => {
  const one = booked('one', '10', '12');
  const at = (now: number, about: Partial<Booking> = {}) => [
    isWaiting({ ...one, ...about }, line(now, [])),
    holdsNow({ ...one, ...about }, line(now, [])),
  ];

  it('can be moved until it begins, and holds its units from then on, late or not', () => {
    expect(at(midnight('10') - 1)).toEqual([true, false]);
    expect(at(midnight('10'))).toEqual([false, true]);
    expect(at(midnight('20'))).toEqual([false, true]);
  });

  it('that is back holds them while its margin runs, and not before nor after', () => {
    const claim = { from: midnight('10'), until: midnight('13') };
    const back = { returnedAt: midnight('11'), claim };
    expect(at(midnight('10') - 1, back)[1]).toBe(false);
    expect(at(midnight('13') - 1, back)).toEqual([false, true]);
    expect(at(midnight('13'), back)).toEqual([false, false]);
  });

  it('that is cancelled can’t be moved', () => {
    expect(at(midnight('09'), { cancelledAt: 1 })[0]).toBe(false);
  });

  it('stands in the way of others by its claim, open until it is back, and late once its end is past', () => {
    const other = booked('other', '15', '16');
    const back = booked('back', '10', '12', { returnedAt: midnight('11') });
    const gone = booked('gone', '10', '12', { live: false });
    const held = heldFor({ claim: { from: 1, until: 2 }, quantity: 4 });
    const occupants = occupantsOf(line(midnight('13'), [one, other, back, gone], { kept: [held] }), 'none');
    expect(occupants).toEqual([
      { claim: one.claim, quantity: 1, out: true, open: true, overdue: true },
      { claim: other.claim, quantity: 1, out: false, open: true, overdue: false },
      { claim: back.claim, quantity: 1, out: false, open: false, overdue: false },
      { ...held, open: true, overdue: false },
    ]);
    expect(occupantsOf(line(midnight('13'), [one]), 'one')).toEqual([]);
  });
});

describe('the midnight after the end of what extends by itself', () => {
  const good = { ...GOOD, quantity: 1, autoExtend: true };
  const one = booked('one', '10', '12');
  const extended = (about: Partial<Line> = {}, bookings: Booking[] = [one], endAt = one.span.until) =>
    autoExtend(line(midnight('13'), bookings, { good, ...about }), 'one', endAt);

  it('makes it a day longer, as extended', () => {
    expect(extended()).toMatchObject({
      kind: 'auto_extended',
      booking: {
        asked: days('10', '13'),
        span: { from: midnight('10'), until: midnight('14') },
        claim: { from: one.claim.from, until: midnight('14') },
        ...{ version: 2, updatedAt: midnight('13'), agreedUntil: midnight('13') },
      },
    });
  });

  it('makes an hour a day longer, too', () => {
    const asked = { unit: 'hour', startAt: midnight('12'), endAt: midnight('13') } as const;
    const hourly = { ...bookingOf(asked), id: 'one' };
    expect(extended({}, [hourly], hourly.span.until)?.booking.asked).toEqual({
      ...asked,
      endAt: midnight('14'),
    });
  });

  it.each<[string, Partial<Line>, Booking[]]>([
    ['a good that does not', { good: { ...good, autoExtend: false } }, [one]],
    ['a good that is gone', { good: { ...good, deleted: true } }, [one]],
    ['what is not late', { now: midnight('13') - 1 }, [one]],
    ['what is back', {}, [{ ...one, returnedAt: midnight('12') }]],
    ['what is not in the line', {}, [booked('other', '10', '12')]],
    ['what somebody else has from then on', {}, [one, booked('next', '13', '13')]],
  ])('changes nothing of %s', (_, about, bookings) => {
    expect(extended(about, bookings)).toBeNull();
  });

  it('changes nothing of what ends at another moment by now', () => {
    expect(extended({}, [one], midnight('12'))).toBeNull();
  });

  it('leaves room to others where there are more units', () => {
    const two = { ...good, quantity: 2 };
    expect(extended({ good: two }, [one, booked('next', '13', '13')])?.booking.asked).toEqual(
      days('10', '13'),
    );
  });

  it('asks for no room in the past: what ends over others before now needs none', () => {
    const past = booked('past', '12', '12', { id: 'past', returnedAt: midnight('13') - HOUR });
    expect(extended({}, [one, past])?.booking.asked).toEqual(days('10', '13'));
  });
});

describe('when a booking begins and something is late', () => {
  const late = booked('late', '10', '12');
  const next = booked('next', '13', '14');
  const start = midnight('13');
  const back = { quantity: 1, claim: next.claim, returnedAt: start, awaitsReceipt: false, receivedAt: null };
  const delayed = (bookings: Booking[], about: Partial<Line> = {}, at = start) =>
    delayBookings(line(start, bookings, about), at).map(({ kind, booking }) => [
      kind,
      booking.id,
      booking.asked,
    ]);

  it('it moves to the next open day, and those behind as far as they must', () => {
    expect(delayed([late, next])).toEqual([['delayed', 'next', days('14', '15')]]);
    expect(delayed([late, next, booked('last', '15', '15')])).toEqual([
      ['delayed', 'next', days('14', '15')],
      ['delayed', 'last', days('16', '16')],
    ]);
    expect(delayed([late, next], { lender: { ...LENDER, closedDates: ['2027-01-14'] } })).toEqual([
      ['delayed', 'next', days('15', '16')],
    ]);
  });

  it('nobody moves where nothing is late, or the lender wants nobody moved', () => {
    expect(delayed([{ ...late, returnedAt: midnight('12') }, next])).toEqual([]);
    expect(delayed([late, next], { lender: { ...LENDER, disableAutoDelay: true } })).toEqual([]);
    expect(delayed([late, next], { good: { ...GOOD, quantity: 2 } })).toEqual([]);
  });

  it('nobody moves who begins at another moment, has it already, or brought it back', () => {
    expect(delayed([late, next], {}, midnight('14'))).toEqual([]);
    expect(delayed([late, { ...next, handedOverAt: start }])).toEqual([]);
    expect(delayed([late, { ...next, returnedAt: start }])).toEqual([]);
    expect(delayed([late, { ...next, quantity: 2, parts: [back] }])).toEqual([]);
    expect(delayed([late, { ...next, live: false }])).toEqual([]);
    expect(delayed([late, next], { now: midnight('15') })).toEqual([]);
    expect(delayed([late, next], { now: start - 1 })).toEqual([]);
  });

  it('the oldest get what is there', () => {
    const good = { ...GOOD, quantity: 2 };
    const young = { ...next, id: 'young', createdAt: next.createdAt + 1 };
    expect(delayed([late, young, next], { good })).toEqual([['delayed', 'young', days('14', '15')]]);
    const twin = { ...next, id: 'zwin' };
    expect(delayed([late, twin, next], { good })).toEqual([['delayed', 'zwin', days('14', '15')]]);
    expect(delayed([late, next, twin], { good })).toEqual([['delayed', 'zwin', days('14', '15')]]);
    // A booking of more units than available leaves them to the next.
    const many = { ...next, id: 'many', quantity: 2, createdAt: 0 };
    expect(delayed([late, many, young], { good }).map(([, id]) => id)).toEqual(['many']);
  });

  it('what is held for somebody at this moment is not there', () => {
    const good = { ...GOOD, quantity: 2 };
    const held = (from: string, until: string) =>
      heldFor({
        claim: { from: midnight(from), until: midnight(until) },
        quantity: 1,
      });
    expect(delayed([late, next], { good, kept: [held('13', '14')] })).toEqual([
      ['delayed', 'next', days('14', '15')],
    ]);
    expect(delayed([late, next], { good, kept: [held('14', '15')] })).toEqual([]);
  });

  it('nobody moves where the chain is too long, and each that found nothing is told of', () => {
    const lender = { ...LENDER, disabledDaysIndexes: [0, 1, 2, 3, 4, 5, 6] };
    expect(delayed([late, next], { lender })).toEqual([['not_delayed', 'next', days('13', '14')]]);
  });
});

describe('a booking that is moved', () => {
  const moved = (booking: Booking, asked: Booking['asked']) =>
    movedInLine(booking, { id: booking.id, asked }, midnight('09')).booking;

  it('keeps the days that it was extended by, and tells where it began at first', () => {
    const extended = { ...booked('one', '10', '12'), agreedUntil: midnight('12') };
    expect(moved(extended, days('14', '16'))).toMatchObject({
      ...{ asked: days('14', '16'), span: { from: midnight('14'), until: midnight('17') } },
      ...{ claim: { from: midnight('14'), until: midnight('17') }, agreedUntil: midnight('16') },
      ...{ delayedFrom: midnight('10'), version: 2 },
    });
    expect(moved({ ...extended, delayedFrom: 7 }, days('14', '16')).delayedFrom).toBe(7);
  });

  it('by the hour keeps the time that it was extended by', () => {
    const hours = (startAt: number, endAt: number) => ({ unit: 'hour', startAt, endAt }) as const;
    const one = { ...bookingOf(hours(midnight('10'), midnight('10') + 2 * HOUR)), agreedUntil: 5 };
    const later = hours(midnight('10') + HOUR, midnight('10') + 3 * HOUR);
    expect(moved(one, later).agreedUntil).toBe(5 + HOUR);
    expect(moved({ ...one, asked: DAYS }, later).agreedUntil).toBe(5);
    expect(moved(one, DAYS).agreedUntil).toBe(5);
  });
});

it('the terms and the opening of a good are its own and its lender’s', () => {
  const good = { ...GOOD, isHourly: true, maxDays: 3, marginDays: 1, isExclusive: true };
  expect(termsOf(good, LENDER)).toEqual({
    ...{ zone: ZONE, quantity: 3, isHourly: true, maxDays: 3, marginDays: 1, isExclusive: true },
  });
  const holidays = new Set(['2027-01-01']);
  const lender = { ...LENDER, disabledDaysIndexes: [1], closedDates: ['2027-01-02'], holidays };
  expect(openingOf({ ...good, lentFrom: '2027-01-03', lentTo: '2027-01-04' }, lender)).toEqual({
    ...{ disabledWeekdays: [1], closedDates: ['2027-01-02'], holidays, lentFrom: '2027-01-03' },
    ...{ lentTo: '2027-01-04', daysAhead: 0 },
  });
});
