import type { BookingRange } from '@kashikari/availability';
import { startOfDay, type Verdict } from '@kashikari/kernel';
import {
  bookingContextOf,
  bookingOf,
  BORROWER,
  DAYS,
  HOUR,
  noon,
  ONLOOKER,
  ZONE,
  type BookingContextParts,
} from '../../test/booking-contexts';
import type { Change } from './booking-context';
import { extendBooking, mayExtend, type Extension } from './extend-booking';
import { updateBooking, type BookingPatch } from './update-booking';

const midnight = (date: string) => startOfDay(`2027-01-${date}`, ZONE);
const days = (from: string, to: string): BookingRange => ({
  ...{ unit: 'day', startDate: `2027-01-${from}`, endDate: `2027-01-${to}` },
});
const hours = (startAt: number, endAt: number): BookingRange => ({ unit: 'hour', startAt, endAt });
const refusalOf = (verdict: Verdict<Change>) => (verdict.ok ? undefined : verdict.refusal);
const codeOf = (verdict: Verdict<Change>) => refusalOf(verdict)?.code ?? 'ok';
const BEFORE = { now: noon('2027-01-06') };
const BORROWED = { ...BEFORE, caller: BORROWER };

describe('a change of a booking', () => {
  const update = (patch: BookingPatch, parts: BookingContextParts = {}) =>
    updateBooking(bookingContextOf(parts), patch);

  it('of the memo alone is a note, whatever else is sent as it was', () => {
    const noted = { kind: 'noted', booking: { memo: 'x', asked: DAYS, quantity: 1 } };
    expect(update({ memo: 'x' }, BEFORE)).toMatchObject({ value: noted });
    expect(update({ memo: 'x', asked: { ...DAYS }, quantity: 1 }, BEFORE)).toMatchObject({ value: noted });
    const start = noon('2027-01-10');
    const hourly = { ...BEFORE, booking: bookingOf(hours(start, start + HOUR)) };
    expect(update({ asked: hours(start, start + HOUR) }, hourly)).toMatchObject({ value: { kind: 'noted' } });
    expect(update({ asked: hours(start + HOUR, start + 2 * HOUR) }, hourly)).toMatchObject({
      value: { kind: 'updated' },
    });
    expect(update({ asked: hours(start, start + 2 * HOUR) }, hourly)).toMatchObject({
      value: { kind: 'updated' },
    });
  });

  it('keeps the memo where none is sent', () => {
    const booking = { memo: 'old' };
    expect(update({ quantity: 2 }, { ...BEFORE, booking })).toMatchObject({
      value: { kind: 'updated', booking: { memo: 'old', quantity: 2 } },
    });
  });

  it('of the dates asks for the borrower’s limit again, unless a manager makes it', () => {
    const asked = days('11', '12');
    expect(update({ asked }, BORROWED)).toMatchObject({ value: { recountsLimit: true } });
    expect(update({ asked }, BEFORE)).toMatchObject({ value: { recountsLimit: false } });
    expect(update({ quantity: 2 }, BORROWED)).toMatchObject({ value: { recountsLimit: false } });
  });

  it('of the dates is agreed, wherever it stood before', () => {
    expect(update({ asked: days('11', '12') }, { ...BEFORE, booking: { delayedFrom: 5 } })).toMatchObject({
      value: { booking: { delayedFrom: null, agreedUntil: midnight('13') } },
    });
  });

  it('asks for room where it wants more units, or a time that it does not have', () => {
    const need = { quantity: 2, parts: [bookingOf().claim], containsNow: false };
    expect(update({ quantity: 2 }, BEFORE)).toMatchObject({ value: { need } });
    const later = update({ asked: days('12', '13') }, { booking: { quantity: 2 }, ...BEFORE });
    expect(later).toMatchObject({
      value: { need: { quantity: 2, parts: [{ from: midnight('12'), until: midnight('14') }] } },
    });
    const two = { ...BEFORE, booking: { quantity: 2 } };
    expect(update({ quantity: 1 }, two)).not.toHaveProperty('value.need');
  });

  it('is of a whole number of units that there are', () => {
    expect(refusalOf(update({ quantity: 0 }, BEFORE))).toMatchObject({
      ...{ code: 'validation', params: { least: 1 }, field: 'quantity' },
    });
    expect(codeOf(update({ quantity: 3 }, BEFORE))).toBe('ok');
    expect(refusalOf(update({ quantity: 4 }, BEFORE))).toMatchObject({
      ...{ code: 'booking.quantity', params: { max: 3 }, field: 'quantity' },
    });
    // A good with fewer units by now can still be relieved.
    const many = { ...BEFORE, booking: { quantity: 6 } };
    expect(codeOf(update({ quantity: 5 }, many))).toBe('ok');
  });

  it('of the quantity ends with its start', () => {
    const start = midnight('10');
    expect(codeOf(update({ quantity: 2 }, { now: start - 1 }))).toBe('ok');
    expect(refusalOf(update({ quantity: 2 }, { now: start }))).toMatchObject({
      code: 'booking.started',
      params: { state: 'reserved' },
    });
  });

  it('of what has begun and was not handed over is for managers, where that is managed', () => {
    const parts = { lender: { manageHandOver: true }, now: noon('2027-01-11') };
    expect(codeOf(update({ asked: days('12', '14') }, parts))).toBe('ok');
    expect(codeOf(update({ asked: days('12', '14') }, { ...parts, caller: BORROWER }))).toBe(
      'booking.started',
    );
    const late = { ...parts, now: noon('2027-01-14') };
    expect(codeOf(update({ asked: days('15', '16') }, late))).toBe('ok');
    expect(codeOf(update({ asked: days('15', '16') }, { now: noon('2027-01-14') }))).toBe('booking.started');
  });

  it('makes what has begun shorter, to an end that is not past, without any more room', () => {
    const parts = { booking: { agreedUntil: midnight('11') } };
    const shorter = update({ asked: days('10', '11') }, parts);
    expect(shorter).toMatchObject({
      value: {
        kind: 'updated',
        booking: {
          ...{ asked: days('10', '11'), agreedUntil: midnight('11') },
          ...{ span: { from: midnight('10'), until: midnight('12') } },
          claim: { from: midnight('10'), until: midnight('12') },
        },
      },
    });
    expect(shorter).not.toHaveProperty('value.need');
    expect(update({ asked: days('10', '11') })).toMatchObject({
      value: { booking: { agreedUntil: midnight('12') } },
    });
    const end = { now: midnight('12') };
    expect(codeOf(update({ asked: days('10', '11') }, end))).toBe('booking.started');
    expect(codeOf(update({ asked: days('10', '11') }, { now: midnight('12') - 1 }))).toBe('ok');
    expect(codeOf(update({ asked: days('09', '11') }))).toBe('booking.started');
    expect(codeOf(update({ asked: hours(midnight('10'), midnight('11') + 18 * HOUR) }))).toBe(
      'booking.started',
    );
  });

  it('keeps to the rules of the lender where a borrower makes it', () => {
    const lender = { closedDates: ['2027-01-11'] };
    const asked = days('11', '12');
    expect(codeOf(update({ asked }, { ...BORROWED, lender }))).toBe('booking.closed_date');
    expect(codeOf(update({ asked }, { ...BEFORE, lender }))).toBe('ok');
    const gone = { ...BORROWED, caller: { ...BORROWER, borrowerMayBook: false } };
    expect(codeOf(update({ asked }, gone))).toBe('booking.not_a_member');
    expect(codeOf(update({ asked: days('12', '11') }, BEFORE))).toBe('booking.range');
  });

  it('stays in the unit in which it was made', () => {
    const start = noon('2027-01-10');
    expect(codeOf(update({ asked: hours(start, start + HOUR) }, BEFORE))).toBe('booking.range');
    const hourly = { ...BEFORE, booking: bookingOf(hours(start, start + HOUR)) };
    expect(codeOf(update({ asked: hours(start + HOUR, start + 2 * HOUR) }, hourly))).toBe('ok');
    expect(codeOf(update({ asked: days('10', '11') }, hourly))).toBe('booking.range');
  });

  it('is refused to who has no part in it, to a state that is over, and to who saw another version', () => {
    expect(codeOf(update({ memo: 'x' }, { ...BEFORE, caller: ONLOOKER }))).toBe('forbidden');
    expect(codeOf(update({ quantity: 2 }, { ...BEFORE, caller: ONLOOKER }))).toBe('forbidden');
    const back = { booking: { returnedAt: 1 } };
    expect(codeOf(update({ memo: 'x' }, back))).toBe('booking.already_returned');
    expect(codeOf(update({ quantity: 2 }, back))).toBe('booking.already_returned');
    expect(refusalOf(update({ memo: 'x', ifVersion: 2 }, BEFORE))).toMatchObject({ params: { version: 1 } });
  });
});

describe('an extension', () => {
  const extend = (by: Extension, parts: BookingContextParts = {}) =>
    extendBooking(bookingContextOf(parts), by);
  const start = noon('2027-01-11');
  const hourly = { booking: bookingOf(hours(start, start + HOUR)), now: start };

  it.each([0, -1, 1.5, 4_000])('is never of %d days', (by) => {
    expect(refusalOf(extend({ days: by }))).toMatchObject({
      ...{ code: 'booking.range', params: { least: 1 }, field: 'days' },
    });
  });

  it('by the hour may be of days, too, or to another quarter of an hour', () => {
    expect(extend({ days: 1 }, hourly)).toMatchObject({
      value: { booking: { asked: hours(start, start + 25 * HOUR) } },
    });
    expect(refusalOf(extend({ endAt: start + HOUR + 1 }, hourly))).toMatchObject({
      ...{ code: 'booking.quarter_hour', params: { minutes: 15 }, field: 'end_at' },
    });
    expect(extend({ endAt: start + 2 * HOUR }, hourly)).toMatchObject({
      value: { kind: 'extended', booking: { asked: hours(start, start + 2 * HOUR) } },
    });
  });

  it('ends later than it did, and says after when', () => {
    expect(refusalOf(extend({ endAt: midnight('13') }))).toMatchObject({
      params: { after: '2027-01-12T15:00:00.000Z' },
      field: 'end_at',
    });
    expect(refusalOf(extend({ endAt: midnight('14') + 1 }))).toMatchObject({
      ...{ code: 'booking.range', params: { unit: 'day' }, field: 'end_at' },
    });
    expect(refusalOf(extend({ days: 1 }, { now: midnight('14') }))).toMatchObject({
      ...{ code: 'booking.in_the_past', params: { now: '2027-01-13T15:00:00.000Z' }, field: 'end_at' },
    });
    expect(codeOf(extend({ days: 1 }, { now: midnight('14') - 1 }))).toBe('ok');
  });

  it('ends within ten years of today', () => {
    const least = (date: string) => extend({ endAt: startOfDay(date, ZONE) });
    expect(codeOf(least('2037-01-12'))).toBe('ok');
    expect(refusalOf(least('2037-01-13'))).toMatchObject({
      ...{ code: 'booking.range', params: { latest: '2037-01-11' }, field: 'end_at' },
    });
  });

  it('is not offered to a borrower who has had all the days, nor of what is back', () => {
    const parts = { caller: BORROWER, lender: { extendableDays: 2 } };
    const may = (booking: object) => mayExtend(bookingContextOf({ ...parts, booking }));
    expect(may({ agreedUntil: midnight('12') })).toEqual({ ok: true, value: null });
    expect(may({ agreedUntil: midnight('11') })).toMatchObject({
      refusal: { code: 'booking.not_extendable', params: { max: 2, extended: 2 } },
    });
    expect(may({ returnedAt: 1 })).toMatchObject({ refusal: { code: 'booking.already_returned' } });
  });

  it('keeps what the claim held already, and asks for nothing that is past', () => {
    const booking = { claim: { from: midnight('10'), until: midnight('20') } };
    expect(extend({ days: 1 }, { booking })).toMatchObject({
      value: {
        booking: { claim: { from: midnight('10'), until: midnight('20') } },
        need: { parts: [{ from: noon('2027-01-11'), until: midnight('20') }], containsNow: true },
      },
    });
    expect(extend({ days: 1 }, BEFORE)).toMatchObject({
      value: { need: { parts: [{ from: midnight('10'), until: midnight('14') }], containsNow: false } },
    });
    const late = { now: noon('2027-01-14') };
    expect(extend({ days: 3 }, late)).toMatchObject({
      value: { need: { parts: [{ from: midnight('13'), until: midnight('16') }], containsNow: true } },
    });
  });

  it('by a borrower ends where it has all the days that it may have, and says how many', () => {
    const parts = { caller: BORROWER, lender: { extendableDays: 1 } };
    const once = extend({ days: 1 }, parts);
    const booking = once.ok ? once.value.booking : {};
    expect(refusalOf(extend({ days: 1 }, { ...parts, booking }))).toMatchObject({
      ...{ code: 'booking.not_extendable', params: { max: 1, extended: 1 } },
    });
    expect(refusalOf(extend({ days: 2 }, parts))).toMatchObject({ params: { max: 1, extended: 0 } });
    expect(codeOf(extend({ days: 1 }, { ...parts, lender: { extendableDays: 0 } }))).toBe(
      'booking.not_extendable',
    );
    expect(codeOf(extend({ days: 1 }, { ...parts, caller: ONLOOKER }))).toBe('forbidden');
  });
});
