import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { dayOf, MAX_CHARGE, MIN_CHARGE, refused, SYSTEM, type Call } from '@kashikari/kernel';
import { planBill } from '@kashikari/pricing';
import { openBill } from '../../domain/contracts/bill';
import { billedSeats, settlesAt, type Contract } from '../../domain/contracts/contract';
import { beginPeriod, type KnownSeats } from '../../domain/contracts/settle-contract';
import type { InvoiceAddress } from '../../domain/invoices/payment-invoice';
import type { Subscription } from '../../domain/subscription';
import { Accounts, CardProvider, Contracts, Ids, Operator, type Account } from '../ports';
import { OpenBillPayment } from './open-bill-payment';
import { PlanGrounds } from './plan-grounds';

/**
 * A plan that staff give at a price is billed by invoice: so many yen a seat and month, in advance from the day on which it is given.
 * Without a provider it costs nothing.
 */
@Injectable()
export class BillGivenPlan {
  constructor(
    private readonly accounts: Accounts,
    private readonly contracts: Contracts,
    private readonly grounds: PlanGrounds,
    private readonly provider: CardProvider,
    private readonly operator: Operator,
    private readonly opening: OpenBillPayment,
    private readonly ids: Ids,
  ) {}

  /** Seats of now, for a plan that is billed; undefined for one that costs nothing. */
  async seatsFor(
    { price, source }: Subscription,
    accountId: string,
    call: Call,
  ): Promise<KnownSeats | undefined> {
    if (source !== 'staff' || !price || !this.provider.isOn) return undefined;
    const { used, version } = await this.accounts.seats(accountId, { ...call, actor: SYSTEM });
    return this.grounds.counted([{ version, used, at: call.now }])[0];
  }

  /** The account has no contract any more. @throws DomainError `payment.amount` for more than one charge can be */
  async run(
    { plan, price, maxMembers, until }: Subscription,
    account: Account,
    seats: KnownSeats,
    tx: Tx,
    now: number,
  ): Promise<void> {
    const state = await this.contracts.lock(tx, account.id);
    const { timeZone: zone, id: accountId } = account;
    const contract: Contract = {
      ...{ id: this.ids.next(), accountId, plan, interval: 'monthly', maxMembers, zone },
      ...{ anchor: dayOf(now, zone), month: 0, seats: billedSeats(seats.used, maxMembers) },
      ...{ seatsVersion: seats.version, unitPrice: price ?? 0, percentOff: 0, next: null },
      ...{ failingSince: null, tries: 0, agreedPrice: price },
      endsOn: until === null ? null : dayOf(until, zone),
    };
    const grounds = { account: state.account, volume: this.operator.volumeDiscounts };
    const begun = beginPeriod(contract, contract, grounds);
    const settled = planBill(begun.lines, state.account);
    const exceedsMax = settled.due > MAX_CHARGE;
    if (exceedsMax) throw refused('payment.amount', { max: MAX_CHARGE, least: MIN_CHARGE }, 'price');
    const about = { id: this.ids.next(), accountId, kind: 'given', cause: contract.id, at: now } as const;
    const { coupon } = state.account;
    const bill = openBill({ ...about, then: null, coupon, redeemed: '' }, settled, state.account);
    const invoice = addressOf(account);
    await this.contracts.saveAccount(tx, { ...state.account, ...settled.after, invoice });
    await this.contracts.save(tx, begun.contract);
    await this.contracts.schedule(tx, 'plan.settle', accountId, settlesAt(begun.contract));
    await this.contracts.addBill(tx, bill);
    if (bill.due === 0) await this.contracts.enter(tx, bill);
    else await this.opening.run(bill, this.ids.next(), tx, now);
  }
}

/** Returns the invoice recipient from the account's settings, by default the account itself. */
const addressOf = ({ name, email, invoiceName, invoiceEmail, locale }: Account): InvoiceAddress => ({
  ...{ name: invoiceName || name, email: invoiceEmail || email, locale },
});
