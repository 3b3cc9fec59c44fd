import {
  NEAREST_WITHIN_DAYS,
  refusalsOf,
  spanOf,
  alternativesOf,
  type BookingRange,
} from '@kashikari/availability';
import type { Refusal } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { Booking } from '../domain/booking';
import { openingOf, termsOf } from '../domain/good';
import { firstFree } from '../domain/offered-goods';
import { EqualGoods, Schedules, type Terms, type Viewer } from './ports';
import { SingleFlight } from './single-flight';

/** Refusals for want of room, where an equal good helps too. */
const ROOM: ReadonlySet<string> = new Set(['booking.unavailable', 'booking.on_loan', 'booking.exclusive']);

/** Refusals of the rules, which another range or quantity satisfies. */
const RULES: ReadonlySet<string> = new Set([
  'booking.max_days',
  'booking.disabled_weekday',
  'booking.closed_date',
  'booking.at_least_days_ahead',
  'booking.quantity',
]);

export interface RefusedRange extends Terms {
  readonly asked: BookingRange;
  readonly quantity: number;
  readonly manages: boolean;
  readonly now: number;
  /** The booking to be moved: it does not conflict with itself, and its zone and margin are frozen. */
  readonly moved?: Booking;
  /** The caller and the borrower. Absent if other goods would not help, for example when a booking is moved. */
  readonly asker?: { readonly viewer: Viewer; readonly borrowerId: string };
}

/** Alternatives by the field names of the REST contract, with all refusals of the requested range. */
interface Instead {
  readonly free: number;
  readonly before: Record<string, string> | null;
  readonly after: Record<string, string> | null;
  readonly longest?: Record<string, string> | null;
  readonly refusals: readonly Refusal[];
}

/**
 * Adds alternatives to a refusal: free units, the nearest ranges of the same length, and equal goods. If the range is
 * too long, the longest one from its start is added. Further refusals are listed in `also`.
 */
@Injectable()
export class SuggestAlternatives {
  private readonly nearestLooks = new SingleFlight<Instead>();
  private readonly alikeLooks = new SingleFlight<boolean>();

  constructor(
    private readonly schedules: Schedules,
    private readonly equals: EqualGoods,
  ) {}

  async run(refusal: Refusal, refused: RefusedRange): Promise<Refusal> {
    const forRoom = ROOM.has(refusal.code);
    if (!forRoom && !RULES.has(refusal.code)) return refusal;
    const [{ refusals, ...nearest }, equal] = await Promise.all([
      this.nearest(refused),
      forRoom ? this.equal(refused) : {},
    ]);
    const also = besides(refusal, refusals);
    // Values read under the good's lock take precedence over those read later.
    return {
      ...refusal,
      params: { ...nearest, ...refusal.params, ...equal, ...(also.length > 0 && { also }) },
    };
  }

  private nearest(refused: RefusedRange): Promise<Instead> {
    const { good, asked, quantity, manages, moved } = refused;
    // A moved booking has frozen terms, so no other request shares its question.
    if (moved) return this.lookForNearest(refused);
    const question = JSON.stringify([good.id, good.version, asked, quantity, manages]);
    return this.nearestLooks.at(question, () => this.lookForNearest(refused));
  }

  private async lookForNearest(refused: RefusedRange): Promise<Instead> {
    const { good, lender, asked, quantity, manages, now, moved } = refused;
    const terms = { ...termsOf(good, lender), ...moved?.terms };
    const span = spanOf(asked, terms.zone);
    const reach = (NEAREST_WITHIN_DAYS + terms.marginDays + 1) * 86_400_000;
    const within = { from: Math.max(now, span.from - reach), until: span.until + reach };
    const occupants = await this.schedules.occupants(good.id, within, now, moved?.id);
    const opening = openingOf(good, lender);
    const input = { asked, quantity, terms, opening, occupants, now, passesOverOpening: manages };
    const { before, after, longest, free } = alternativesOf(input);
    return {
      ...{ free, before: rangeOnWire(before), after: rangeOnWire(after) },
      ...(longest && { longest: rangeOnWire(longest) }),
      refusals: refusalsOf(input),
    };
  }

  private async equal({ good, lender, asked, quantity, now, asker }: RefusedRange) {
    if (!asker) return {};
    // Equal goods depend on the caller, but most goods have none at all.
    const some = await this.alikeLooks.at(good.id, () => this.equals.areThereAny(good.id));
    if (!some) return { equal_goods: [] };
    const span = spanOf(asked, lender.zone);
    // Another lender's day begins up to a day before or after.
    const within = { from: span.from - 86_400_000, until: span.until + 86_400_000 };
    const { isHourly } = good;
    const candidates = await this.equals.of(good.id, { ...asker, within, isHourly, quantity, now });
    const free = firstFree(candidates, { asked, quantity, now });
    return { equal_goods: free.map(({ good: { id, title } }) => ({ id, title })) };
  }
}

/** The other reasons against a range, in the names of the REST contract. */
function besides({ code, params }: Refusal, all: readonly Refusal[]): { code: string; params: unknown }[] {
  const said = ROOM.has(code)
    ? (one: Refusal) => ROOM.has(one.code)
    : (one: Refusal) => isSame(one, code, params);
  return all.filter((one) => !said(one)).map((one) => ({ code: one.code, params: one.params ?? {} }));
}

function isSame(one: Refusal, code: string, params: Refusal['params']): boolean {
  return one.code === code && JSON.stringify(one.params) === JSON.stringify(params);
}

/** A range in the names of the REST contract. */
function rangeOnWire(asked: BookingRange | null): Record<string, string> | null {
  if (asked === null) return null;
  if (asked.unit === 'day') return { start_date: asked.startDate, end_date: asked.endDate };
  return { start_at: new Date(asked.startAt).toISOString(), end_at: new Date(asked.endAt).toISOString() };
}
