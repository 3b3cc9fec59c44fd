import type { Asked } from '@kashikari/availability';
import { DomainError, notFound, type Call, type Refusal, type Verdict } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { mayBookInBulk, MOST_IN_BULK } from '../domain/bulk-booking';
import type { ShownBooking } from '../domain/shown-booking';
import { writer } from './callers';
import { draftBooking } from './draft-booking';
import { Learn } from './learn';
import { Bookings, TermsCache, type Draft } from './ports';

export interface BulkCreateCommand {
  /** Ids for the bookings, one for each good. */
  readonly ids: readonly string[];
  readonly goodIds: readonly string[];
  readonly asked: Asked;
  readonly memo: string;
  readonly borrowerId?: string;
}

/** Many goods, one range, all or nothing. */
@Injectable()
export class BulkCreateBookings {
  constructor(
    private readonly bookings: Bookings,
    private readonly terms: TermsCache,
    private readonly learn: Learn,
  ) {}

  async run(command: BulkCreateCommand, call: Call): Promise<ShownBooking[]> {
    const viewer = writer(call.actor);
    if (command.goodIds.length < 1 || command.goodIds.length > MOST_IN_BULK) {
      throw new DomainError({
        kind: 'invalid',
        code: 'validation',
        params: { most: MOST_IN_BULK },
        field: 'good_ids',
      });
    }
    if (new Set(command.goodIds).size < command.goodIds.length) {
      throw new DomainError({
        kind: 'invalid',
        code: 'validation',
        params: { unique: true },
        field: 'good_ids',
      });
    }
    let learned = false;
    for (;;) {
      const drafts = await this.drafts(command, viewer.userId, call);
      const result = await this.bookings.bookMany(drafts, viewer, call);
      if (Array.isArray(result)) return result;
      const { goodId, outcome } = result;
      if (outcome.kind === 'refused' && (learned || !(await this.learn.person(viewer.userId, call.now)))) {
        throw new DomainError(withGood(outcome.refusal, goodId));
      }
      if (outcome.kind !== 'refused') {
        if (learned) throw new DomainError({ kind: 'unavailable', code: 'busy' });
        this.terms.forget(goodId);
        await this.learn.good(goodId, call.now);
        const { borrowerId } = command;
        const isKnown = !borrowerId || (await this.learn.person(borrowerId, call.now));
        if (!isKnown && outcome.kind === 'unknown')
          throw new DomainError({ kind: 'invalid', code: 'validation', field: 'user_id' });
      }
      learned = true;
    }
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

/** A draft that the rules of bulk booking refuse to everybody. */
function refusedBy(verdict: Verdict<null>, draft: Draft): Draft {
  if (verdict.ok) return draft;
  return { ...draft, booking: null, memberRefusal: verdict.refusal, managerRefusal: verdict.refusal };
}

function withGood(refusal: Refusal, goodId: string): Refusal {
  return { ...refusal, params: { ...refusal.params, good_id: goodId } };
}
