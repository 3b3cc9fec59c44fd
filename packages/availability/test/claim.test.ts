import { startOfDay } from '@kashikari/kernel';
import fc from 'fast-check';
import { claimAfterReturn, claimOf, fits, type Occupant } from '../src';

const zone = 'Asia/Tokyo';
const long = startOfDay('2026-12-01', zone);
const oneOf = { quantity: 1, isExclusive: false };

function occupantOn(startDate: string, endDate: string, marginDays: number): Occupant {
  const { claim } = claimOf({ unit: 'day', startDate, endDate }, { zone, marginDays }, long);
  return { claim, quantity: 1, open: true, out: false, overdue: false };
}

function bookable(day: string, marginDays: number, others: Occupant[], now = long): boolean {
  const { span, claim } = claimOf({ unit: 'day', startDate: day, endDate: day }, { zone, marginDays }, now);
  const containsNow = span.from <= now && now < span.until;
  return fits({ parts: [claim], quantity: 1, containsNow }, others, oneOf).ok;
}

describe('the claim of a booking by day', () => {
  it('closes the 8th to the 12th for a booking on the 10th with a margin of two days', () => {
    const others = [occupantOn('2027-01-10', '2027-01-10', 2)];
    const days = ['07', '08', '09', '10', '11', '12', '13'].map((day) =>
      bookable(`2027-01-${day}`, 2, others),
    );
    expect(days).toEqual([true, false, false, false, false, false, true]);
  });

  it('carries one margin, after it', () => {
    const { claim, locked } = claimOf(
      { unit: 'day', startDate: '2027-01-10', endDate: '2027-01-11' },
      { zone, marginDays: 2 },
      long,
    );
    expect(claim).toEqual({ from: startOfDay('2027-01-10', zone), until: startOfDay('2027-01-14', zone) });
    expect(locked).toEqual({ from: startOfDay('2027-01-08', zone), until: startOfDay('2027-01-14', zone) });
  });

  it('begins now when it begins today: back in the morning, out in the afternoon', () => {
    const noon = startOfDay('2027-01-10', zone) + 12 * 3_600_000;
    const morning = occupantOn('2027-01-10', '2027-01-10', 0);
    const returned = {
      ...morning,
      open: false,
      claim: claimAfterReturn(morning.claim, noon - 60_000, { zone, marginDays: 0 }),
    };
    expect(bookable('2027-01-10', 0, [morning], noon)).toBe(false);
    expect(bookable('2027-01-10', 0, [returned], noon)).toBe(true);
  });
});

describe('the claim after a return', () => {
  const margin = { zone, marginDays: 2 };
  const booked = claimOf({ unit: 'day', startDate: '2027-01-10', endDate: '2027-01-15' }, margin, long).claim;

  it('ends when the margin after the day of the return is over', () => {
    const moment = startOfDay('2027-01-12', zone) + 9 * 3_600_000;
    expect(claimAfterReturn(booked, moment, margin).until).toBe(startOfDay('2027-01-15', zone));
  });

  it('never grows, however late the return', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 * 24 }),
        fc.integer({ min: 0, max: 5 }),
        (hours, marginDays) => {
          const moment = booked.from + hours * 3_600_000;
          const left = claimAfterReturn(booked, moment, { zone, marginDays });
          expect(left.from).toBe(booked.from);
          expect(left.until).toBeLessThanOrEqual(booked.until);
          expect(left.until).toBeGreaterThanOrEqual(left.from);
        },
      ),
    );
  });
});
