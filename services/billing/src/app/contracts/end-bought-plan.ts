import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { planBill } from '@kashikari/pricing';
import { dayOf } from '@kashikari/kernel';
import { openBill } from '../../domain/contracts/bill';
import { unusedOf } from '../../domain/contracts/offer-plan';
import { changedIn } from '../../domain/contracts/settle-contract';
import { Contracts, Ids } from '../ports';
import { PlanGrounds } from './plan-grounds';
import { VoidBill } from './void-bill';

/** Staff give an account another plan than it has bought: the contract ends, and its unused days become credit. */
@Injectable()
export class EndBoughtPlan {
  constructor(
    private readonly contracts: Contracts,
    private readonly grounds: PlanGrounds,
    private readonly voiding: VoidBill,
    private readonly ids: Ids,
  ) {}

  /** Nothing happens to an account without a contract. @param now business time, epoch milliseconds */
  async run(accountId: string, tx: Tx, now: number): Promise<void> {
    const held = await this.contracts.lock(tx, accountId);
    if (!held.contract && !held.purchase) return;
    const open = (await this.contracts.openBills(tx, accountId)).filter(({ kind }) => kind !== 'credit');
    for (const { id } of open) await this.voiding.run(id, tx, now);
    const { account, contract, counts } = await this.contracts.lock(tx, accountId);
    if (!contract) return;
    const { lines, seats } = changedIn(contract, this.grounds.counted(counts));
    const unused = unusedOf({ ...contract, seats }, dayOf(now, contract.zone));
    const bill = planBill([...lines, ...unused], { credit: 0, carried: 0 });
    // Days that were not paid are worth nothing; more is never asked of whom staff gave a plan.
    const isPaid = open.every(({ kind }) => kind !== 'renewal');
    const gained = isPaid ? Math.max(0, -bill.creditUsed) : 0;
    const about = {
      id: this.ids.next(),
      accountId,
      kind: 'end',
      cause: `${contract.id}:given`,
      at: now,
    } as const;
    const settled = { ...bill, due: 0, creditUsed: -gained, after: { credit: gained, carried: 0 } };
    const given = openBill({ ...about, then: null, coupon: null, redeemed: '' }, settled, { carried: 0 });
    if (!(await this.contracts.addBill(tx, given))) return;
    await this.contracts.enter(tx, given);
    await this.contracts.saveAccount(tx, { ...account, credit: account.credit + gained });
    await this.contracts.end(tx, accountId);
  }
}
