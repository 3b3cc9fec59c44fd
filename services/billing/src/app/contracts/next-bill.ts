import { Injectable } from '@nestjs/common';
import { accountHolder, type Call } from '@kashikari/kernel';
import type { PlanBill } from '@kashikari/pricing';
import { settlesAt } from '../../domain/contracts/contract';
import { settleMonth } from '../../domain/contracts/settle-contract';
import { Contracts, Operator } from '../ports';
import { PlanGrounds } from './plan-grounds';

/** The bill that comes next, as far as it is known now. */
@Injectable()
export class NextBill {
  constructor(
    private readonly contracts: Contracts,
    private readonly grounds: PlanGrounds,
    private readonly operator: Operator,
  ) {}

  /** @returns undefined for an account without a bought plan; `at` is epoch milliseconds */
  async run(call: Call): Promise<{ readonly bill: PlanBill; readonly at: number } | undefined> {
    const { contract, account, counts } = await this.contracts.find(accountHolder(call));
    if (!contract) return undefined;
    const { volumeDiscounts: volume } = this.operator;
    const { bill } = settleMonth({ contract, account, counts: this.grounds.counted(counts), volume });
    return { bill, at: settlesAt(contract) };
  }
}
