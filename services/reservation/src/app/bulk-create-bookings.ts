import type { BookingRange } from '@kashikari/availability';
import { type Call, refused, type Verdict } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { mayBookInBulk, MOST_IN_BULK } from '../domain/bulk-booking';
import type { ShownBooking } from '../domain/shown-booking';
import { writer } from './callers';
import { draftBooking } from './draft-booking';
import { SuggestAlternatives } from './suggest-alternatives';
import { Bookings, type Draft, type Terms } from './ports';
import { Refused, refusedIn, BookWithRetry } from './book-with-retry';

export interface BulkCreateCommand {
  /** Ids for the bookings, one for each good. */
  readonly ids: readonly string[];
  readonly goodIds: readonly string[];
  readonly asked: BookingRange;
  readonly memo: string;
  readonly borrowerId?: string;
}

/** Many goods, one range, all or nothing. */
@Injectable()
export class BulkCreateBookings {
  constructor(
    private readonly bookings: Bookings,
    private readonly booking: BookWithRetry,
    private readonly help: SuggestAlternatives,
  ) {}

  run(command: BulkCreateCommand, call: Call): Promise<ShownBooking[]> {
    const viewer = writer(call.actor);
    const { goodIds, asked, borrowerId = viewer.userId } = command;
    checkGoodIds(goodIds);
    const wish = { goodIds, borrowerId, userId: viewer.userId };
    return this.booking.run(wish, call, async (known) => {
      const drafts = draftsOf(command, borrowerId, known, call.now);
      const result = await this.bookings.bookMany(drafts, viewer, call);
      if (Array.isArray(result)) return { outcomes: [], conclude: () => result };
      const { goodId, outcome } = result;
      const conclude = async () => {
        const { refusal, manages } = refusedIn(outcome);
        const refused = { ...known.get(goodId)!, asked, quantity: 1, manages, now: call.now };
        const helped = await this.help.run(refusal, { ...refused, asker: { viewer, borrowerId } });
        return new Refused({ ...helped, params: { ...helped.params, good_id: goodId } });
      };
      return { outcomes: [{ goodId, outcome }], conclude };
    });
  }
}

function draftsOf(
  { ids, goodIds, asked, memo }: BulkCreateCommand,
  borrowerId: string,
  known: ReadonlyMap<string, Terms>,
  now: number,
): Draft[] {
  return goodIds.map((goodId, index) => {
    const terms = known.get(goodId)!;
    const wanted = {
      id: ids[index] as string,
      asked,
      quantity: 1,
      borrowerId,
      memo,
      method: 'bulk' as const,
    };
    return refusedBy(mayBookInBulk(terms.good), draftBooking(wanted, terms, now));
  });
}

/** At least one, not too many, none twice. @throws DomainError */
function checkGoodIds(ids: readonly string[]): void {
  const refuse = (params: Record<string, unknown>) => refused('validation', params, 'good_ids');
  if (ids.length < 1 || ids.length > MOST_IN_BULK) throw refuse({ most: MOST_IN_BULK });
  if (new Set(ids).size < ids.length) throw refuse({ unique: true });
}

/** A draft that the rules of bulk booking refuse to everybody. */
function refusedBy(verdict: Verdict<null>, draft: Draft): Draft {
  if (verdict.ok) return draft;
  return { ...draft, booking: null, memberRefusal: verdict.refusal, managerRefusal: verdict.refusal };
}
