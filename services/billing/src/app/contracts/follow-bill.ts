import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { dayOf, DEFAULT_TIME_ZONE, RENEWAL_LAPSE_DAYS, RENEWAL_RETRY_DAYS } from '@kashikari/kernel';
import type { Bill } from '../../domain/contracts/bill';
import { begunOn } from '../../domain/contracts/bill-by-invoice';
import { isBoughtContract, type Contract } from '../../domain/contracts/contract';
import { addressOf } from '../../domain/invoices/payment-invoice';
import { INVOICE_OVERDUE, type Payment, type PaymentOutcome } from '../../domain/payment';
import { isByInvoice } from '../../domain/payment-states';
import { planFailingMail, planInvoicedMail, planOverdueMail } from '../plan-mails';
import { Contracts, Coupons, Subscriptions, type AccountState, type FollowingBill } from '../ports';
import { ChangeBoughtPlan } from './change-bought-plan';
import { CreditUnused } from './credit-unused';

const DAY = 86_400_000;

/** Draws the consequences where a bill was paid, was not paid, or is void. */
@Injectable()
export class FollowBill {
  constructor(
    private readonly contracts: Contracts,
    private readonly coupons: Coupons,
    private readonly plans: ChangeBoughtPlan,
    private readonly subscriptions: Subscriptions,
    private readonly crediting: CreditUnused,
  ) {}

  /** Returns a {@link FollowingBill} within a transaction; `now` is business time, epoch milliseconds. */
  by(tx: Tx, now: number): FollowingBill {
    return async (bill, outcomes) => {
      for (const outcome of outcomes) await this.run(bill, outcome, tx, now);
    };
  }

  /** Money, credit or both have paid it. */
  async paid(bill: Bill, tx: Tx, now: number, payment?: Payment): Promise<void> {
    const before = await this.contracts.lock(tx, bill.accountId);
    await this.contracts.closeBill(tx, bill.id, 'paid');
    const state = await this.addressed(bill, before, tx, payment);
    if (bill.kind === 'credit') {
      await this.contracts.saveAccount(tx, { ...state.account, credit: state.account.credit + bill.due });
      return;
    }
    if (bill.then) return this.begin({ ...bill, then: bill.then }, state, tx, now, payment);
    await this.contracts.cancel(tx, 'plan.collect', bill.id);
    if (!state.contract || state.contract.failingSince === null) return;
    const others = (await this.contracts.openBills(tx, bill.accountId)).filter(
      ({ kind }) => kind !== 'credit',
    );
    if (others.length > 0) return;
    await this.contracts.save(tx, { ...state.contract, failingSince: null, tries: 0 });
    await this.contracts.cancel(tx, 'plan.lapse', bill.accountId);
  }

  /** Stores the way a purchase was paid for its renewals: by invoice to the same address, or by card. */
  private async addressed(
    { kind }: Bill,
    state: AccountState,
    tx: Tx,
    payment?: Payment,
  ): Promise<AccountState> {
    if (!payment || kind === 'credit') return state;
    const { invoice: sent } = payment;
    const invoice = sent?.state === 'sent' ? addressOf(sent) : null;
    const account = { ...state.account, invoice };
    await this.contracts.saveAccount(tx, account);
    return { ...state, account };
  }

  /** A plan begins when it is bought, or on the day on which its invoice was paid; until then the old one holds, and its rest is credit. */
  private async begin(
    bill: Bill & { readonly then: Contract },
    state: AccountState,
    tx: Tx,
    now: number,
    payment?: Payment,
  ): Promise<void> {
    if (!bill.byInvoice || !payment?.paidAt) return this.plans.begin(bill, state, tx, now);
    const { paidAt } = payment;
    const open = await this.contracts.openBills(tx, bill.accountId);
    const account = await this.crediting.run(state, { cause: `replaced:${bill.id}`, open }, tx, paidAt);
    const begun = { ...bill, then: begunOn(bill.then, paidAt) };
    return this.plans.begin(begun, account ? { ...state, account } : state, tx, now);
  }

  /** Mails the invoice and its due date to the owner. */
  private async invoiced(bill: Bill, { id, invoice }: Payment, tx: Tx, now: number): Promise<void> {
    const { contract } = await this.contracts.find(bill.accountId);
    const zone = (contract ?? bill.then)?.zone ?? DEFAULT_TIME_ZONE;
    const due = dayOf((invoice?.dueAt ?? now) - 1, zone);
    await this.subscriptions.mail(tx, [planInvoicedMail(bill, id, invoice?.number ?? 1, due)], now);
  }

  private async run(bill: Bill, { change, payment }: PaymentOutcome, tx: Tx, now: number): Promise<void> {
    if (change === 'paid') return this.paid(bill, tx, now, payment);
    if (change === 'invoiced') return this.invoiced(bill, payment, tx, now);
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
  private async failed(bill: Bill, { id, error, status }: Payment, tx: Tx, now: number): Promise<void> {
    if (bill.then || bill.kind === 'credit') return;
    if (isByInvoice(status) && error !== INVOICE_OVERDUE) return;
    const { contract } = await this.contracts.lock(tx, bill.accountId);
    if (!contract) return;
    // Further steps are agreed with staff.
    if (!isBoughtContract(contract))
      return this.subscriptions.mail(tx, [planOverdueMail(bill, id, null)], now);
    const failingSince = contract.failingSince ?? now;
    await this.contracts.save(tx, { ...contract, failingSince });
    const endsAt = failingSince + RENEWAL_LAPSE_DAYS * DAY;
    if (contract.failingSince === null)
      await this.contracts.schedule(tx, 'plan.lapse', bill.accountId, endsAt);
    const { tries, zone } = contract;
    if (isByInvoice(status))
      return this.subscriptions.mail(tx, [planOverdueMail(bill, id, dayOf(endsAt, zone))], now);
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
