import { type Call, DomainError, notFound, refused, unwrap, type Refusal } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { MAX_IN_BULK } from '../domain/bulk-booking';
import type { SettleChoice } from '../domain/stocktaking/check';
import { settle } from '../domain/stocktaking/settle';
import { writer } from './callers';
import { StockCatalog, StockDecisions } from './ports/stocktaking';
import { StocktakingAccess } from './stocktaking-access';

export interface SettleItem {
  readonly goodId: string;
  readonly choice: SettleChoice;
  readonly reason: string;
}

export interface SettleOutcome {
  readonly goodId: string;
  readonly refusal?: Refusal;
}

/**
 * Settles differences of a closed period, each by itself. A decision is stored first and then applied by catalog, so that
 * a call that breaks off and is repeated changes nothing twice.
 */
@Injectable()
export class SettleStocktaking {
  constructor(
    private readonly decisions: StockDecisions,
    private readonly catalog: StockCatalog,
    private readonly access: StocktakingAccess,
  ) {}

  async run(periodId: string, items: readonly SettleItem[], call: Call): Promise<SettleOutcome[]> {
    const { userId, ...viewer } = writer(call.actor);
    const period = await this.access.period(periodId, { userId, ...viewer }, call);
    if (items.length < 1 || items.length > MAX_IN_BULK)
      throw refused('validation', { most: MAX_IN_BULK }, 'items');
    if (period.closedAt === null) throw refused('stocktaking.not_closed');
    // An idempotency key belongs to the call as a whole; each good is its own.
    const each: Call = { ...call, idempotency: undefined };
    const outcomes: SettleOutcome[] = [];
    for (const item of items) {
      try {
        await this.one(periodId, item, userId, each);
        outcomes.push({ goodId: item.goodId });
      } catch (error) {
        if (!(error instanceof DomainError) || error.refusal.kind === 'unavailable') throw error;
        outcomes.push({ goodId: item.goodId, refusal: error.refusal });
      }
    }
    return outcomes;
  }

  private async one(periodId: string, { goodId, choice, reason }: SettleItem, userId: string, call: Call) {
    const decision = { choice, reason, decidedBy: userId };
    const decided = await this.decisions.decide(periodId, goodId, decision, call.now, (check) =>
      settle(check, choice, reason),
    );
    if (!decided) throw notFound('good', goodId);
    if (decided.applied) return;
    const { quantity } = unwrap(settle(decided.check, choice, reason));
    if (quantity !== null) await this.apply(periodId, goodId, decided.check.quantity, quantity, call);
    await this.decisions.applied(periodId, goodId, call.now);
  }

  private async apply(periodId: string, goodId: string, from: number, to: number, call: Call) {
    try {
      await this.catalog.setQuantity(goodId, from, to, call);
    } catch (error) {
      // It is unknown whether catalog applied the change. The decision is kept, and a repeated call applies it.
      const isRefused = error instanceof DomainError && error.refusal.kind !== 'unavailable';
      if (isRefused) await this.decisions.withdraw(periodId, goodId);
      throw error;
    }
  }
}
