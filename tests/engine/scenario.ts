import { calendarOf, QUARTER_MS, type Calendar } from '../../services/reservation/test/model/calendar';
import {
  Clockwork,
  type BookingSnapshot,
  type DaySnapshot,
} from '../../services/reservation/test/model/clockwork';
import type { Answer as ModelAnswer, Terms } from '../../services/reservation/test/model/sheet';
import {
  actionOf,
  performOnModel,
  type PlainAct,
  type Action,
  type Step,
} from '../../services/reservation/test/actions';
import { good, person, type Answer, type Person } from './people';

export type LenderTerms = Omit<Terms, keyof GoodTerms>;
export type GoodTerms = Pick<
  Terms,
  'hourly' | 'quantity' | 'margin' | 'maxDays' | 'exclusive' | 'autoExtend' | 'confirmed'
>;

/** Days that are written out: those of the histories, and as far as anybody is moved. */
const DAYS = 75;

/** A lender over REST, and what the model has to know of it. */
export interface Lending {
  readonly owner: Person;
  readonly terms: LenderTerms;
  readonly calendar: Calendar;
}

/** @param date the first day that the model knows */
export async function lending(url: string, terms: LenderTerms, zone: string, date: string): Promise<Lending> {
  const calendar = calendarOf(zone, date, DAYS);
  const owner = await person(url, {
    time_zone: zone,
    manage_hand_over: terms.managed,
    disable_auto_delay: terms.noDelay,
    extendable_days: terms.extendable,
    at_least_days_ahead: terms.daysAhead,
    disabled_days_indexes: terms.closedWeekdays,
    closed_dates: terms.closedDays.map((day) => calendar.nameOf[day]),
    allow_return_by_borrower: terms.borrowersReturn,
    allow_hand_over_by_user: terms.borrowersHandOver,
    allow_manage_by_user: terms.borrowersManage,
  });
  return { owner, terms, calendar };
}

const STATUS: Readonly<Record<string, number>> = {
  'booking.range': 400,
  'booking.in_the_past': 400,
  'booking.max_days': 400,
  'booking.quantity': 400,
  'booking.at_least_days_ahead': 400,
  'booking.disabled_weekday': 400,
  'booking.closed_date': 400,
  'booking.manager_only': 403,
};

const PATHS: Record<PlainAct, readonly [method: string, path: string]> = {
  cancel: ['DELETE', ''],
  return: ['POST', '/return'],
  receive: ['POST', '/receive'],
  revert: ['DELETE', '/return'],
  hand_over: ['POST', '/hand_over'],
  revert_hand_over: ['DELETE', '/hand_over'],
};

/** One good over REST beside its model. */
export class Scenario {
  readonly ids: string[] = [];
  readonly model: Clockwork;
  private readonly terms: Terms;

  private constructor(
    readonly goodId: string,
    readonly lending: Lending,
    of: GoodTerms,
    private readonly borrower: Person,
    private q: number,
  ) {
    this.terms = { ...lending.terms, ...of };
    this.model = new Clockwork(this.terms, lending.calendar);
  }

  static async open(lending: Lending, of: GoodTerms, borrower: Person, now: number): Promise<Scenario> {
    const goodId = await good(lending.owner, {
      is_hourly: of.hourly,
      quantity: of.quantity,
      margin_days: of.margin,
      max_days: of.maxDays,
      is_exclusive: of.exclusive,
      auto_extend: of.autoExtend,
      confirmation_upon_return: of.confirmed,
    });
    return new Scenario(goodId, lending, of, borrower, quarterAt(lending.calendar, now));
  }

  /** Advances the model's time; the caller sets the product's. */
  advance(now: number): void {
    const to = quarterAt(this.lending.calendar, now);
    this.model.advance(this.q, to);
    this.q = to;
  }

  /** Runs a step on both; returns both outcomes in the same form. */
  async perform(step: Step): Promise<{ action: Action; ours: unknown; counted: unknown }> {
    const action = actionOf(step, this.terms, this.lending.calendar, this.model, this.q);
    const answer = await this.ask(action);
    if (action.act === 'create' && answer.status === 201) this.ids.push(answer.body.booking.id as string);
    const counted = performOnModel(action, this.model, this.q);
    const index = action.act === 'create' ? this.model.bookings.length - 1 : action.index;
    const after = counted.code === 'ok' ? { booking: this.model.see(index, this.q) } : {};
    return { action, ours: told(answer), counted: { ...this.expected(action, counted), ...after } };
  }

  see(id: string): BookingSnapshot {
    return this.model.see(this.ids.indexOf(id), this.q);
  }

  schedule(days: number): DaySnapshot[] {
    return this.model.schedule(this.q, days);
  }

  private expected(action: Action, { code, free }: ModelAnswer) {
    const status = code === 'ok' ? (action.act === 'create' ? 201 : 200) : (STATUS[code] ?? 409);
    return { status, code, ...(free !== undefined && { free }) };
  }

  private ask(action: Action): Promise<Answer> {
    const who = action.by === 'manager' ? this.lending.owner : this.borrower;
    if (action.act === 'create') {
      const body = { good_id: this.goodId, quantity: action.units, ...this.range(action.wanted) };
      const forWhom = action.by === 'manager' && { user_id: this.borrower.id };
      return who.send('POST', '/bookings', { ...body, ...forWhom });
    }
    const path = `/bookings/${this.ids[action.index]}`;
    if (action.act === 'move')
      return who.send('PATCH', path, { quantity: action.units, ...this.range(action.wanted) });
    if (action.act === 'extend') {
      const by = action.days === null ? { end_at: this.instant(action.until) } : { days: action.days };
      return who.send('POST', `${path}/extend`, by);
    }
    if (action.act === 'return_some') return who.send('POST', `${path}/return`, { quantity: action.units });
    const [method, rest] = PATHS[action.act];
    return who.send(method, path + rest);
  }

  private range({ from, until }: { from: number; until: number }): Record<string, string> {
    if (this.terms.hourly) return { start_at: this.instant(from), end_at: this.instant(until) };
    const { nameOf } = this.lending.calendar;
    return { start_date: nameOf[from]!, end_date: nameOf[until]! };
  }

  private instant(quarter: number): string {
    return new Date(this.lending.calendar.origin + quarter * QUARTER_MS).toISOString();
  }
}

function quarterAt({ origin }: Calendar, now: number): number {
  return Math.floor((now - origin) / QUARTER_MS);
}

/** Refusals for lack of room, whose `free` the model counts. */
const ROOM: ReadonlySet<string> = new Set(['booking.unavailable', 'booking.on_loan']);

/** Returns the part of a response that the model predicts. */
function told({ status, body }: Answer) {
  if (status < 300) return { status, code: 'ok', booking: seen(body.booking) };
  const code = body?.code as string;
  const free = ROOM.has(code) ? (body?.params?.free as number | undefined) : undefined;
  return { status, code, ...(free !== undefined && { free }) };
}

/** A booking of the REST contract in the model's words. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shapes are those of docs/openapi.json, checked in tests/contract
export function seen(booking: any): BookingSnapshot {
  const instant = (time: string) => new Date(time).toISOString();
  return {
    state: booking.state,
    start: booking.start_date ?? instant(booking.start_at),
    end: booking.end_date ?? instant(booking.end_at),
    units: booking.quantity,
    back: booking.returned_quantity,
    extended: booking.extended_days,
    overdue: booking.overdue_in_days,
    notCollected: booking.not_collected,
  };
}
