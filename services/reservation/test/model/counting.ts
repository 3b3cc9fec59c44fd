import type { Calendar } from './calendar';
import {
  before,
  held,
  OK,
  quarters,
  takers,
  type Answer,
  type Back,
  type Sheet,
  type Terms,
  type RequestedRange,
} from './sheet';

export const no = (code: string): Answer => ({ code: `booking.${code}` });

/** The sheets of one good, and what can be counted on them. */
export class Counting {
  readonly bookings: Sheet[] = [];

  constructor(
    protected readonly terms: Terms,
    protected readonly calendar: Calendar,
  ) {}

  /** Returns the maximum number of units that the sheets occupy in one quarter-hour. */
  mostTaken(): number {
    const taken = new Map<number, number>();
    for (const { taken: quarters, units } of takers(this.bookings))
      for (const quarter of quarters) taken.set(quarter, (taken.get(quarter) ?? 0) + units);
    return Math.max(0, ...taken.values());
  }

  /**
   * Counts each of the quarter-hours against all others.
   * @param except the booking that wants them; what of it is back and taken is still counted, but for `again`
   */
  protected room(
    wanted: readonly number[],
    units: number,
    runs: boolean,
    q: number,
    except = -1,
    again?: Back,
  ): Answer {
    const others = this.bookings.filter((_, index) => index !== except);
    const own = (this.bookings[except]?.backs ?? []).filter((back) => back !== again);
    if (this.terms.exclusive && others.some((other) => this.isOpen(other, q))) return no('exclusive');
    const free = this.terms.quantity - this.most([...takers(others), ...own], wanted);
    if (!runs) return units > free ? { ...no('unavailable'), free: Math.max(0, free) } : OK;
    const late = others.filter((other) => this.isLate(other, q));
    const inTime = others.filter((other) => !late.includes(other));
    const back = late.flatMap(({ backs }) => backs);
    const missing = late.reduce((sum, other) => sum + held(other), 0);
    const here = this.terms.quantity - missing - this.most([...takers(inTime), ...back, ...own], wanted);
    const left = Math.min(free, here);
    if (units <= left) return OK;
    const out = others.filter((other) => this.isOut(other, q)).reduce((sum, other) => sum + held(other), 0);
    const onLoan = units <= free || units > this.terms.quantity - out;
    return { ...no(onLoan ? 'on_loan' : 'unavailable'), free: Math.max(0, left) };
  }

  protected most(all: readonly Pick<Back, 'taken' | 'units'>[], wanted: readonly number[]): number {
    let most = 0;
    for (const quarter of wanted) {
      let taken = 0;
      for (const one of all) if (one.taken.has(quarter)) taken += one.units;
      if (taken > most) most = taken;
    }
    return most;
  }

  protected blank(wanted: RequestedRange, units: number, q: number): Sheet {
    const [from, until] = this.useOf(wanted);
    const now = { returned: null, awaits: false, received: false, cancelled: false, delayed: false };
    const taken = this.takenFrom(Math.max(from, q), until);
    return { from, until, agreed: until, units, backs: [], taken, before: null, handedOver: false, ...now };
  }

  protected takenFrom(from: number, until: number): Set<number> {
    return new Set(quarters(from, this.freeAfter(until)));
  }

  /** The first quarter-hour after the margin of a use that ends there. */
  protected freeAfter(until: number): number {
    const { hourly, margin } = this.terms;
    return hourly || margin === 0
      ? until
      : this.calendar.startOf[this.calendar.dayOf[until - 1]! + 1 + margin]!;
  }

  protected useOf({ from, until }: RequestedRange): [from: number, until: number] {
    const { startOf } = this.calendar;
    return this.terms.hourly ? [from, until] : [startOf[from]!, startOf[until + 1]!];
  }

  protected cut(sheet: Sheet, q: number): Sheet {
    return { ...sheet, before: sheet.taken, taken: before(this.freeFrom(q), sheet.taken) };
  }

  /** Returns the quarter-hour from which others can have units that are returned now. */
  protected freeFrom(q: number): number {
    const { dayOf, startOf } = this.calendar;
    return this.terms.margin === 0 ? q : startOf[dayOf[q]! + 1 + this.terms.margin]!;
  }

  protected mayBegin({ from, until }: RequestedRange, q: number): Answer {
    const { hourly, maxDays } = this.terms;
    if (hourly ? until <= from : until < from) return no('range');
    if (from < (hourly ? q : this.calendar.dayOf[q]!)) return no('in_the_past');
    const most = (maxDays ?? Infinity) * (hourly ? 96 : 1);
    return (hourly ? until - from : until - from + 1) > most ? no('max_days') : OK;
  }

  protected isOpenOn(wanted: RequestedRange, q: number): Answer {
    const { dayOf } = this.calendar;
    const [from, until] = this.useOf(wanted);
    if (dayOf[from]! < dayOf[q]! + this.terms.daysAhead) return no('at_least_days_ahead');
    const first = this.closing(dayOf[from]!);
    return first === OK ? this.closing(dayOf[until - 1]!) : first;
  }

  protected closing(day: number): Answer {
    if (this.terms.closedWeekdays.includes(this.calendar.weekdayOf[day]!)) return no('disabled_weekday');
    return this.terms.closedDays.includes(day) ? no('closed_date') : OK;
  }

  /** Days from one end to a later one; begun days of 24 hours where lending is by the hour. */
  protected days(from: number, until: number): number {
    if (this.terms.hourly) return (until - from) / 96;
    return this.calendar.dayOf[until - 1]! - this.calendar.dayOf[from - 1]!;
  }

  protected runs({ from, until }: Sheet, q: number): boolean {
    return from <= q && q < until;
  }

  protected gone({ cancelled, returned }: Sheet): Answer | undefined {
    if (cancelled) return no('cancelled');
    return returned === null ? undefined : no('already_returned');
  }

  protected isOut(sheet: Sheet, q: number): boolean {
    if (sheet.cancelled || sheet.returned !== null) return false;
    return sheet.handedOver || (!this.terms.managed && q >= sheet.from);
  }

  protected isLate(sheet: Sheet, q: number): boolean {
    return this.isOut(sheet, q) && q >= sheet.until;
  }

  protected isNotCollected(sheet: Sheet, q: number): boolean {
    const { cancelled, returned, handedOver, until } = sheet;
    return this.terms.managed && !cancelled && returned === null && !handedOver && q >= until;
  }

  protected isOpen(sheet: Sheet, q: number): boolean {
    return !this.gone(sheet) && !this.isNotCollected(sheet, q);
  }

  protected at(index: number): Sheet {
    return this.bookings[index] as Sheet;
  }

  protected put(index: number, sheet: Sheet): Answer {
    this.bookings[index] = sheet;
    return OK;
  }
}
