import { unwrap } from '@kashikari/kernel';
import type { Journal } from '../src/domain/ledger';
import type { Loan } from '../src/domain/loan';
import { leftOf, refundByManager, settleByHand, type Payment } from '../src/domain/payment';
import { settleUp } from '../src/domain/settle-up';
import { BOOKED_AT } from './loans';

const MINUTE = 60_000;

/** One booking's payments in memory, as the store keeps them. */
export class Books {
  payments: Payment[] = [];
  readonly journals: Journal[] = [];
  private known: Loan | undefined;
  private made = 0;

  /** A copy of the booking arrives. */
  arrive(loan: Loan, minutes = 0): void {
    if (this.known && this.known.version >= loan.version) loan = this.known;
    this.known = loan;
    this.store(settleUp(loan, this.payments, () => `payment ${(this.made += 1)}`, this.at(minutes)));
  }

  /** Managers note that all open payments were made. */
  settle(minutes: number): void {
    for (const payment of this.payments.filter(({ status }) => status === 'draft')) {
      const paidAt = Math.max(this.at(minutes), ...this.known!.charge.revisions.map(({ at }) => at));
      this.store([unwrap(settleByHand(payment, { method: 'cash', note: '' }, paidAt, paidAt))]);
    }
  }

  refund(share: number, minutes: number): void {
    for (const payment of this.payments.filter(({ status }) => status === 'succeeded')) {
      const amount = Math.floor(leftOf(payment) * share);
      const wanted = { amount, reason: '故障', source: `manager:${this.journals.length}` };
      if (amount > 0) this.store([unwrap(refundByManager(payment, wanted, this.at(minutes)))]);
    }
  }

  balance(account: string): number {
    const entries = this.journals
      .flatMap((journal) => journal.entries)
      .filter((entry) => entry.account === account);
    return entries.reduce((sum, { amount }) => sum + amount, 0);
  }

  get paid(): number {
    return this.payments.filter(({ paidAt }) => paidAt !== null).reduce((sum, { amount }) => sum + amount, 0);
  }

  get refunded(): number {
    return this.payments.reduce((sum, { amountRefunded }) => sum + amountRefunded, 0);
  }

  /** Result that must not depend on the order of events: excludes versions and times. */
  get result() {
    return this.payments.map(({ number, status, amount, tax, amountRefunded, amountKept, refunds }) => ({
      ...{ number, status, amount, tax, amountRefunded, amountKept },
      refunds: refunds.map(({ source, amount: yen, kept }) => ({ source, yen, kept })),
    }));
  }

  private store(outcomes: ReturnType<typeof settleUp>): void {
    for (const { payment, journal } of outcomes) {
      this.payments = [...this.payments.filter(({ id }) => id !== payment.id), payment];
      if (journal) this.journals.push(journal);
    }
    this.payments.sort((a, b) => a.number - b.number);
  }

  private readonly at = (minutes: number) => BOOKED_AT + minutes * MINUTE;
}
