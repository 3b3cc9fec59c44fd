import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import type { CardTerms } from '../domain/card-terms';
import { withReleases } from '../domain/release';
import { settleUp } from '../domain/settle-up';
import { Payees } from './cards/payees';
import { Operator, type SettleUp } from './ports';

/** Settles bookings up by the terms that their lenders have now. */
@Injectable()
export class SettleUpAll {
  constructor(
    private readonly payees: Payees,
    private readonly operator: Operator,
  ) {}

  /** @param now business time, epoch milliseconds */
  async by(payeeIds: readonly string[], tx: Tx, now: number): Promise<SettleUp> {
    const { commissionPercent } = this.operator;
    const taking = await this.payees.takesCards(payeeIds, tx);
    const termsOf = (payeeId: string): CardTerms => ({
      ...{ takesCards: taking.has(payeeId), commissionPercent },
    });
    return (loan, payments, newId) => {
      const outcomes = settleUp(loan, payments, newId, now, termsOf(loan.payeeId));
      return withReleases(loan, payments, outcomes, now);
    };
  }
}
