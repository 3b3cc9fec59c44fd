import type { BookingRange } from '@kashikari/availability';
import { type Call, DomainError, type Refusal, refused } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { mayBookInBulk, MAX_IN_BULK } from '../domain/bulk-booking';
import type { ShownBooking } from '../domain/shown-booking';
import { partiesOf, writer } from './callers';
import { draftBooking, refusedBy } from './draft-booking';
import { SuggestAlternatives } from './suggest-alternatives';
import { Bookings, type Draft, type RefusedOutcome, type Terms, type Viewer } from './ports';
import { ATTEMPTS, KnownTerms, refuseUnreached } from './known-terms';

export interface BulkCreateCommand {
  /** Ids of the new bookings, one for each good. */
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
    private readonly known: KnownTerms,
    private readonly alternatives: SuggestAlternatives,
  ) {}

  async run(command: BulkCreateCommand, call: Call): Promise<ShownBooking[]> {
    const viewer = writer(call.actor);
    const { goodIds, borrowerId = viewer.userId } = command;
    checkGoodIds(goodIds);
    for (let tries = 0; tries < ATTEMPTS; tries += 1) {
      const known = await this.known.of(goodIds, call.now);
      refuseUnreached(known.values(), viewer);
      const drafts = draftsOf(command, partiesOf(viewer, borrowerId), known, call.now);
      const result = await this.bookings.bookMany(drafts, viewer, call);
      if (Array.isArray(result)) return result;
      const { goodId, outcome } = result;
      const parties = { goodId, borrowerId, userId: viewer.userId };
      if (await this.known.learnFrom(outcome, parties, call.now)) continue;
      if (outcome.kind !== 'refused') continue;
      const refusal = await this.helpful(
        command,
        known.get(goodId)!,
        outcome,
        { viewer, borrowerId },
        call.now,
      );
      // Another answer was stored for the key in the meantime: the next attempt finds it.
      if (await this.bookings.keepRefusal(refusal, call)) throw new DomainError(refusal);
    }
    throw refused('busy');
  }

  /** The refusal, with the good that it is about and what would be free instead. */
  private async helpful(
    { asked }: BulkCreateCommand,
    terms: Terms,
    { refusal, manages }: RefusedOutcome,
    asker: { readonly viewer: Viewer; readonly borrowerId: string },
    now: number,
  ): Promise<Refusal> {
    const range = { ...terms, asked, quantity: 1, manages, asker, now };
    const helpful = await this.alternatives.run(refusal, range);
    return { ...helpful, params: { ...helpful.params, good_id: terms.good.id } };
  }
}

function draftsOf(
  { ids, goodIds, asked, memo }: BulkCreateCommand,
  parties: ReturnType<typeof partiesOf>,
  known: ReadonlyMap<string, Terms>,
  now: number,
): Draft[] {
  return goodIds.map((goodId, index) => {
    const terms = known.get(goodId)!;
    const wanted = {
      id: ids[index] as string,
      asked,
      quantity: 1,
      memo,
      method: 'bulk' as const,
      ...parties,
    };
    return refusedBy(mayBookInBulk(terms.good), draftBooking(wanted, terms, now));
  });
}

/** @throws DomainError `validation` for no ids, for more than `MAX_IN_BULK`, and for duplicates */
function checkGoodIds(ids: readonly string[]): void {
  const refuse = (params: Record<string, unknown>) => refused('validation', params, 'good_ids');
  if (ids.length < 1 || ids.length > MAX_IN_BULK) throw refuse({ most: MAX_IN_BULK });
  if (new Set(ids).size < ids.length) throw refuse({ unique: true });
}
