import { type Call, DomainError, type Refusal, refused } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { MAX_IN_BULK } from '../domain/bulk-booking';
import type { ShownBooking } from '../domain/shown-booking';
import { writer } from './callers';
import { Bookings, type Rule } from './ports';

export type ChangeOutcome =
  { readonly id: string; readonly shown: ShownBooking } | { readonly id: string; readonly refusal: Refusal };

/** Applies the same act to many bookings, e.g. to all that are returned at once; each has its own outcome. */
@Injectable()
export class BulkChangeBookings {
  constructor(private readonly bookings: Bookings) {}

  async run(ids: readonly string[], rule: Rule, call: Call): Promise<ChangeOutcome[]> {
    const viewer = writer(call.actor);
    if (ids.length < 1 || ids.length > MAX_IN_BULK) {
      throw refused('validation', { most: MAX_IN_BULK }, 'booking_ids');
    }
    // An idempotency key belongs to the call as a whole; each act is its own.
    const each: Call = { ...call, idempotency: undefined };
    const outcomes: ChangeOutcome[] = [];
    for (const id of ids) {
      try {
        outcomes.push({ id, shown: await this.bookings.change(id, viewer, each, rule) });
      } catch (error) {
        if (!(error instanceof DomainError) || error.refusal.kind === 'unavailable') throw error;
        outcomes.push({ id, refusal: error.refusal });
      }
    }
    return outcomes;
  }
}
