import { nearestFree, NEAREST_WITHIN_DAYS, spanOf, type BookingRange } from '@kashikari/availability';
import type { Refusal } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { Booking } from '../domain/booking';
import { freeInstead } from '../domain/equal-goods';
import { openingOf, termsOf } from '../domain/good';
import { EqualGoods, Schedules, type Terms, type Viewer } from './ports';
import { SingleFlight } from './single-flight';

const HELPED: ReadonlySet<string> = new Set(['booking.unavailable', 'booking.on_loan', 'booking.exclusive']);

export interface RefusedRange extends Terms {
  readonly asked: BookingRange;
  readonly quantity: number;
  readonly manages: boolean;
  readonly now: number;
  /** The booking that is to be moved: it does not stand in its own way, and its zone and margin are frozen. */
  readonly moved?: Booking;
  /** Who asks, and for whom; absent where another good would be no help, as for a booking that is to be moved. */
  readonly asker?: { readonly viewer: Viewer; readonly borrowerId: string };
}

/** A refusal that helps: beside what is free then, the nearest ranges of the same length, and equal goods. */
@Injectable()
export class SuggestAlternatives {
  private readonly nearestLooks = new SingleFlight<Record<string, unknown>>();
  private readonly alikeLooks = new SingleFlight<boolean>();

  constructor(
    private readonly schedules: Schedules,
    private readonly equals: EqualGoods,
  ) {}

  async run(refusal: Refusal, refused: RefusedRange): Promise<Refusal> {
    if (!HELPED.has(refusal.code)) return refusal;
    const [nearest, equal] = await Promise.all([this.nearest(refused), this.equal(refused)]);
    return { ...refusal, params: { ...refusal.params, ...nearest, ...equal } };
  }

  private nearest(refused: RefusedRange): Promise<Record<string, unknown>> {
    const { good, asked, quantity, manages, moved } = refused;
    // A booking that is moved has terms of its own and is nobody else's question.
    if (moved) return this.lookForNearest(refused);
    const question = JSON.stringify([good.id, good.version, asked, quantity, manages]);
    return this.nearestLooks.at(question, () => this.lookForNearest(refused));
  }

  private async lookForNearest({ good, lender, asked, quantity, manages, now, moved }: RefusedRange) {
    const terms = { ...termsOf(good, lender), ...moved?.terms };
    const span = spanOf(asked, terms.zone);
    const reach = (NEAREST_WITHIN_DAYS + terms.marginDays + 1) * 86_400_000;
    const within = { from: Math.max(now, span.from - reach), until: span.until + reach };
    const occupants = await this.schedules.occupants(good.id, within, now, moved?.id);
    const opening = openingOf(good, lender);
    const input = { asked, quantity, terms, opening, occupants, now, passesOverOpening: manages };
    const { before, after } = nearestFree(input);
    return { before: rangeOnWire(before), after: rangeOnWire(after) };
  }

  private async equal({ good, lender, asked, quantity, now, asker }: RefusedRange) {
    if (!asker) return {};
    // Which of them the asker may have is a question for each; most goods have none.
    const some = await this.alikeLooks.at(good.id, () => this.equals.areThereAny(good.id));
    if (!some) return { equal_goods: [] };
    const span = spanOf(asked, lender.zone);
    // Another lender's day begins up to a day before or after.
    const within = { from: span.from - 86_400_000, until: span.until + 86_400_000 };
    const { isHourly } = good;
    const candidates = await this.equals.of(good.id, { ...asker, within, isHourly, quantity, now });
    const free = freeInstead(candidates, { asked, quantity, now });
    return { equal_goods: free.map(({ id, title }) => ({ id, title })) };
  }
}

/** A range in the names of the REST contract. */
function rangeOnWire(asked: BookingRange | null): Record<string, string> | null {
  if (asked === null) return null;
  if (asked.unit === 'day') return { start_date: asked.startDate, end_date: asked.endDate };
  return { start_at: new Date(asked.startAt).toISOString(), end_at: new Date(asked.endAt).toISOString() };
}
