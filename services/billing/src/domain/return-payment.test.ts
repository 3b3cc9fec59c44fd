import { unwrap } from '@kashikari/kernel';
import fc from 'fast-check';
import { runs } from '../../../../packages/platform/src/testing/budget';
import { loanOf, revision } from '../../test/loans';
import { costOf, returned, undone } from '../../test/returns';
import type { Loan } from './loan';
import { isAtReturn, isUnsettled, settleByHand, type Payment, type PaymentOutcome } from './payment';
import { chargeReturn, openReturn } from './return-payment';
import { settleUp } from './settle-up';

const MINUTE = 60_000;
const BEGIN = Date.parse('2027-01-11T00:00:00Z');
const TERMS = { takesCards: true, commissionPercent: 10 };

/** Billing's copy of one booking and its payments, in memory. */
class Billing {
  payments: Payment[] = [];
  known: Loan;
  private made = 0;

  constructor(loan: Loan) {
    this.known = loan;
    this.settle(BEGIN);
  }

  arrive(loan: Loan, now: number): void {
    if (loan.version <= this.known.version) return;
    this.known = loan;
    this.settle(now);
  }

  /** The job runs; a kept card, if any, is charged and paid at once. */
  job(now: number, cardId?: string): void {
    const terms = { ...TERMS, id: `return ${(this.made += 1)}`, cardId };
    this.store(chargeReturn(this.known, this.payments, terms, now).outcomes);
  }

  /** Everything that is open is paid. */
  pay(now: number): void {
    for (const payment of this.payments.filter(
      ({ paidAt, status }) => paidAt === null && status !== 'canceled',
    ))
      this.store([unwrap(settleByHand(payment, { method: 'cash', note: '' }, now, now))]);
  }

  get ofReturns(): Payment[] {
    return this.payments.filter(isAtReturn);
  }

  /** Yen that the payer has paid for returns and did not get back. */
  get net(): number {
    const paid = this.ofReturns.filter(({ paidAt }) => paidAt !== null);
    return paid.reduce((sum, { amount, amountRefunded }) => sum + amount - amountRefunded, 0);
  }

  private settle(now: number): void {
    this.store(settleUp(this.known, this.payments, () => `price ${(this.made += 1)}`, now, TERMS));
  }

  private store(outcomes: readonly PaymentOutcome[]): void {
    for (const { payment } of outcomes)
      this.payments = [...this.payments.filter(({ id }) => id !== payment.id), payment];
  }
}

const lent = () => loanOf([revision(5_000)], { version: 1 });

describe('the payment of a return', () => {
  const late = returned(lent(), costOf({ overdue: 2_000, extended: 500 }, BEGIN));

  it('is over both sums, for lateness where there is any, and blocks new bookings until it is paid', () => {
    const billing = new Billing(lent());
    billing.arrive(late, BEGIN);
    billing.job(BEGIN + 15 * MINUTE);
    const [payment] = billing.ofReturns;
    expect(payment).toMatchObject({ number: 1, reason: 'overdue', amount: 2_500, tax: 227, status: 'draft' });
    expect([payment!.settlement, payment!.commissionPercent, isUnsettled(payment!)]).toEqual([
      'card',
      10,
      true,
    ]);
    billing.pay(BEGIN + 20 * MINUTE);
    expect(isUnsettled(billing.ofReturns[0]!)).toBe(false);
  });

  it('is not opened before 15 minutes are over, and charges a kept card by one order', () => {
    const at = (minutes: number, cardId?: string) =>
      chargeReturn(late, [], { ...TERMS, id: 'a', cardId }, BEGIN + minutes * MINUTE);
    expect(at(14.99, 'pm_1')).toEqual({ outcomes: [], orders: [] });
    expect(at(15, 'pm_1').orders).toEqual([
      { kind: 'charge', subject: 'return', cardId: 'pm_1', amount: 2_500 },
    ]);
    expect(at(15).orders).toEqual([]);
    const card = chargeReturn({ ...late, byCard: true }, [], { ...TERMS, id: 'a' }, BEGIN + 15 * MINUTE);
    expect(card.outcomes[0]!.payment).toMatchObject({ settlement: 'direct', commissionPercent: 0 });
  });

  it('stays with the lender to whom the good came back, when it is transferred', () => {
    const billing = new Billing(lent());
    billing.arrive(late, BEGIN);
    billing.job(BEGIN + 15 * MINUTE);
    billing.arrive({ ...late, version: 9, payeeId: 'new lender' }, BEGIN + 16 * MINUTE);
    expect(billing.ofReturns[0]!.payeeId).toBe(late.payeeId);
  });
});

/** A booking that is returned and undone by turns, and what billing hears of it and does in between. */
const history = fc.record({
  costs: fc.array(fc.constantFrom(0, 60, 2_000, 3_000), { minLength: 1, maxLength: 5 }),
  endsUndone: fc.boolean(),
  deeds: fc.array(
    fc.oneof(
      fc.record({ deed: fc.constant('arrive' as const), index: fc.nat(9) }),
      fc.record({ deed: fc.constant('job' as const), index: fc.nat(1) }),
      fc.record({ deed: fc.constant('pay' as const), index: fc.nat(0) }),
    ),
    { maxLength: 30 },
  ),
});

it('whatever comes late, twice or shuffled: only the last return is paid, once, and the price is left alone', () => {
  fc.assert(
    fc.property(history, ({ costs, endsUndone, deeds }) => {
      const versions: Loan[] = [lent()];
      costs.forEach((overdue, index) => {
        const at = BEGIN + index * MINUTE;
        const cost = overdue > 0 ? costOf({ overdue }, at, index + 1) : undefined;
        versions.push(returned(versions.at(-1)!, cost));
        if (endsUndone || index < costs.length - 1) versions.push(undone(versions.at(-1)!));
      });
      const last = versions.at(-1)!;
      const billing = new Billing(versions[0]!);
      let now = BEGIN;
      for (const { deed, index } of deeds) {
        now += 4 * MINUTE;
        if (deed === 'arrive') billing.arrive(versions[index % versions.length]!, now);
        else if (deed === 'job') billing.job(now, index ? 'pm_1' : undefined);
        else billing.pay(now);
        const live = billing.ofReturns.filter(
          ({ status, amount, amountRefunded }) => status !== 'canceled' && amount > amountRefunded,
        );
        expect(live.length).toBeLessThanOrEqual(1);
        expect(live.every(({ number }) => number === billing.known.charge.atReturn?.number)).toBe(true);
      }
      billing.arrive(last, now);
      now += 30 * MINUTE;
      for (let times = 0; times < 2; times += 1) {
        billing.job(now);
        billing.pay(now);
        billing.arrive(last, now);
      }
      const { atReturn } = last.charge;
      expect(billing.net).toBe(atReturn ? atReturn.overdue : 0);
      expect(openReturn(last, billing.payments)).toBeUndefined();
      const ofPrice = billing.payments.filter((payment) => !isAtReturn(payment));
      expect(ofPrice.map(({ amount, amountRefunded }) => amount - amountRefunded)).toEqual([5_000]);
      expect(new Set(billing.ofReturns.map(({ number }) => number)).size).toBe(billing.ofReturns.length);
    }),
    { numRuns: runs(500, 10_000) },
  );
});
