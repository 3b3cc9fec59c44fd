import { refused, unwrap, type Verdict } from '@kashikari/kernel';
import { Database } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { StockDecisions } from '../../app/ports/stocktaking';
import {
  checkOf,
  type SettleChoice,
  type StockCheck,
  type StockDecision,
} from '../../domain/stocktaking/check';
import { instant } from '../booking/booking-row';
import { factsFrom, type FactsRow } from './stocktaking-rows';

interface DecisionRow {
  readonly choice: SettleChoice;
  readonly applied: boolean;
}

/** Decisions about one good come one after the other. */
const LOCK = {
  name: 'lock-stocktaking-result',
  text: `select *, '' as title, '' as management_id from stocktaking_result
    where period_id = $1 and good_id = $2 for update`,
};

const DECIDED = {
  name: 'stocktaking-decision',
  text: `select choice, applied_at is not null as applied from stocktaking_decision
    where period_id = $1 and good_id = $2`,
};

const DECIDE = {
  name: 'decide-stocktaking',
  text: `insert into stocktaking_decision (period_id, good_id, choice, reason, decided_by, decided_at)
    values ($1, $2, $3, $4, $5, $6)`,
};

const APPLIED = {
  name: 'stocktaking-decision-applied',
  text: `update stocktaking_decision set applied_at = $3
    where period_id = $1 and good_id = $2 and applied_at is null`,
};

const WITHDRAW = {
  name: 'withdraw-stocktaking-decision',
  text: 'delete from stocktaking_decision where period_id = $1 and good_id = $2 and applied_at is null',
};

@Injectable()
export class PgStockDecisions extends StockDecisions {
  constructor(private readonly db: Database) {
    super();
  }

  decide(
    periodId: string,
    goodId: string,
    { choice, reason, decidedBy }: StockDecision,
    now: number,
    rule: (check: StockCheck) => Verdict<unknown>,
  ): Promise<{ check: StockCheck; applied: boolean } | undefined> {
    return this.db.transaction(async (tx) => {
      const row = await tx.one<FactsRow>(LOCK, [periodId, goodId]);
      if (!row) return undefined;
      const check = checkOf(factsFrom(row));
      const before = await tx.one<DecisionRow>(DECIDED, [periodId, goodId]);
      if (before && before.choice !== choice) throw refused('stocktaking.settled', { choice: before.choice });
      if (before) return { check, applied: before.applied };
      unwrap(rule(check));
      await tx.read(DECIDE, [periodId, goodId, choice, reason, decidedBy, instant(now)]);
      return { check, applied: false };
    });
  }

  async applied(periodId: string, goodId: string, now: number): Promise<void> {
    await this.db.read(APPLIED, [periodId, goodId, instant(now)]);
  }

  async withdraw(periodId: string, goodId: string): Promise<void> {
    await this.db.read(WITHDRAW, [periodId, goodId]);
  }
}
