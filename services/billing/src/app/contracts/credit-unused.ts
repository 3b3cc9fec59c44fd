import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { dayOf } from '@kashikari/kernel';
import { planBill } from '@kashikari/pricing';
import { openBill, type Bill } from '../../domain/contracts/bill';
import { unusedOf } from '../../domain/contracts/offer-plan';
import type { PlanAccount } from '../../domain/contracts/plan-account';
import { changedIn } from '../../domain/contracts/settle-contract';
import { Contracts, Ids, type AccountState } from '../ports';
import { PlanGrounds } from './plan-grounds';

/** A contract that another plan replaces: its unused days become credit. */
@Injectable()
export class CreditUnused {
  constructor(
    private readonly contracts: Contracts,
    private readonly grounds: PlanGrounds,
    private readonly ids: Ids,
  ) {}

  /**
   * @param state of the account, which is held
   * @param how `cause` of the bill, once for each contract; `open`: bills of the account, days that were not paid are worth nothing
   * @param at business time, epoch milliseconds
   * @returns the account after it; undefined where it was done before, or there is no contract
   */
  async run(
    { account, contract, counts }: AccountState,
    { cause, open }: { readonly cause: string; readonly open: readonly Bill[] },
    tx: Tx,
    at: number,
  ): Promise<PlanAccount | undefined> {
    if (!contract) return undefined;
    const { lines, seats } = changedIn(contract, this.grounds.counted(counts));
    const unused = unusedOf({ ...contract, seats }, dayOf(at, contract.zone));
    const bill = planBill([...lines, ...unused], { credit: 0, carried: 0 });
    const isPaid = open.every(({ kind }) => kind !== 'renewal' && kind !== 'given');
    // More is never asked for a plan that is over.
    const gained = isPaid ? Math.max(0, -bill.creditUsed) : 0;
    const { accountId } = account;
    const about = {
      id: this.ids.next(),
      accountId,
      kind: 'end',
      cause: `${contract.id}:${cause}`,
      at,
    } as const;
    const settled = { ...bill, due: 0, creditUsed: -gained, after: { credit: gained, carried: 0 } };
    const closing = openBill({ ...about, then: null, coupon: null, redeemed: '' }, settled, { carried: 0 });
    if (!(await this.contracts.addBill(tx, closing))) return undefined;
    await this.contracts.enter(tx, closing);
    const after = { ...account, credit: account.credit + gained };
    await this.contracts.saveAccount(tx, after);
    return after;
  }
}
