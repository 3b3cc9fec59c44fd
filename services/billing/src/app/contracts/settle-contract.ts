import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { openBill } from '../../domain/contracts/bill';
import { isBoughtContract, settlesAt, type Contract } from '../../domain/contracts/contract';
import { settleMonth } from '../../domain/contracts/settle-contract';
import { Contracts, Ids, Operator } from '../ports';
import { ChangeBoughtPlan } from './change-bought-plan';
import { OpenBillPayment } from './open-bill-payment';
import { PlanGrounds } from './plan-grounds';
import { VoidBill } from './void-bill';

/**
 * A month of a contract is over: what changed in it is billed, and the next period where one begins. One month at a time, each once,
 * however late it runs and wherever the clock is moved.
 */
@Injectable()
export class SettleContract {
  constructor(
    private readonly contracts: Contracts,
    private readonly grounds: PlanGrounds,
    private readonly operator: Operator,
    private readonly plans: ChangeBoughtPlan,
    private readonly opening: OpenBillPayment,
    private readonly voiding: VoidBill,
    private readonly ids: Ids,
  ) {}

  /** @param now business time, epoch milliseconds */
  async run(accountId: string, tx: Tx, now: number): Promise<void> {
    const before = await this.contracts.lock(tx, accountId);
    if (!before.contract) return;
    if (settlesAt(before.contract) > now) {
      await this.contracts.schedule(tx, 'plan.settle', accountId, settlesAt(before.contract));
      return;
    }
    // It was quoted by the month that is over. One by invoice begins whenever it is paid.
    if (before.purchase && !before.purchase.byInvoice) await this.voiding.run(before.purchase.id, tx, now);
    const { account, contract, counts } = await this.contracts.lock(tx, accountId);
    if (!contract) return;
    const { volumeDiscounts: volume } = this.operator;
    const settled = settleMonth({ contract, account, counts: this.grounds.counted(counts), volume });
    const about = {
      id: this.ids.next(),
      accountId,
      kind: settled.kind,
      cause: `${contract.id}:${contract.month}`,
    };
    const bill = openBill(
      { ...about, at: settlesAt(contract), then: null, coupon: settled.coupon, redeemed: '' },
      settled.bill,
      account,
    );
    await this.contracts.saveAccount(tx, { ...account, ...settled.bill.after, coupon: settled.coupon });
    if (bill.lines.length > 0 && (await this.contracts.addBill(tx, bill))) {
      if (bill.due === 0) await this.contracts.enter(tx, bill);
      else await this.opening.run(bill, this.ids.next(), tx, now);
    }
    if (settled.contract && !isBoughtContract(settled.contract)) return this.keep(settled.contract, tx);
    if (settled.contract) return this.plans.follow(settled.contract, 'renewed', tx, now);
    return this.plans.end(accountId, tx, now);
  }

  /** The plan itself was given by staff, and stays as it is. */
  private async keep(contract: Contract, tx: Tx): Promise<void> {
    await this.contracts.save(tx, contract);
    await this.contracts.schedule(tx, 'plan.settle', contract.accountId, settlesAt(contract));
  }
}
