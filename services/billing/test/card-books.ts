import { applyDispute } from '../src/domain/chargeback';
import { applyIntent } from '../src/domain/apply-intent';
import type { Journal } from '../src/domain/ledger';
import type { Loan } from '../src/domain/loan';
import { leftOf, recordRefund, type Payment, type PaymentOutcome } from '../src/domain/payment';
import { withReleases } from '../src/domain/release';
import { settleUp } from '../src/domain/settle-up';

const TERMS = { takesCards: true, commissionPercent: 10 };

/** One booking's card payments in memory, as the store keeps them. */
export class CardBooks {
  payments: Payment[] = [];
  readonly journals: Journal[] = [];
  private known: Loan | undefined;
  private made = 0;

  constructor(public now: number) {}

  /** A copy of the booking arrives, or time has passed. */
  arrive(loan: Loan | undefined = this.known): void {
    if (!loan) return;
    if (!this.known || loan.version > this.known.version) this.known = loan;
    const before = this.payments;
    const outcomes = settleUp(this.known, before, () => `payment ${(this.made += 1)}`, this.now, TERMS);
    this.store(withReleases(this.known, before, outcomes, this.now));
  }

  /** The payer's card is charged. */
  charge(): void {
    for (const { id, amount, paidAt } of this.payments.filter(({ capturedAt }) => capturedAt === null)) {
      if (paidAt !== null) continue;
      const intent = {
        ...{
          id: `intent of ${id}`,
          status: 'succeeded' as const,
          amount,
          captured: amount,
          captureBefore: null,
        },
        ...{ card: null, keptCardId: null, keepsCard: false, error: null },
      } as const;
      const payment = this.payments.find((one) => one.id === id)!;
      this.store(applyIntent(payment, this.known!, intent, this.now).outcomes);
    }
    this.arrive();
  }

  refund(share: number, source: string): void {
    for (const payment of this.payments.filter(({ status }) => status === 'succeeded')) {
      const amount = Math.floor(leftOf(payment) * share);
      if (amount > 0)
        this.store([recordRefund(payment, { source, amount, kept: 0, reason: '', at: this.now })]);
    }
  }

  dispute(id: string, status: 'open' | 'lost' | 'won'): void {
    for (const payment of this.payments) {
      const dispute = { id, intentId: payment.intentId ?? '', amount: payment.amount, status };
      const outcome = applyDispute(payment, dispute, this.now);
      if (outcome) this.store([outcome]);
    }
    this.arrive();
  }

  /** Credits by account and owner, yen; accounts of 0 are left out. */
  get balances(): Record<string, number> {
    const sums: Record<string, number> = {};
    for (const { account, ownerId, amount } of this.journals.flatMap(({ entries }) => entries)) {
      const name = [account, ownerId].filter(Boolean).join(' ');
      sums[name] = (sums[name] ?? 0) - amount;
    }
    return Object.fromEntries(Object.entries(sums).filter(([, yen]) => yen !== 0));
  }

  private store(outcomes: readonly PaymentOutcome[]): void {
    for (const { payment, journal } of outcomes) {
      this.payments = [...this.payments.filter(({ id }) => id !== payment.id), payment];
      if (journal) this.journals.push(journal);
    }
    this.payments.sort((a, b) => a.number - b.number);
  }
}
