import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { dayOf, RENEWAL_LAPSE_DAYS, RENEWAL_RETRY_DAYS } from '@kashikari/kernel';
import type { Bill } from '../../domain/contracts/bill';
import type { Payment, PaymentOutcome } from '../../domain/payment';
import { planFailingMail } from '../plan-mails';
import { Contracts, Coupons, Subscriptions, type FollowingBill } from '../ports';
import { ChangeBoughtPlan } from './change-bought-plan';

const DAY = 86_400_000;

/** Draws the consequences where a bill was paid, was not paid, or is void. */
@Injectable()
export class FollowBill {
  constructor(
    private readonly contracts: Contracts,
    private readonly coupons: Coupons,
    private readonly plans: ChangeBoughtPlan,
    private readonly subscriptions: Subscriptions,
  ) {}

  /** As {@link FollowingBill}; `now` is business time, epoch milliseconds. */
  by(tx: Tx, now: number): FollowingBill {
    return async (bill, outcomes) => {
      for (const outcome of outcomes) await this.run(bill, outcome, tx, now);
    };
  }

  /** Money, credit or both have paid it. */
  async paid(bill: Bill, tx: Tx, now: number): Promise<void> {
    const state = await this.contracts.lock(tx, bill.accountId);
    await this.contracts.closeBill(tx, bill.id, 'paid');
    if (bill.kind === 'credit') {
      await this.contracts.saveAccount(tx, { ...state.account, credit: state.account.credit + bill.due });
      return;
    }
    if (bill.then) return this.plans.begin({ ...bill, then: bill.then }, state, tx, now);
    await this.contracts.cancel(tx, 'plan.collect', bill.id);
    if (!state.contract || state.contract.failingSince === null) return;
    const others = (await this.contracts.openBills(tx, bill.accountId)).filter(
      ({ kind }) => kind !== 'credit',
    );
    if (others.length > 0) return;
    await this.contracts.save(tx, { ...state.contract, failingSince: null, tries: 0 });
    await this.contracts.cancel(tx, 'plan.lapse', bill.accountId);
  }

  private async run(bill: Bill, { change, payment }: PaymentOutcome, tx: Tx, now: number): Promise<void> {
    if (change === 'paid') return this.paid(bill, tx, now);
    if (change === 'failed') return this.failed(bill, payment, tx, now);
    if (change === 'canceled' || change === 'lapsed' || change === 'given_up') return this.void(bill, tx);
  }

  /** Nothing was paid: credit, what was carried and the coupon are as they were before. */
  private async void(bill: Bill, tx: Tx): Promise<void> {
    const { account } = await this.contracts.lock(tx, bill.accountId);
    await this.contracts.closeBill(tx, bill.id, 'canceled');
    await this.contracts.cancel(tx, 'plan.collect', bill.id);
    const carried = Math.max(0, account.carried - bill.carriedMore);
    await this.contracts.saveAccount(tx, { ...account, credit: account.credit + bill.creditUsed, carried });
    if (bill.redeemed) await this.coupons.giveBack(tx, bill.redeemed, bill.accountId);
  }

  /** A renewal is charged again on the days of {@link RENEWAL_RETRY_DAYS}; {@link RENEWAL_LAPSE_DAYS} after the first try the plan ends. */
  private async failed(bill: Bill, { id, error }: Payment, tx: Tx, now: number): Promise<void> {
    if (bill.then || bill.kind === 'credit') return;
    const { contract } = await this.contracts.lock(tx, bill.accountId);
    if (!contract) return;
    const failingSince = contract.failingSince ?? now;
    await this.contracts.save(tx, { ...contract, failingSince });
    const endsAt = failingSince + RENEWAL_LAPSE_DAYS * DAY;
    if (contract.failingSince === null)
      await this.contracts.schedule(tx, 'plan.lapse', bill.accountId, endsAt);
    const { tries, zone } = contract;
    const days = RENEWAL_RETRY_DAYS[tries];
    const retryAt = days === undefined ? null : failingSince + days * DAY;
    if (retryAt !== null)
      await this.contracts.schedule(tx, 'plan.collect', bill.id, retryAt, { attempt: tries + 1 });
    const failing = {
      error,
      tries,
      retry: retryAt === null ? null : dayOf(retryAt, zone),
      end: dayOf(endsAt, zone),
    };
    await this.subscriptions.mail(tx, [planFailingMail(bill, id, failing)], now);
  }
}
