import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { forbidden, type Call } from '@kashikari/kernel';
import type { Loan } from '../domain/loan';
import { Payments, ReturnCharges, type LoanDecision } from './ports';
import { SettleUpAll } from './settle-up-all';

/** Applies what reservation publishes or pushes of priced bookings, and draws the consequences for their payments. */
@Injectable()
export class ApplyLoans {
  constructor(
    private readonly payments: Payments,
    private readonly returns: ReturnCharges,
    private readonly settling: SettleUpAll,
  ) {}

  async run(loans: readonly Loan[], tx: Tx, now: number): Promise<void> {
    const payeeIds = [...new Set(loans.map(({ payeeId }) => payeeId))];
    await this.payments.applyLoans(tx, loans, await this.settling.by(payeeIds, tx, now), now);
    const returned = loans.filter(({ charge }) => charge.atReturn).map(({ bookingId }) => bookingId);
    if (returned.length > 0) await this.returns.schedule(tx, returned);
  }

  /** Compares a booking with its payments again: time has passed since its return. */
  async again(bookingId: string, tx: Tx, now: number): Promise<void> {
    const settle: LoanDecision = async (loan, payments, newId) => {
      const settleUp = await this.settling.by([loan.payeeId], tx, now);
      return { outcomes: settleUp(loan, payments, newId), orders: [] };
    };
    await this.payments.decideLoan(tx, bookingId, settle, now);
  }

  /**
   * Applies pushed loans in a separate transaction.
   * @throws DomainError `forbidden` unless a service calls
   */
  push(loans: readonly Loan[], { actor, now }: Call): Promise<void> {
    if (actor.kind !== 'system') throw forbidden();
    return this.payments.transaction((tx) => this.run(loans, tx, now));
  }
}
