import { fits, scheduleOf, type BookingRange, type Occupant } from '@kashikari/availability';
import { addDays, allow, dayOf, startOfDay, type Verdict } from '@kashikari/kernel';
import { autoExtend } from '../src/domain/auto-extend';
import type { Booking } from '../src/domain/booking';
import { cancelBooking } from '../src/domain/cancel-booking';
import { checkCreate, newBooking } from '../src/domain/create-booking';
import { delayBookings } from '../src/domain/delay-bookings';
import { extendBooking } from '../src/domain/extend-booking';
import { openingOf, termsOf, type Good, type Lender } from '../src/domain/good';
import { handOverBooking } from '../src/domain/hand-over-booking';
import { backFrom, takenBy, type Line } from '../src/domain/line';
import { receiveBooking } from '../src/domain/receive-booking';
import { returnBooking } from '../src/domain/return-booking';
import { revertHandOver } from '../src/domain/revert-hand-over';
import { revertReturn } from '../src/domain/revert-return';
import { show } from '../src/domain/shown-booking';
import type { Change, BookingContext } from '../src/domain/booking-context';
import { isOut, phaseOf } from '../src/domain/state';
import { updateBooking } from '../src/domain/update-booking';
import { QUARTER_MS, type Calendar } from './model/calendar';
import { type BookingSnapshot, type DaySnapshot, seenDay } from './model/clockwork';
import type { Answer, By, Terms } from './model/sheet';
import type { PlainAct, Action } from './actions';
import { BORROWER, GOOD, LENDER, MANAGER } from './booking-contexts';

const PLAIN: Record<PlainAct, (context: BookingContext) => Verdict<Change>> = {
  cancel: cancelBooking,
  return: returnBooking,
  receive: receiveBooking,
  revert: revertReturn,
  hand_over: handOverBooking,
  revert_hand_over: revertHandOver,
};

const PARTIES = { bookedBy: 'borrower', byCard: false };

/** Bookings of one good in memory, changed by the rules alone: what the store does with a lock and SQL. */
export class Ledger {
  readonly bookings: Booking[] = [];
  now: number;
  private readonly good: Good;
  private readonly lender: Lender;

  constructor(
    { hourly, ...of }: Terms,
    private readonly calendar: Calendar,
    q: number,
  ) {
    this.now = this.instant(q);
    this.good = {
      ...GOOD,
      quantity: of.quantity,
      isHourly: hourly,
      marginDays: of.margin,
      maxDays: of.maxDays,
      isExclusive: of.exclusive,
      autoExtend: of.autoExtend,
      confirmationUponReturn: of.confirmed,
    };
    this.lender = {
      ...LENDER,
      zone: calendar.zone,
      manageHandOver: of.managed,
      disableAutoDelay: of.noDelay,
      extendableDays: of.extendable,
      atLeastDaysAhead: of.daysAhead,
      disabledDaysIndexes: of.closedWeekdays,
      closedDates: of.closedDays.map((day) => calendar.nameOf[day]!),
      allowReturnByBorrower: of.borrowersReturn,
      allowHandOverByUser: of.borrowersHandOver,
      allowManageByUser: of.borrowersManage,
    };
  }

  perform(action: Action): Answer {
    this.now += 1;
    const verdict = action.act === 'create' ? this.create(action) : this.change(action);
    if (verdict.ok) return { code: 'ok' };
    const { code, params } = verdict.refusal;
    const free = params?.['free'] as number | undefined;
    return free === undefined ? { code } : { code, free };
  }

  /** Advances time: at each quarter-hour, ending bookings may be extended, then starting ones may move. */
  advance(q: number, to: number): void {
    const { dayOf: dayAt } = this.calendar;
    for (let quarter = q + 1; quarter <= to; quarter += 1) {
      const at = (this.now = this.instant(quarter));
      if (this.good.autoExtend && dayAt[quarter] !== dayAt[quarter - 1]) this.midnight();
      this.now = at + 1;
      if (this.bookings.some(({ span }) => span.from === at)) this.write(delayBookings(this.line(), at));
    }
    this.now = this.instant(to);
  }

  see(index: number): BookingSnapshot {
    const { booking, state, extendedDays, overdueInDays, notCollected, returnedQuantity } = show(
      this.context(this.bookings[index]!, 'manager'),
    );
    const { asked } = booking;
    const dates =
      asked.unit === 'day'
        ? { start: asked.startDate, end: asked.endDate }
        : { start: new Date(asked.startAt).toISOString(), end: new Date(asked.endAt).toISOString() };
    return {
      state,
      ...dates,
      units: booking.quantity,
      back: returnedQuantity,
      extended: extendedDays,
      overdue: overdueInDays,
      notCollected,
    };
  }

  schedule(days: number): DaySnapshot[] {
    const from = dayOf(this.now, this.lender.zone);
    const [terms, opening] = [termsOf(this.good, this.lender), openingOf(this.good, this.lender)];
    return scheduleOf({
      terms,
      opening,
      holidays: new Set(),
      occupants: this.occupants(),
      from,
      days,
      now: this.now,
    }).map(seenDay);
  }

  private create({ wanted, units, by }: Extract<Action, { act: 'create' }>): Verdict<unknown> {
    const asked = this.asked(wanted);
    const id = String(this.bookings.length).padStart(3, '0');
    const order = {
      id,
      asked,
      quantity: units,
      borrowerId: 'borrower',
      memo: '',
      method: 'web' as const,
      ...PARTIES,
    };
    const rules = checkCreate(order, this.good, this.lender, by === 'manager', this.now);
    if (!rules.ok) return rules;
    const booking = newBooking(order, this.good, this.lender, this.now);
    const containsNow = booking.span.from <= this.now && this.now < booking.span.until;
    const need = { parts: [booking.claim], quantity: units, containsNow };
    const room = fits(need, this.occupants(), this.good);
    if (room.ok) this.bookings.push(booking);
    return room;
  }

  private change(action: Exclude<Action, { act: 'create' }>): Verdict<unknown> {
    const { index } = action;
    const verdict = this.rule(action)(this.context(this.bookings[index]!, action.by));
    if (!verdict.ok) return verdict;
    const { need } = verdict.value;
    const { booking } = verdict.value;
    const room = need ? fits(need, this.occupants(booking), this.good) : allow(null);
    if (room.ok) this.bookings[index] = booking;
    return room;
  }

  private rule(action: Exclude<Action, { act: 'create' }>): (context: BookingContext) => Verdict<Change> {
    if (action.act === 'move') {
      const patch = { asked: this.asked(action.wanted), quantity: action.units };
      return (context) => updateBooking(context, patch);
    }
    if (action.act === 'return_some') return (context) => returnBooking(context, action.units);
    if (action.act !== 'extend') return PLAIN[action.act];
    const by = action.days === null ? { endAt: this.instant(action.until) } : { days: action.days };
    return (context) => extendBooking(context, by);
  }

  /** Extends bookings that ended since the last midnight by a day, or by two after a long day. */
  private midnight(): void {
    const { zone } = this.lender;
    const yesterday = startOfDay(addDays(dayOf(this.now, zone), -1), zone);
    for (const { id } of [...this.bookings]) {
      for (;;) {
        const { span } = this.bookings.find((booking) => booking.id === id)!;
        const ended = yesterday < span.until && span.until <= this.now;
        const change = ended ? autoExtend(this.line(), id, span.until) : null;
        if (!change) break;
        this.write([change]);
      }
    }
  }

  private context(booking: Booking, by: By): BookingContext {
    const caller = by === 'manager' ? MANAGER : BORROWER;
    return { booking, good: this.good, lender: this.lender, caller, now: this.now };
  }

  /** @param changed a booking as changed, which conflicts only with its returned parts */
  private occupants(changed?: Booking): Occupant[] {
    return this.bookings.flatMap((kept) => {
      const booking = kept.id === changed?.id ? changed : kept;
      const parts = booking.parts.map(backFrom);
      if (booking === changed || !booking.live) return parts;
      const phase = phaseOf(booking, this.now, this.lender.manageHandOver);
      const out = isOut(phase);
      const open = out || phase === 'reserved';
      return [{ ...takenBy(booking), open, out, overdue: phase === 'overdue' }, ...parts];
    });
  }

  private line(): Line {
    const bookings = this.bookings.filter(({ live }) => live);
    const kept = this.bookings.flatMap(({ parts }) => parts.map(backFrom));
    return { good: this.good, lender: this.lender, bookings, kept, waiting: [], now: this.now };
  }

  private write(changes: readonly Change[]): void {
    for (const { booking } of changes) {
      this.bookings[this.bookings.findIndex(({ id }) => id === booking.id)] = booking;
    }
  }

  private asked({ from, until }: { from: number; until: number }): BookingRange {
    const { nameOf } = this.calendar;
    return this.good.isHourly
      ? { unit: 'hour', startAt: this.instant(from), endAt: this.instant(until) }
      : { unit: 'day', startDate: nameOf[from]!, endDate: nameOf[until]! };
  }

  private instant(quarter: number): number {
    return this.calendar.origin + quarter * QUARTER_MS;
  }
}
