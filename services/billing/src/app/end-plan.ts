import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { backToDefault, isOver } from '../domain/give-plan';
import { defaultSubscription } from '../domain/subscription';
import { planChangedMail } from './plan-mails';
import { isBoughtContract } from '../domain/contracts/contract';
import { Contracts, Operator, Subscriptions } from './ports';

/** Ends a given plan when its time is over: restores the default plan and notifies the account. */
@Injectable()
export class EndPlan {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly operator: Operator,
    private readonly contracts: Contracts,
  ) {}

  async run(accountId: string, now: number, tx: Tx): Promise<void> {
    const { defaultPlan } = this.operator;
    // Before the plan, in the order in which all locks are taken.
    const { contract } = await this.contracts.lock(tx, accountId);
    const fresh = defaultSubscription(accountId, defaultPlan, now);
    const changing = {
      by: 'until',
      now,
      change: (before: typeof fresh) =>
        isOver(before, now) ? backToDefault(before, defaultPlan, now) : undefined,
      mails: ({ after }: { after: typeof fresh }) => [planChangedMail(after)],
    };
    const changed = await this.subscriptions.change(fresh, changing, tx);
    if (changed && contract && !isBoughtContract(contract)) await this.contracts.end(tx, accountId);
  }
}
