import { addDays, dayOf, endOfDay, startOfDay, type Day, type Interval } from '@kashikari/kernel';
import { claimOf } from './claim';
import { type Closed, earliestDay, whyClosed } from './closed-days';
import { QUARTER_HOUR, quarterCeil, quarterFloor } from './quarter-hour';
import { freeOver, type Occupant } from './room';
import type { Opening, Terms } from './terms';

/**
 * `full`: nothing is left on the whole day. `part`: some units, or some hours. `closed`: nothing may begin or end on
 * it (a closed date, a disabled weekday, too soon, or past).
 */
export type DayState = 'free' | 'part' | 'full' | 'closed';

/** Reasons for which no booking may begin on a day: past, too soon, a weekday without lending, or a closed date. */
export type ClosedBy = 'past' | 'days_ahead' | 'weekday' | 'date';

export interface ScheduleDay {
  readonly date: Day;
  /** Units that a one-day booking could take. Ignores closed days, which `state` reports. */
  readonly remaining: number;
  readonly state: DayState;
  /** Null where the day is not closed. */
  readonly closedBy: ClosedBy | null;
  /** A public holiday, whether the lender is closed on it or not. */
  readonly holiday: boolean;
}

export interface ScheduleInput {
  readonly terms: Terms;
  readonly opening: Opening;
  /** Public holidays where the lender is. */
  readonly holidays: ReadonlySet<Day>;
  /** Every live claim of the good that reaches into the days (with a margin behind them), and what is overdue. */
  readonly occupants: readonly Occupant[];
  readonly from: Day;
  readonly days: number;
  readonly now: number;
}

export function scheduleOf({
  terms,
  opening,
  holidays,
  occupants,
  from,
  days,
  now,
}: ScheduleInput): ScheduleDay[] {
  const today = dayOf(now, terms.zone);
  const blocked = terms.isExclusive && occupants.some((occupant) => occupant.open);
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(from, index);
    const remaining = blocked ? 0 : remainingOn(date, today, terms, occupants, now);
    const closedBy = closedByOf(date, opening, today);
    const state = closedBy ? 'closed' : stateOf(date, remaining, terms, occupants, blocked, now);
    return { date, remaining, state, closedBy, holiday: holidays.has(date) };
  });
}

const CLOSED_BY: Record<Closed, ClosedBy> = {
  'booking.in_the_past': 'past',
  'booking.disabled_weekday': 'weekday',
  'booking.closed_date': 'date',
};

function closedByOf(date: Day, opening: Opening, today: Day): ClosedBy | null {
  if (date >= today && date < earliestDay(opening, today)) return 'days_ahead';
  const why = whyClosed(date, opening, today);
  return why && CLOSED_BY[why];
}

function remainingOn(
  date: Day,
  today: Day,
  terms: Terms,
  occupants: readonly Occupant[],
  now: number,
): number {
  // A past day keeps its own claim, which does not begin now, and ignores units that are overdue now.
  const at = date < today ? startOfDay(date, terms.zone) : now;
  const { claim } = claimOf({ unit: 'day', startDate: date, endDate: date }, terms, at);
  return freeOver([claim], occupants, terms.quantity, date === today);
}

function stateOf(
  date: Day,
  remaining: number,
  terms: Terms,
  occupants: readonly Occupant[],
  blocked: boolean,
  now: number,
): DayState {
  if (remaining >= terms.quantity) return 'free';
  if (remaining > 0) return 'part';
  if (!terms.isHourly || blocked) return 'full';
  const open = {
    from: Math.max(startOfDay(date, terms.zone), quarterFloor(now)),
    until: endOfDay(date, terms.zone),
  };
  return hasFreeQuarter(open, occupants, terms.quantity, now) ? 'part' : 'full';
}

/** Returns true if a whole quarter-hour is free; the current one counts from now. */
function hasFreeQuarter(
  within: Interval,
  occupants: readonly Occupant[],
  quantity: number,
  now: number,
): boolean {
  // Only the current quarter lacks overdue units; the one after it ignores them.
  const starts = [
    within.from,
    within.from + QUARTER_HOUR,
    ...occupants.map(({ claim }) => quarterCeil(claim.until)),
  ];
  return starts.some((from) => {
    const quarter = { from: Math.max(from, now), until: from + QUARTER_HOUR };
    if (from < within.from || quarter.until > within.until) return false;
    return freeOver([quarter], occupants, quantity, quarter.from <= now && now < quarter.until) > 0;
  });
}
