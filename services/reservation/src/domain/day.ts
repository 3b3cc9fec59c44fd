import {
  addDays,
  dayOf,
  daysBetween,
  refuse,
  allow,
  startOfDay,
  type Day,
  type Verdict,
} from '@kashikari/kernel';
import type { Booking } from './booking';
import { isOut, phaseOf, type Phase } from './state';

/** The parts of a lender's day, in the order in which a booking is looked for in them. */
export const DAY_PARTS = ['late', 'check', 'due', 'starts', 'settled'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** Range of days that can be requested, relative to the lender's today. */
const DAYS_BACK = 7;
const DAYS_AHEAD = 31;

/** Days after the day whose starts and returns are counted. */
export const WEEK = 7;

/** The fields of a booking that decide its part of the day. */
export interface DayBooking extends Pick<
  Booking,
  'id' | 'lenderId' | 'span' | 'handedOverAt' | 'returnedAt' | 'cancelledAt'
> {
  /** Its borrower has returned it, or a part of it, and no manager has confirmed that. */
  readonly awaitsReceipt: boolean;
  readonly inDispute: boolean;
  /** More units of its good are claimed than there are, this booking's among them. */
  readonly overcommitted: boolean;
}

/** A day in a lender's zone, `[from, until)`, epoch milliseconds. */
export interface LendersDay {
  readonly lenderId: string;
  readonly date: Day;
  readonly from: number;
  readonly until: number;
  readonly isToday: boolean;
  readonly managesHandOver: boolean;
}

/** The fields of a lender that its day depends on. */
export interface DayLender {
  readonly id: string;
  readonly zone: string;
  readonly managesHandOver: boolean;
}

export function lendersDay({ id, zone, managesHandOver }: DayLender, date: Day, now: number): LendersDay {
  const [from, until] = [startOfDay(date, zone), startOfDay(addDays(date, 1), zone)];
  return { lenderId: id, date, from, until, isToday: from <= now && now < until, managesHandOver };
}

/**
 * Returns the requested day for all lenders, or each lender's today. Refuses a day that is too far from today in every
 * lender's zone.
 */
export function daysOf(
  lenders: readonly DayLender[],
  asked: Day | undefined,
  now: number,
): Verdict<LendersDay[]> {
  const todays = lenders.map(({ zone }) => dayOf(now, zone)).sort();
  const [first, last] = [todays[0], todays.at(-1)];
  if (asked !== undefined && first !== undefined && last !== undefined) {
    const tooFar = daysBetween(first, asked) < -DAYS_BACK || daysBetween(last, asked) > DAYS_AHEAD;
    if (tooFar) {
      const params = { from: addDays(first, -DAYS_BACK), to: addDays(last, DAYS_AHEAD) };
      return refuse('validation.range', params, 'date');
    }
  }
  return allow(lenders.map((lender) => lendersDay(lender, asked ?? dayOf(now, lender.zone), now)));
}

/**
 * The first part of the day in which a booking fits; null if it has no place on that day. Lateness and checks belong to
 * today alone. On other days a booking is out if it is open and began before that day.
 */
export function partOf(booking: DayBooking, day: LendersDay, now: number): DayPart | null {
  const phase = phaseOf(booking, now, day.managesHandOver);
  if (day.isToday && phase === 'overdue') return 'late';
  if (day.isToday && needsCheck(booking, phase)) return 'check';
  if (booking.cancelledAt !== null) return null;
  if (booking.returnedAt === null) {
    const { from, until } = booking.span;
    // An end at 24:00 belongs to the day before.
    const ends = until > day.from && until <= day.until;
    if (ends && (day.isToday ? isOut(phase) : from < day.from)) return 'due';
    const wentOut = day.managesHandOver && booking.handedOverAt !== null;
    if (contains(day, from) && !wentOut) return 'starts';
  }
  return contains(day, booking.returnedAt) || contains(day, booking.handedOverAt) ? 'settled' : null;
}

function needsCheck({ inDispute, overcommitted, awaitsReceipt }: DayBooking, phase: Phase): boolean {
  const isUnconfirmed = awaitsReceipt && phase !== 'cancelled';
  return inDispute || overcommitted || isUnconfirmed || phase === 'not_collected';
}

function contains({ from, until }: LendersDay, instant: number | null): boolean {
  return instant !== null && instant >= from && instant < until;
}

/**
 * Sort keys of each part, ascending: the longest late first, then by time. Settled bookings are in descending order of
 * settlement.
 */
const ORDER: Record<DayPart, (booking: DayBooking) => number> = {
  late: ({ span }) => span.until,
  check: ({ span }) => span.until,
  due: ({ span }) => span.until,
  starts: ({ span }) => span.from,
  settled: ({ returnedAt, handedOverAt }) => -Math.max(returnedAt ?? 0, handedOverAt ?? 0),
};

/** The bookings of each part, in its order. */
export function partsOf(
  bookings: readonly DayBooking[],
  days: readonly LendersDay[],
  now: number,
): Record<DayPart, DayBooking[]> {
  const parts: Record<DayPart, DayBooking[]> = { late: [], check: [], due: [], starts: [], settled: [] };
  const dayOfLender = new Map(days.map((day) => [day.lenderId, day]));
  for (const booking of bookings) {
    const part = partOf(booking, dayOfLender.get(booking.lenderId)!, now);
    if (part) parts[part].push(booking);
  }
  for (const part of DAY_PARTS) {
    const key = ORDER[part];
    parts[part].sort((a, b) => key(a) - key(b) || (a.id < b.id ? -1 : 1));
  }
  return parts;
}
