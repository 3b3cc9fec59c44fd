import { nearestFree, NEAREST_WITHIN_DAYS, spanOf, type Asked } from '@kashikari/availability';
import type { Refusal } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { Booking } from '../domain/booking';
import { openingOf, termsOf } from '../domain/good';
import { Schedules, type Terms } from './ports';

const HELPED: ReadonlySet<string> = new Set(['booking.unavailable', 'booking.on_loan']);

export interface RefusedRange extends Terms {
  readonly asked: Asked;
  readonly quantity: number;
  readonly manages: boolean;
  readonly now: number;
  /** The booking that is to be moved: it does not stand in its own way, and its zone and margin are frozen. */
  readonly moved?: Booking;
}

/** A refusal that helps: beside what is free then, the nearest ranges of the same length that can be had. */
@Injectable()
export class HelpRefusal {
  constructor(private readonly schedules: Schedules) {}

  async run(
    refusal: Refusal,
    { good, lender, asked, quantity, manages, now, moved }: RefusedRange,
  ): Promise<Refusal> {
    if (!HELPED.has(refusal.code)) return refusal;
    const terms = { ...termsOf(good, lender), ...moved?.terms };
    const span = spanOf(asked, terms.zone);
    const reach = (NEAREST_WITHIN_DAYS + terms.marginDays + 1) * 86_400_000;
    const within = { from: Math.max(now, span.from - reach), until: span.until + reach };
    const occupants = await this.schedules.occupants(good.id, within, now, moved?.id);
    const opening = openingOf(good, lender);
    const nearest = nearestFree({
      asked,
      quantity,
      terms,
      opening,
      occupants,
      now,
      passesOverOpening: manages,
    });
    return {
      ...refusal,
      params: { ...refusal.params, before: rangeOnWire(nearest.before), after: rangeOnWire(nearest.after) },
    };
  }
}

/** A range in the names of the REST contract. */
function rangeOnWire(asked: Asked | null): Record<string, string> | null {
  if (asked === null) return null;
  if (asked.unit === 'day') return { start_date: asked.startDate, end_date: asked.endDate };
  return { start_at: new Date(asked.startAt).toISOString(), end_at: new Date(asked.endAt).toISOString() };
}
