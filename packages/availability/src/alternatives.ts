import { addDays, containsInstant, type Refusal, refuse, type Verdict } from '@kashikari/kernel';
import { durationOf, type BookingRange } from './booking-range';
import { checkRange, refusalsOfOpening } from './check-range';
import { claimOf } from './claim';
import { canHave, nearestFree, NEAREST_WITHIN_DAYS, type NearestFreeInput } from './nearest-free';
import { quarterFloor } from './quarter-hour';
import { fits, freeOver } from './room';

const DAY_MS = 86_400_000;

/** Ranges that can be booked instead of a refused one. */
export interface Alternatives {
  /** The nearest ranges of the same length, or of the maximum length if more was requested. */
  readonly before: BookingRange | null;
  readonly after: BookingRange | null;
  /** The longest bookable range with the requested start; null if the requested range is within the limit. */
  readonly longest: BookingRange | null;
  /** Units free over the whole requested range, at least 0. */
  readonly free: number;
}

/**
 * Returns all refusals of a range, in the order in which booking reports them; empty if the range can be booked. A
 * range of invalid form (`booking.range`, `booking.in_the_past`, `booking.quarter_hour`) has no other refusal.
 */
export function refusalsOf(input: NearestFreeInput): readonly Refusal[] {
  const { asked, terms, opening, now } = input;
  const range = checkRange(asked, terms, now);
  if (!range.ok && range.refusal.code !== 'booking.max_days') return [range.refusal];
  return [
    ...(range.ok ? [] : [range.refusal]),
    ...(input.passesOverOpening ? [] : refusalsOfOpening(asked, opening, terms.zone, now)),
    ...refusalOfRoom(input),
  ];
}

/** Returns the alternatives to a range, found by the same rules as a booking. */
export function alternativesOf(input: NearestFreeInput): Alternatives {
  const asked = clipped(input);
  const free = freeOf(input);
  if (input.quantity > input.terms.quantity) return { before: null, after: null, longest: null, free };
  const longest = asked === input.asked ? null : longestFrom({ ...input, asked });
  return { ...nearestFree({ ...input, asked }), longest, free };
}

function freeOf(input: NearestFreeInput): number {
  const { terms, occupants } = input;
  if (terms.isExclusive && occupants.some(({ open }) => open)) return 0;
  const { parts, containsNow } = needOf(input);
  return freeOver(parts, occupants, terms.quantity, containsNow);
}

function needOf({ asked, terms, now, quantity }: NearestFreeInput) {
  const { span, claim } = claimOf(asked, terms, now);
  return { parts: [claim], quantity, containsNow: containsInstant(span, now) };
}

function refusalOfRoom(input: NearestFreeInput): readonly Refusal[] {
  const { terms, occupants, quantity } = input;
  const verdict: Verdict<unknown> =
    quantity > terms.quantity
      ? refuse('booking.quantity', { max: terms.quantity }, 'quantity')
      : fits(needOf(input), occupants, terms);
  return verdict.ok ? [] : [verdict.refusal];
}

/** The range itself, or the longest allowed from its start where it is too long. */
function clipped({ asked, terms: { maxDays } }: NearestFreeInput): BookingRange {
  if (maxDays === null) return asked;
  if (asked.unit === 'day') {
    if (durationOf(asked) <= maxDays) return asked;
    return { ...asked, endDate: addDays(asked.startDate, maxDays - 1) };
  }
  const latest = asked.startAt + maxDays * DAY_MS;
  return asked.endAt <= latest ? asked : { ...asked, endAt: latest };
}

/** Returns the longest bookable range with the start of `asked`, up to its end. */
function longestFrom(input: NearestFreeInput): BookingRange | null {
  return shorterOnes(input).find((range) => canHave(input, range).ok) ?? null;
}

/**
 * Lists shorter ranges, the longest first. Ranges by the day shrink by one day; ranges by the hour end where other
 * claims begin.
 */
function shorterOnes({ asked, occupants }: NearestFreeInput): BookingRange[] {
  if (asked.unit === 'day') {
    const days = Math.min(durationOf(asked), NEAREST_WITHIN_DAYS);
    return Array.from({ length: days }, (_, less) => ({ ...asked, endDate: addDays(asked.endDate, -less) }));
  }
  const ends = occupants
    .map(({ claim }) => quarterFloor(claim.from))
    .filter((end) => end > asked.startAt && end < asked.endAt)
    .sort((one, other) => other - one);
  return [asked.endAt, ...ends].map((endAt) => ({ ...asked, endAt }));
}
