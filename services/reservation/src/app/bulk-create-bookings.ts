import type { Asked } from '@kashikari/availability';
import { DomainError, notFound, type Call, type Refusal, type Verdict } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { mayBookInBulk, MOST_IN_BULK } from '../domain/bulk-booking';
import type { ShownBooking } from '../domain/shown-booking';
import { writer } from './callers';
import { draftBooking } from './draft-booking';
import { HelpRefusal } from './help-refusal';
import { Learn } from './learn';
import { Bookings, TermsCache, type BookOutcome, type Draft } from './ports';

export interface BulkCreateCommand {
  /** Ids for the bookings, one for each good. */
  readonly ids: readonly string[];
  readonly goodIds: readonly string[];
  readonly asked: Asked;
  readonly memo: string;
  readonly borrowerId?: string;
}

/** How often terms may change, or facts be fetched, under one request before we say that we are busy. */
const ATTEMPTS = 5;

/** Many goods, one range, all or nothing. */
@Injectable()
export class BulkCreateBookings {
  constructor(
    private readonly bookings: Bookings,
    private readonly terms: TermsCache,
    private readonly learn: Learn,
    private readonly help: HelpRefusal,
  ) {}

  async run(command: BulkCreateCommand, call: Call): Promise<ShownBooking[]> {
    const viewer = writer(call.actor);
    checkGoodIds(command.goodIds);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const drafts = await this.drafts(command, viewer.userId, call);
      const result = await this.bookings.bookMany(drafts, viewer, call);
      if (Array.isArray(result)) return result;
      const { goodId, outcome } = result;
      if (outcome.kind !== 'refused') this.terms.forget(goodId);
      if (outcome.kind === 'unknown_good') await this.learn.good(goodId, call.now);
      if (outcome.kind === 'unknown_borrower') await this.learn.borrower(command.borrowerId ?? '', call.now);
      if (
        outcome.kind === 'refused' &&
        !(await this.learn.afterRefusal(outcome.refusal, viewer.userId, call.now))
      ) {
        const refusal = withGood(await this.helped(goodId, outcome, command, drafts, call), goodId);
        if (await this.bookings.keepRefusal(refusal, call)) throw new DomainError(refusal);
      }
    }
    throw new DomainError({ kind: 'unavailable', code: 'busy' });
  }

  /** What the refusal of one of them says of other days and other goods. */
  private async helped(
    goodId: string,
    { refusal, manages }: BookOutcome & { readonly kind: 'refused' },
    { asked, borrowerId }: BulkCreateCommand,
    drafts: readonly Draft[],
    call: Call,
  ): Promise<Refusal> {
    const viewer = writer(call.actor);
    const terms = drafts.find((draft) => draft.goodId === goodId)?.terms;
    if (!terms) return refusal;
    const asker = { viewer, borrowerId: borrowerId ?? viewer.userId };
    return this.help.run(refusal, { ...terms, asked, quantity: 1, manages, asker, now: call.now });
  }

  private async drafts(command: BulkCreateCommand, userId: string, call: Call): Promise<Draft[]> {
    const drafts: Draft[] = [];
    for (const [index, goodId] of command.goodIds.entries()) {
      let terms = await this.terms.of(goodId);
      if (!terms && (await this.learn.good(goodId, call.now))) terms = await this.terms.of(goodId);
      if (!terms) throw notFound('good', goodId);
      const wanted = {
        id: command.ids[index] as string,
        asked: command.asked,
        quantity: 1,
        borrowerId: command.borrowerId ?? userId,
        memo: command.memo,
        method: 'bulk' as const,
      };
      drafts.push(refusedBy(mayBookInBulk(terms.good), draftBooking(wanted, terms, call.now)));
    }
    return drafts;
  }
}

/** At least one, not too many, none twice. @throws DomainError */
function checkGoodIds(ids: readonly string[]): void {
  const refuse = (params: Record<string, unknown>) =>
    new DomainError({ kind: 'invalid', code: 'validation', params, field: 'good_ids' });
  if (ids.length < 1 || ids.length > MOST_IN_BULK) throw refuse({ most: MOST_IN_BULK });
  if (new Set(ids).size < ids.length) throw refuse({ unique: true });
}

/** A draft that the rules of bulk booking refuse to everybody. */
function refusedBy(verdict: Verdict<null>, draft: Draft): Draft {
  if (verdict.ok) return draft;
  return { ...draft, booking: null, memberRefusal: verdict.refusal, managerRefusal: verdict.refusal };
}

function withGood(refusal: Refusal, goodId: string): Refusal {
  return { ...refusal, params: { ...refusal.params, good_id: goodId } };
}
