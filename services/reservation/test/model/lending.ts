import type { Calendar } from './calendar';
import { before, OK, quarters, type Answer, type By, type Sheet, type Terms, type Wanted } from './sheet';

const no = (code: string): Answer => ({ code: `booking.${code}` });

/**
 * Lending of one good by brute force: a sheet of quarter-hours for each booking, counted one by one. Like all of this
 * folder it imports nothing of ours, knows no ranges and no overlaps, and is meant to be slow and plainly right. `q` is
 * the quarter-hour that is running.
 */
export class Lending {
  readonly bookings: Sheet[] = [];

  constructor(
    protected readonly terms: Terms,
    protected readonly calendar: Calendar,
  ) {}

  create(by: By, wanted: Wanted, units: number, q: number): Answer {
    const form = this.mayBegin(wanted, q);
    if (form !== OK) return form;
    if (units > this.terms.quantity) return no('quantity');
    const open = by === 'manager' ? OK : this.isOpenOn(wanted, q);
    if (open !== OK) return open;
    const sheet = this.blank(wanted, units, q);
    const room = this.room([...sheet.taken], units, this.runs(sheet, q), q);
    if (room === OK) this.bookings.push(sheet);
    return room;
  }

  move(by: By, index: number, wanted: Wanted, units: number, q: number): Answer {
    const old = this.at(index);
    const [from, until] = this.useOf(wanted);
    const moves = from !== old.from || until !== old.until;
    const counts = units !== old.units;
    if ((moves || counts) && by === 'borrower' && !this.terms.borrowersManage) return no('manager_only');
    const gone = this.gone(old);
    if (gone) return gone;
    if (!moves && !counts) return OK;
    const begun = q >= old.from;
    if (counts && units > old.units && units > this.terms.quantity) return no('quantity');
    if (counts && begun) return no('started');
    let sheet: Sheet = { ...old, units };
    if (moves && begun && from === old.from && until < old.until && until > q) {
      const taken = before(this.freeAfter(until), old.taken);
      sheet = { ...sheet, until, agreed: Math.min(old.agreed, until), taken };
    } else if (moves) {
      if (this.isOut(old, q) || (begun && by === 'borrower')) return no('started');
      const form = this.mayBegin(wanted, q);
      if (form !== OK) return form;
      const open = by === 'manager' ? OK : this.isOpenOn(wanted, q);
      if (open !== OK) return open;
      sheet = { ...this.blank(wanted, units, q), handedOver: old.handedOver };
    }
    const inside = units <= old.units && [...sheet.taken].every((quarter) => old.taken.has(quarter));
    const room = inside ? OK : this.room([...sheet.taken], units, this.runs(sheet, q), q, index);
    return room === OK ? this.put(index, sheet) : room;
  }

  cancel(by: By, index: number, q: number): Answer {
    const old = this.at(index);
    if (by === 'borrower' && !this.terms.borrowersManage && !old.delayed) return no('manager_only');
    const gone = this.gone(old);
    if (gone) return gone;
    if (this.isOut(old, q) || (by === 'borrower' && q >= old.from)) return no('started');
    return this.put(index, { ...old, cancelled: true, taken: new Set() });
  }

  giveBack(by: By, index: number, q: number): Answer {
    const old = this.at(index);
    if (by === 'borrower' && !this.terms.borrowersReturn) return no('manager_only');
    const gone = this.gone(old);
    if (gone) return gone;
    if (!this.isOut(old, q)) return no('not_started');
    if (this.terms.confirmed && by === 'borrower')
      return this.put(index, { ...old, returned: q, awaits: true });
    return this.put(index, { ...this.cut(old, q), returned: q, received: this.terms.confirmed });
  }

  receive(by: By, index: number, q: number): Answer {
    const old = this.at(index);
    if (by === 'borrower') return no('manager_only');
    if (old.cancelled) return no('cancelled');
    if (old.returned === null) return no('not_returned');
    if (!old.awaits) return no('already_returned');
    return this.put(index, { ...this.cut(old, q), awaits: false, received: true });
  }

  revert(by: By, index: number, q: number): Answer {
    const old = this.at(index);
    if (by === 'borrower' && (!this.terms.borrowersReturn || old.received)) return no('manager_only');
    if (old.cancelled) return no('cancelled');
    if (old.returned === null) return no('not_returned');
    const again = { ...old, returned: null, awaits: false, received: false };
    const sheet = { ...again, taken: old.before ?? old.taken, before: null };
    const late = q >= old.until;
    const added = [...sheet.taken].filter((quarter) => !old.taken.has(quarter));
    if (late) added.push(q);
    const room = this.room(added, old.units, late || this.runs(sheet, q), q, index);
    return room === OK ? this.put(index, sheet) : room;
  }

  /** @param until the new end, a quarter-hour */
  extend(by: By, index: number, until: number, q: number): Answer {
    const old = this.at(index);
    const gone = this.gone(old);
    if (gone) return gone;
    if (this.isNotCollected(old, q)) return no('not_collected');
    const most = this.terms.extendable;
    if (by === 'borrower' && this.days(old.agreed, old.until) >= most) return no('not_extendable');
    if (until <= old.until) return no('range');
    if (until <= q) return no('in_the_past');
    if (by === 'borrower' && this.days(old.agreed, until) > most) return no('not_extendable');
    const closed = by === 'borrower' ? this.closing(this.calendar.dayOf[until - 1]!) : OK;
    if (closed !== OK) return closed;
    return this.stretch(index, until, q);
  }

  /** Makes it longer, where what is still to come and what it did not have so far can be had. */
  protected stretch(index: number, until: number, q: number): Answer {
    const old = this.at(index);
    const sheet = { ...old, until, taken: this.takenFrom(Math.min(...old.taken), until) };
    const asked = [...sheet.taken].filter((quarter) => !old.taken.has(quarter) || quarter >= q);
    const room = this.room(asked, old.units, this.runs(sheet, q), q, index);
    return room === OK ? this.put(index, sheet) : room;
  }

  handOver(by: By, index: number, q: number): Answer {
    const old = this.at(index);
    if (by === 'borrower' && !this.terms.borrowersHandOver) return no('manager_only');
    if (!this.terms.managed) return no('hand_over_not_managed');
    const gone = this.gone(old);
    if (gone) return gone;
    if (old.handedOver) return no('handed_over');
    if (q >= old.until) return no('not_collected');
    if (q < old.from) return no('not_started');
    return this.put(index, { ...old, handedOver: true });
  }

  revertHandOver(by: By, index: number): Answer {
    const old = this.at(index);
    if (by === 'borrower' && !this.terms.borrowersHandOver) return no('manager_only');
    const gone = this.gone(old);
    if (gone) return gone;
    return old.handedOver ? this.put(index, { ...old, handedOver: false }) : no('not_handed_over');
  }

  /** The most units that one quarter-hour of all sheets is asked for. */
  mostTaken(): number {
    const taken = new Map<number, number>();
    for (const sheet of this.bookings)
      for (const quarter of sheet.taken) taken.set(quarter, (taken.get(quarter) ?? 0) + sheet.units);
    return Math.max(0, ...taken.values());
  }

  /** Counts each of the quarter-hours against all others. */
  protected room(wanted: readonly number[], units: number, runs: boolean, q: number, except = -1): Answer {
    const others = this.bookings.filter((_, index) => index !== except);
    if (this.terms.exclusive && others.some((other) => this.isOpen(other, q))) return no('exclusive');
    const free = this.terms.quantity - this.most(others, wanted);
    if (units > free) return { ...no('unavailable'), free: Math.max(0, free) };
    const late = others.filter((other) => this.isLate(other, q));
    const inTime = others.filter((other) => !late.includes(other));
    const missing = late.reduce((sum, other) => sum + other.units, 0);
    const here = this.terms.quantity - missing - this.most(inTime, wanted);
    return runs && units > here ? { ...no('on_loan'), free: Math.max(0, here) } : OK;
  }

  protected most(sheets: readonly Sheet[], wanted: readonly number[]): number {
    let most = 0;
    for (const quarter of wanted) {
      let taken = 0;
      for (const sheet of sheets) if (sheet.taken.has(quarter)) taken += sheet.units;
      if (taken > most) most = taken;
    }
    return most;
  }

  protected blank(wanted: Wanted, units: number, q: number): Sheet {
    const [from, until] = this.useOf(wanted);
    const now = { returned: null, awaits: false, received: false, cancelled: false, delayed: false };
    const taken = this.takenFrom(Math.max(from, q), until);
    return { from, until, agreed: until, units, taken, before: null, handedOver: false, ...now };
  }

  protected takenFrom(from: number, until: number): Set<number> {
    return new Set(quarters(from, this.freeAfter(until)));
  }

  /** The first quarter-hour after the margin of a use that ends there. */
  private freeAfter(until: number): number {
    const { hourly, margin } = this.terms;
    return hourly || margin === 0
      ? until
      : this.calendar.startOf[this.calendar.dayOf[until - 1]! + 1 + margin]!;
  }

  private useOf({ from, until }: Wanted): [from: number, until: number] {
    const { startOf } = this.calendar;
    return this.terms.hourly ? [from, until] : [startOf[from]!, startOf[until + 1]!];
  }

  private cut(sheet: Sheet, q: number): Sheet {
    const { dayOf, startOf } = this.calendar;
    const free = this.terms.margin === 0 ? q : startOf[dayOf[q]! + 1 + this.terms.margin]!;
    return { ...sheet, before: sheet.taken, taken: before(free, sheet.taken) };
  }

  private mayBegin({ from, until }: Wanted, q: number): Answer {
    const { hourly, maxDays } = this.terms;
    if (hourly ? until <= from : until < from) return no('range');
    if (from < (hourly ? q : this.calendar.dayOf[q]!)) return no('in_the_past');
    const most = (maxDays ?? Infinity) * (hourly ? 96 : 1);
    return (hourly ? until - from : until - from + 1) > most ? no('max_days') : OK;
  }

  private isOpenOn(wanted: Wanted, q: number): Answer {
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

  private gone({ cancelled, returned }: Sheet): Answer | undefined {
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

  private isOpen(sheet: Sheet, q: number): boolean {
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
