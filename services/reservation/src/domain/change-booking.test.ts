import { claimOf, type BookingRange } from '@kashikari/availability';
import { contains, startOfDay } from '@kashikari/kernel';
import fc from 'fast-check';
import {
  bookingOf,
  BORROWER,
  HOUR,
  noon,
  bookingContextOf,
  ZONE,
  type BookingContextParts,
} from '../../test/booking-contexts';
import { cancelBooking } from './cancel-booking';
import { extendBooking, type Extension } from './extend-booking';
import { handOverBooking } from './hand-over-booking';
import { receiveBooking } from './receive-booking';
import { returnBooking } from './return-booking';
import { revertReturn } from './revert-return';
import type { Change } from './booking-context';
import { updateBooking, type BookingPatch } from './update-booking';
import type { Verdict } from '@kashikari/kernel';

const codeOf = (verdict: Verdict<Change>) => (verdict.ok ? 'ok' : verdict.refusal.code);
const valueOf = (verdict: Verdict<Change>): Change => {
  if (!verdict.ok) throw new Error(verdict.refusal.code);
  return verdict.value;
};
const day = (date: string) => startOfDay(date, ZONE);
const days = (startDate: string, endDate: string): BookingRange => ({ unit: 'day', startDate, endDate });

describe('cancelling', () => {
  const cancel = (parts: BookingContextParts) => codeOf(cancelBooking(bookingContextOf(parts)));

  it('is possible for the borrower until the start, to the millisecond', () => {
    const start = day('2027-01-10');
    expect(cancel({ caller: BORROWER, now: start - 1 })).toBe('ok');
    expect(cancel({ caller: BORROWER, now: start })).toBe('booking.started');
  });

  it('says what else is possible, and not the very thing that it refuses', () => {
    const parts = { caller: BORROWER, lender: { manageHandOver: true }, now: day('2027-01-10') };
    const verdict = cancelBooking(bookingContextOf(parts));
    const allowed = [
      ...['update', 'extend', 'hand_over', 'open_dispute', 'close_dispute', 'prepare', 'revert_prepare'],
    ];
    expect(verdict).toMatchObject({ refusal: { code: 'booking.started', params: { allowed } } });
  });

  it('is possible for managers until it is out', () => {
    const lender = { manageHandOver: true };
    expect(cancel({ lender, now: noon('2027-01-11') })).toBe('ok');
    expect(cancel({ lender, caller: BORROWER, now: noon('2027-01-11') })).toBe('booking.started');
    expect(cancel({ lender, booking: { handedOverAt: noon('2027-01-10') } })).toBe('booking.started');
  });

  it('is only for managers where borrowers may not manage their bookings', () => {
    const parts = { caller: BORROWER, lender: { allowManageByUser: false }, now: noon('2027-01-09') };
    expect(cancel(parts)).toBe('booking.manager_only');
  });

  it('frees the claim', () => {
    const { booking, need } = valueOf(cancelBooking(bookingContextOf({ now: noon('2027-01-09') })));
    expect([booking.live, need]).toEqual([false, undefined]);
  });
});

describe('returning', () => {
  it('never makes the claim longer, and needs no room', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 24 * 30 }), fc.integer({ min: 0, max: 4 }), (hours, margin) => {
        const booking = bookingOf(days('2027-01-10', '2027-01-12'), margin);
        const now = booking.span.from + hours * HOUR;
        const change = valueOf(returnBooking(bookingContextOf({ booking, now })));
        expect(contains(booking.claim, change.booking.claim)).toBe(true);
        expect(change.need).toBeUndefined();
      }),
    );
  });

  it('is only for managers where the lender says so', () => {
    const lender = { allowReturnByBorrower: false };
    expect(codeOf(returnBooking(bookingContextOf({ caller: BORROWER, lender })))).toBe(
      'booking.manager_only',
    );
    expect(codeOf(returnBooking(bookingContextOf({ lender })))).toBe('ok');
  });

  it('by a borrower leaves the claim until a manager has received it, where that is asked', () => {
    const parts = { good: { confirmationUponReturn: true }, caller: BORROWER };
    const first = valueOf(returnBooking(bookingContextOf(parts))).booking;
    expect([first.awaitsReceipt, first.claim]).toEqual([true, bookingOf().claim]);
    const now = noon('2027-01-11') + HOUR;
    const then = valueOf(receiveBooking(bookingContextOf({ booking: first, now }))).booking;
    expect([then.awaitsReceipt, then.receivedAt, then.claim.until]).toEqual([false, now, now]);
    expect(then.returnedAt).toBe(noon('2027-01-11'));
  });
});

describe('taking a return back', () => {
  const returned = (now: number) => valueOf(returnBooking(bookingContextOf({ now }))).booking;

  it('asks for what the return gave away', () => {
    const booking = returned(noon('2027-01-11'));
    const change = valueOf(revertReturn(bookingContextOf({ booking, now: noon('2027-01-11') + HOUR })));
    expect(change.booking.claim).toEqual(bookingOf().claim);
    expect(change.need).toEqual({
      parts: [{ from: noon('2027-01-11'), until: day('2027-01-13') }],
      quantity: 1,
      containsNow: true,
    });
  });

  it('after the end asks whether it is really still gone: its units are overdue at once', () => {
    const now = noon('2027-01-14');
    const change = valueOf(revertReturn(bookingContextOf({ booking: returned(noon('2027-01-13')), now })));
    expect(change.need).toEqual({ parts: [{ from: now, until: now + 1 }], quantity: 1, containsNow: true });
  });

  it('asks who else has it even where the return freed nothing', () => {
    const booking = { returnedAt: noon('2027-01-11'), awaitsReceipt: true };
    const change = valueOf(revertReturn(bookingContextOf({ booking, now: noon('2027-01-11') + HOUR })));
    expect(change.need).toEqual({ parts: [], quantity: 1, containsNow: true });
  });

  it('is only for managers once they have received it', () => {
    const booking = { ...returned(noon('2027-01-11')), receivedAt: noon('2027-01-11') };
    expect(codeOf(revertReturn(bookingContextOf({ booking, caller: BORROWER })))).toBe(
      'booking.manager_only',
    );
  });
});

describe('handing over', () => {
  const handOver = (parts: BookingContextParts) => codeOf(handOverBooking(bookingContextOf(parts)));
  const lender = { manageHandOver: true };

  it('is only where the lender manages it, and not before the start', () => {
    expect(handOver({})).toBe('booking.hand_over_not_managed');
    expect(handOver({ lender, now: day('2027-01-10') - 1 })).toBe('booking.not_started');
    expect(handOver({ lender, now: day('2027-01-10') })).toBe('ok');
  });

  it('is for borrowers where the lender lets them', () => {
    expect(handOver({ lender, caller: BORROWER })).toBe('booking.manager_only');
    expect(handOver({ lender: { ...lender, allowHandOverByUser: true }, caller: BORROWER })).toBe('ok');
  });
});

describe('extending', () => {
  const extend = (by: Extension, parts: BookingContextParts = {}) =>
    extendBooking(bookingContextOf(parts), by);
  const borrower = { caller: BORROWER, lender: { extendableDays: 3 } };

  it('asks for all that is still to come, with its margin', () => {
    const change = valueOf(extend({ days: 2 }, { booking: bookingOf(days('2027-01-10', '2027-01-12'), 1) }));
    expect(change.need?.parts).toEqual([{ from: noon('2027-01-11'), until: day('2027-01-16') }]);
    expect(change.booking.asked).toEqual(days('2027-01-10', '2027-01-14'));
  });

  it('lets a borrower have the extendable days in all, and not one more', () => {
    const codes = [2, 3, 4].map((by) => codeOf(extend({ days: by }, borrower)));
    expect(codes).toEqual(['ok', 'ok', 'booking.not_extendable']);
    const once = valueOf(extend({ days: 2 }, borrower)).booking;
    expect([1, 2].map((by) => codeOf(extend({ days: by }, { ...borrower, booking: once })))).toEqual([
      'ok',
      'booking.not_extendable',
    ]);
  });

  it('lets managers extend freely', () => {
    expect(codeOf(extend({ days: 30 }))).toBe('ok');
  });

  it('counts a borrower’s items again, as a move does, and not a manager’s', () => {
    expect(valueOf(extend({ days: 1 }, borrower)).recountsLimit).toBe(true);
    expect(valueOf(extend({ days: 1 })).recountsLimit).toBe(false);
  });

  it('goes by the extendable days alone: the longest time is that of a new booking', () => {
    expect(codeOf(extend({ days: 3 }, { ...borrower, good: { maxDays: 3 } }))).toBe('ok');
  });

  it('is refused to a borrower who could not book the good any more', () => {
    const gone = { ...borrower, caller: { ...BORROWER, borrowerMayBook: false } };
    expect(codeOf(extend({ days: 1 }, gone))).toBe('booking.not_a_member');
  });

  it('does not let a borrower bring it back on a closed day', () => {
    const lender = { extendableDays: 3, closedDates: ['2027-01-13'] };
    expect(codeOf(extend({ days: 1 }, { caller: BORROWER, lender }))).toBe('booking.closed_date');
    expect(codeOf(extend({ days: 2 }, { caller: BORROWER, lender }))).toBe('ok');
  });

  it('must end in the future', () => {
    expect(codeOf(extend({ days: 1 }, { now: noon('2027-01-14') }))).toBe('booking.in_the_past');
    expect(codeOf(extend({ days: 2 }, { now: noon('2027-01-14') }))).toBe('ok');
  });

  it('takes a new end that is the end of a day', () => {
    expect(valueOf(extend({ endAt: day('2027-01-14') })).booking.asked).toEqual(
      days('2027-01-10', '2027-01-13'),
    );
    expect(codeOf(extend({ endAt: noon('2027-01-14') }))).toBe('booking.range');
    expect(codeOf(extend({ endAt: day('2027-01-13') }))).toBe('booking.range');
  });

  it('by hour, counts the time elapsed against the days', () => {
    const now = noon('2027-01-11');
    const asked: BookingRange = { unit: 'hour', startAt: now, endAt: now + HOUR };
    const parts = { booking: bookingOf(asked), caller: BORROWER, lender: { extendableDays: 1 }, now };
    expect(codeOf(extend({ endAt: now + 25 * HOUR }, parts))).toBe('ok');
    expect(codeOf(extend({ endAt: now + 25 * HOUR + 15 * 60_000 }, parts))).toBe('booking.not_extendable');
    expect(codeOf(extend({ endAt: now + 2 * HOUR + 1 }, parts))).toBe('booking.quarter_hour');
  });
});

describe('changing', () => {
  const update = (patch: BookingPatch, parts: BookingContextParts = {}) =>
    updateBooking(bookingContextOf(parts), patch);
  const before = { now: noon('2027-01-06') };

  it('asks for the whole of the new range', () => {
    const change = valueOf(update({ asked: days('2027-01-11', '2027-01-14') }, before));
    expect(change.need?.parts).toEqual([{ from: day('2027-01-11'), until: day('2027-01-15') }]);
    expect(change.booking.agreedUntil).toBe(day('2027-01-15'));
  });

  it('asks for the whole claim when more units are wanted', () => {
    const change = valueOf(update({ quantity: 2 }, before));
    expect(change.need).toMatchObject({ parts: [bookingOf().claim], quantity: 2 });
    expect(codeOf(update({ quantity: 4 }, before))).toBe('booking.quantity');
  });

  it('asks for nothing when it gets smaller', () => {
    expect(valueOf(update({ asked: days('2027-01-11', '2027-01-12') }, before)).need).toBeUndefined();
    expect(valueOf(update({ quantity: 1, memo: 'x' }, before)).need).toBeUndefined();
  });

  it('makes shorter what has begun, and moves it no more', () => {
    expect(codeOf(update({ asked: days('2027-01-10', '2027-01-11') }))).toBe('ok');
    expect(codeOf(update({ asked: days('2027-01-10', '2027-01-10') }))).toBe('booking.started');
    expect(codeOf(update({ asked: days('2027-01-10', '2027-01-13') }))).toBe('booking.started');
    expect(codeOf(update({ quantity: 2 }))).toBe('booking.started');
  });

  it('keeps the zone and margin in which it was made, and asks for the longest time of today', () => {
    const booking = bookingOf(days('2027-01-10', '2027-01-12'), 2);
    const moved = valueOf(
      update({ asked: days('2027-01-20', '2027-01-20') }, { ...before, booking, good: { marginDays: 0 } }),
    );
    expect(moved.booking.claim).toEqual(
      claimOf(days('2027-01-20', '2027-01-20'), { zone: ZONE, marginDays: 2 }, before.now).claim,
    );
    expect(
      codeOf(update({ asked: days('2027-01-20', '2027-01-23') }, { ...before, good: { maxDays: 3 } })),
    ).toBe('booking.max_days');
  });

  it('leaves the dates to managers where borrowers may not manage, but the memo to the borrower', () => {
    const parts = { ...before, caller: BORROWER, lender: { allowManageByUser: false } };
    expect(codeOf(update({ quantity: 2 }, parts))).toBe('booking.manager_only');
    expect(codeOf(update({ memo: 'after school' }, parts))).toBe('ok');
  });

  it('refuses a version that somebody else has changed since', () => {
    expect(codeOf(update({ memo: 'x', ifVersion: 2 }, before))).toBe('stale');
    expect(codeOf(update({ memo: 'x', ifVersion: 1 }, before))).toBe('ok');
  });
});
