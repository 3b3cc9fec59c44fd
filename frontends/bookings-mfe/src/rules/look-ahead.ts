import type { ScheduleView } from '@kashikari/web-kit';
import {
  type BookingRange,
  type NearestFreeInput,
  canHave,
  claimOf,
  freeOver,
  refusalsOf,
  alternativesOf,
} from '@kashikari/availability';
import { type Refusal, addDays, containsInstant, dayOf } from '@kashikari/kernel';
import { occupantsOf, openingOf, termsOf } from './occupants';

/** The browser's prediction of the outcome of a booking before it is sent; the server decides. */
export interface LookAhead {
  readonly refusal: Refusal | null;
  /** All reasons, the one of `refusal` first. */
  readonly refusals: readonly Refusal[];
  /** Units free over the whole choice, beside what others hold. */
  readonly free: number;
  /** Days of the choice on which too few are left. */
  readonly clash: ReadonlySet<string>;
  /** The nearest ranges of the same length, or of the longest allowed one; null if the schedule contains none. */
  readonly before: BookingRange | null;
  readonly after: BookingRange | null;
  /** The longest available range from the same start, if the choice is too long. */
  readonly longest: BookingRange | null;
}

/** The result for a choice beyond any loaded schedule. */
export const NOTHING_KNOWN: LookAhead = {
  refusal: null,
  refusals: [],
  free: 0,
  clash: new Set(),
  before: null,
  after: null,
  longest: null,
};

/** Returns true if other bookings conflict, so that another good or the waiting list would help. */
export function isTaken(code: string | undefined): boolean {
  return ['booking.unavailable', 'booking.on_loan', 'booking.exclusive'].includes(code ?? '');
}

interface Question {
  readonly schedule: ScheduleView;
  readonly isExclusive: boolean;
  readonly asked: BookingRange;
  readonly quantity: number;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Managers pass over closed days. */
  readonly passesOverOpening?: boolean;
}

/** Says by the very rules of the server whether a choice can be had, and what else could be. */
export function lookAhead({ schedule, isExclusive, asked, quantity, now }: Question): LookAhead {
  const input = inputOf({ schedule, isExclusive, asked, quantity, now });
  const refusals = refusalsOf(input);
  const [refusal = null] = refusals;
  if (!refusal) {
    const free = unitsFree({ schedule, isExclusive, asked, now });
    return { ...NOTHING_KNOWN, free };
  }
  return { refusal, refusals, clash: clashOf(schedule, asked, quantity), ...alternativesOf(input) };
}

/** Returns true if a choice can be booked, without computing alternatives. */
export function isFree(question: Question): boolean {
  return canHave(inputOf(question), question.asked).ok;
}

/** Units that are free over a whole range, beside what others hold. */
export function unitsFree({ schedule, isExclusive, asked, now }: Omit<Question, 'quantity'>): number {
  const { terms, occupants } = inputOf({ schedule, isExclusive, asked, quantity: 1, now });
  if (isExclusive && occupants.some(({ open }) => open)) return 0;
  const { span, claim } = claimOf(asked, terms, now);
  return freeOver([claim], occupants, terms.quantity, containsInstant(span, now));
}

function inputOf({ schedule, isExclusive, passesOverOpening = false, ...rest }: Question): NearestFreeInput {
  return {
    ...rest,
    terms: termsOf(schedule, isExclusive),
    opening: openingOf(schedule, dayOf(rest.now, schedule.time_zone)),
    occupants: occupantsOf(schedule),
    passesOverOpening,
  };
}

function clashOf(schedule: ScheduleView, asked: BookingRange, quantity: number): ReadonlySet<string> {
  if (asked.unit === 'hour') return new Set();
  const until = addDays(asked.endDate, 1);
  const days = schedule.days.filter(
    ({ date, remaining }) => date >= asked.startDate && date < until && remaining < quantity,
  );
  return new Set(days.map(({ date }) => date));
}
