import type { Verdict } from '@kashikari/kernel';
import {
  bookingContextOf,
  bookingOf,
  BORROWER,
  GOOD,
  LENDER,
  noon,
  type BookingContextParts,
} from '../../test/booking-contexts';
import type { Booking } from './booking';
import { digestOf } from './cascade-digest';
import { daysThatFit, extendOver } from './extend-over';
import type { Line } from './line';

const days = (from: string, to: string) =>
  ({ unit: 'day', startDate: `2027-01-${from}`, endDate: `2027-01-${to}` }) as const;
const booked = (id: string, from: string, to: string, about: Partial<Booking> = {}): Booking => ({
  ...bookingOf(days(from, to)),
  id,
  ...about,
});
const ONE = booked('one', '10', '12');
const NOW = noon('2027-01-11');
const good = { ...GOOD, quantity: 1 };
const line = (...others: Booking[]): Line => ({
  ...{ good, lender: LENDER, bookings: [ONE, ...others], kept: [], waiting: [], now: NOW },
});
const context = (parts: BookingContextParts = {}) => bookingContextOf({ booking: ONE, good, ...parts });
const codeOf = (verdict: Verdict<unknown>) => (verdict.ok ? 'ok' : verdict.refusal.code);

describe('a manager’s extension over those behind', () => {
  it('moves who has not begun, each as far as it must', () => {
    const next = booked('next', '13', '13');
    const verdict = extendOver(context(), { days: 1 }, line(next, booked('last', '15', '15')));
    expect(verdict).toMatchObject({
      ok: true,
      value: {
        extended: { kind: 'extended', booking: { asked: days('10', '13') } },
        moves: [{ before: next, change: { kind: 'delayed', booking: { asked: days('14', '14') } } }],
      },
    });
    expect(verdict.ok && verdict.value.moves).toHaveLength(1);
  });

  it('moves nobody where there is room', () => {
    expect(extendOver(context(), { days: 1 }, line())).toMatchObject({ ok: true, value: { moves: [] } });
  });

  it('is refused over what is out or late, as any extension', () => {
    const two = { ...line(), good: { ...good, quantity: 2 } };
    const out = { ...two, bookings: [ONE, booked('a', '10', '14'), booked('b', '10', '14')] };
    expect(codeOf(extendOver(context(), { days: 1 }, out))).toBe('booking.on_loan');
    expect(codeOf(extendOver(context({ caller: BORROWER }), { days: 1 }, line()))).toBe(
      'booking.manager_only',
    );
    expect(codeOf(extendOver(context(), { days: 0 }, line()))).toBe('booking.range');
  });

  it('is refused where somebody would be moved too far, and says how far that is', () => {
    expect(extendOver(context(), { days: 60 }, line(booked('next', '13', '13')))).toMatchObject({
      refusal: {
        code: 'booking.unavailable',
        params: { why: 'too_far', most: 50, farthest_days: 31 },
      },
    });
  });
});

describe('the days by which it could be extended without moving anybody', () => {
  it('end where somebody else begins, or where more are not asked for', () => {
    expect(daysThatFit(context(), 9, line(booked('next', '16', '16')))).toBe(3);
    expect(daysThatFit(context(), 2, line(booked('next', '16', '16')))).toBe(2);
    expect(daysThatFit(context(), 9, line(booked('next', '13', '13')))).toBe(0);
    expect(daysThatFit(context(), 9, line())).toBe(9);
  });

  it('count from its end also where that is past', () => {
    const now = noon('2027-01-15');
    const late = { ...line(booked('next', '18', '18')), now };
    expect(daysThatFit(context({ now }), 9, late)).toBe(5);
  });

  it('end with what a borrower may extend by', () => {
    const borrower = context({ caller: BORROWER, lender: { extendableDays: 2 } });
    expect(daysThatFit(borrower, 9, line())).toBe(2);
  });
});

describe('what a preview promised', () => {
  const digest = (by: number, ...others: Booking[]) => {
    const verdict = extendOver(context(), { days: by }, line(...others));
    return verdict.ok ? digestOf(verdict.value) : '';
  };
  const next = booked('next', '13', '13');

  it('is the same letters for the same bookings, versions and instants', () => {
    expect(digest(1, next)).toBe(digest(1, next));
    expect(digest(1, next)).toMatch(/^[0-9a-f]{16}$/);
  });

  it('is other letters where anything of it is different', () => {
    const all = [
      digest(1, next),
      digest(2, next),
      digest(1),
      digest(1, { ...next, id: 'other' }),
      digest(1, { ...next, version: 2 }),
      digest(1, booked('next', '13', '14')),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('are the letters that FNV-1a gives, so that a preview holds across an upgrade', () => {
    const change = { kind: 'extended', booking: ONE } as const;
    // The digest of [["one",1,1799506800000,1799766000000]], computed independently.
    expect(digestOf({ extended: change, moves: [] })).toBe('44a7d86921649a0c');
  });
});
