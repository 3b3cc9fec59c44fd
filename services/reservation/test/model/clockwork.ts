import { Lending } from './lending';
import { held, OK, takers, type Sheet } from './sheet';

/** Maximum number of days by which a booking is moved, and of bookings moved at once. */
const FARTHEST = 31;
const MAX = 50;

/** Observable state of a booking and the days of a good. */
export interface BookingSnapshot {
  readonly state: string;
  readonly start: string;
  readonly end: string;
  readonly units: number;
  /** Number of units that were returned. */
  readonly back: number;
  readonly extended: number;
  readonly overdue: number;
  readonly notCollected: boolean;
}

export interface DaySnapshot {
  readonly date: string;
  readonly remaining: number;
  readonly state: string;
}

/** Returns the fields of a schedule's day that the model also has. */
export function seenDay({ date, remaining, state }: DaySnapshot): DaySnapshot {
  return { date, remaining, state };
}

/** {@link Lending} with what time does by itself, and how it looks. */
export class Clockwork extends Lending {
  /** Runs every quarter-hour after `q` up to `to`: midnights extend late bookings, then starting bookings may move. */
  advance(q: number, to: number): void {
    const { dayOf } = this.calendar;
    for (let quarter = q + 1; quarter <= to; quarter += 1) {
      if (dayOf[quarter] !== dayOf[quarter - 1]) this.midnight(quarter);
      this.starts(quarter);
    }
  }

  /**
   * Extends each booking that ended since the last midnight and is not returned by a day, if nobody else has the units
   * then.
   */
  private midnight(q: number): void {
    if (!this.terms.autoExtend) return;
    const { dayOf, startOf } = this.calendar;
    const yesterday = startOf[dayOf[q]! - 1]!;
    for (const index of this.bookings.keys()) {
      for (let old = this.at(index); this.isLate(old, q) && old.until > yesterday; old = this.at(index)) {
        const until = this.terms.hourly ? old.until + 96 : startOf[dayOf[old.until - 1]! + 2]!;
        if (this.stretch(index, until, q) !== OK) break;
      }
    }
  }

  /** Starts bookings: the oldest get the available units. The others move, with the bookings that they displace. */
  private starts(q: number): void {
    if (this.terms.noDelay || !this.bookings.some((sheet) => this.isLate(sheet, q))) return;
    const open = ({ cancelled, returned, handedOver }: Sheet) =>
      !cancelled && returned === null && !handedOver;
    const starting = this.indexes((sheet) => open(sheet) && sheet.from === q);
    let units = this.terms.quantity;
    for (const index of this.indexes((sheet) => this.isOut(sheet, q) || sheet.taken.has(q)))
      if (!starting.includes(index)) units -= held(this.at(index));
    for (const { taken, units: some } of this.bookings.flatMap(({ backs }) => backs))
      if (taken.has(q)) units -= some;
    const displaced = starting.filter((index) => {
      const fits = this.at(index).units <= units;
      if (fits) units -= this.at(index).units;
      return !fits;
    });
    if (displaced.length === 0) return;
    const waits = (sheet: Sheet, index: number) =>
      displaced.includes(index) || (open(sheet) && sheet.from > q);
    this.push(this.indexes(waits), new Set(displaced), q);
  }

  private push(line: readonly number[], displaced: ReadonlySet<number>, q: number): void {
    const settled = this.bookings.filter((_, index) => !line.includes(index));
    const moved = new Map<number, Sheet>();
    for (const index of [...line].sort((a, b) => this.at(a).from - this.at(b).from || a - b)) {
      const old = this.at(index);
      const stays = !displaced.has(index) && this.fits(old, settled);
      const sheet = stays ? old : this.later(old, settled, q);
      if (sheet === null) return;
      if (!stays) moved.set(index, sheet);
      settled.push(sheet);
    }
    if (moved.size > MAX) return;
    for (const [index, sheet] of moved) this.put(index, sheet);
  }

  /** The first place behind, on open days, that has room. */
  private later(old: Sheet, settled: readonly Sheet[], q: number): Sheet | null {
    const { dayOf } = this.calendar;
    const { hourly } = this.terms;
    const [first, last] = [dayOf[old.from]!, dayOf[old.until - 1]!];
    for (let steps = 1; steps <= FARTHEST * (hourly ? 96 : 1); steps += 1) {
      const wanted = hourly
        ? { from: old.from + steps, until: old.until + steps }
        : { from: first + steps, until: last + steps };
      const blank = this.blank(wanted, old.units, q);
      const closed = this.closing(dayOf[blank.from]!) !== OK || this.closing(dayOf[blank.until - 1]!) !== OK;
      if (blank.from <= q || closed || !this.fits(blank, settled)) continue;
      const extra = this.days(old.agreed, old.until);
      const agreed = hourly ? old.agreed + steps : this.daysBefore(blank.until, extra);
      return { ...blank, agreed, delayed: true };
    }
    return null;
  }

  private daysBefore(until: number, days: number): number {
    const { dayOf, startOf } = this.calendar;
    return startOf[dayOf[until - 1]! + 1 - days]!;
  }

  private fits(sheet: Sheet, beside: readonly Sheet[]): boolean {
    return this.most(takers(beside), [...sheet.taken]) + sheet.units <= this.terms.quantity;
  }

  see(index: number, q: number): BookingSnapshot {
    const sheet = this.at(index);
    const { from, until, units } = sheet;
    const notCollected = this.isNotCollected(sheet, q);
    const shown = this.terms.hourly ? this.instants(from, until) : this.dates(from, until);
    const extended = Math.ceil(this.days(sheet.agreed, until));
    return {
      state: this.stateOf(sheet, q),
      ...shown,
      units,
      back: sheet.returned === null ? units - held(sheet) : units,
      extended,
      overdue: this.lateDays(sheet, q),
      notCollected,
    };
  }

  /** Returns the given number of days from today, as a one-day booking would find them. */
  schedule(q: number, count: number): DaySnapshot[] {
    const today = this.calendar.dayOf[q]!;
    return Array.from({ length: count }, (_, index) => {
      const day = today + index;
      const [from, until] = [this.calendar.startOf[day]!, this.calendar.startOf[day + 1]!];
      const quarters = [...this.takenFrom(Math.max(from, q), until)];
      const remaining = this.freeFor(quarters, day === today, q);
      const closed = day < today + this.terms.daysAhead || this.closing(day) !== OK;
      const state = closed ? 'closed' : this.dayState(from, until, remaining, q);
      return { date: this.calendar.nameOf[day]!, remaining, state };
    });
  }

  private dayState(from: number, until: number, remaining: number, q: number): string {
    if (remaining === this.terms.quantity) return 'free';
    if (remaining > 0) return 'part';
    for (let quarter = Math.max(from, q); this.terms.hourly && quarter < until; quarter += 1)
      if (this.freeFor([quarter], quarter === q, q) > 0) return 'part';
    return 'full';
  }

  /** The largest quantity that is not refused. */
  private freeFor(quarters: readonly number[], runs: boolean, q: number): number {
    let units = this.terms.quantity;
    while (units > 0 && this.room(quarters, units, runs, q) !== OK) units -= 1;
    return units;
  }

  private stateOf(sheet: Sheet, q: number): string {
    if (sheet.cancelled) return 'cancelled';
    if (sheet.returned !== null) return 'returned';
    if (this.isLate(sheet, q)) return 'overdue';
    return sheet.handedOver ? 'handed_over' : 'reserved';
  }

  private lateDays(sheet: Sheet, q: number): number {
    const at = sheet.returned ?? (this.isOut(sheet, q) ? q : -1);
    if (sheet.cancelled || at < sheet.until) return 0;
    if (this.terms.hourly) return Math.floor((at - sheet.until) / 96) + 1;
    return this.calendar.dayOf[at]! - this.calendar.dayOf[sheet.until - 1]!;
  }

  private dates(from: number, until: number): Pick<BookingSnapshot, 'start' | 'end'> {
    const { dayOf, nameOf } = this.calendar;
    return { start: nameOf[dayOf[from]!]!, end: nameOf[dayOf[until - 1]!]! };
  }

  private instants(from: number, until: number): Pick<BookingSnapshot, 'start' | 'end'> {
    const iso = (quarter: number) => new Date(this.calendar.origin + quarter * 900_000).toISOString();
    return { start: iso(from), end: iso(until) };
  }

  private indexes(which: (sheet: Sheet, index: number) => boolean): number[] {
    return [...this.bookings.keys()].filter((index) => which(this.at(index), index));
  }
}
