import { checkRange, spanOf, type BookingRange } from '@kashikari/availability';
import { dayOf, notFound, unwrap, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../domain/booking';
import { termsOf } from '../domain/good';
import { firstFree } from '../domain/offered-goods';
import { signedIn } from './callers';
import { Companions, Schedules, type Companion } from './ports';

export interface AskedCompanions {
  readonly goodId: string;
  /** Range in which the good is to be borrowed. */
  readonly asked: BookingRange;
}

/**
 * Lists up to three companions of a good, the most frequent first. The same person had them at the same time, at least
 * twice within 365 days. The actor may book them, and they are free for the whole range.
 */
@Injectable()
export class ListCompanions {
  constructor(
    private readonly schedules: Schedules,
    private readonly companions: Companions,
  ) {}

  /**
   * @throws DomainError `unauthenticated`; `not_found` for a good that the actor does not see; `booking.range` for days of a
   * good that is lent by the hour and the other way round, and for ends in the wrong order or too far ahead
   */
  async run({ goodId, asked }: AskedCompanions, { actor, now }: Call): Promise<Companion[]> {
    const viewer = signedIn(actor);
    const [shown] = await this.schedules.of([goodId], dayOf(now, 'UTC'), 1, viewer, now);
    if (!shown) throw notFound('good', goodId);
    const { good, lender } = shown.terms;
    const range = checkRange(asked, { ...termsOf(good, lender), maxDays: null }, now);
    // A past range has no companions.
    if (!range.ok && range.refusal.code === 'booking.in_the_past') return [];
    unwrap(range);
    const span = spanOf(asked, lender.zone);
    // Another lender's day begins up to a day before or after.
    const within = { from: span.from - DAY_MS, until: span.until + DAY_MS };
    const candidates = await this.companions.of(goodId, {
      ...{ viewer, borrowerId: viewer.userId, within, isHourly: good.isHourly, quantity: 1, now },
    });
    return firstFree(candidates, { asked, quantity: 1, now });
  }
}
