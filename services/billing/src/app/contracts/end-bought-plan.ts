import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { Contracts } from '../ports';
import { CreditUnused } from './credit-unused';
import { VoidBill } from './void-bill';

/** Staff give an account another plan than it has bought: the contract ends, and its unused days become credit. */
@Injectable()
export class EndBoughtPlan {
  constructor(
    private readonly contracts: Contracts,
    private readonly voiding: VoidBill,
    private readonly crediting: CreditUnused,
  ) {}

  /** Nothing happens to an account without a contract. @param now business time, epoch milliseconds */
  async run(accountId: string, tx: Tx, now: number): Promise<void> {
    const held = await this.contracts.lock(tx, accountId);
    if (!held.contract && !held.purchase) return;
    const open = (await this.contracts.openBills(tx, accountId)).filter(({ kind }) => kind !== 'credit');
    for (const { id } of open) await this.voiding.run(id, tx, now);
    const state = await this.contracts.lock(tx, accountId);
    if (!state.contract) return;
    await this.crediting.run(state, { cause: 'given', open }, tx, now);
    await this.contracts.end(tx, accountId);
  }
}
