import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import type { Bill } from '../../domain/contracts/bill';
import { periodOf, settlesAt, type Contract } from '../../domain/contracts/contract';
import { backToDefault } from '../../domain/give-plan';
import { defaultSubscription, type Subscription } from '../../domain/subscription';
import { planBegunMail, planChangedMail, planEndedMail } from '../plan-mails';
import { Accounts, Contracts, Operator, Subscriptions, type AccountState } from '../ports';

/** Applies a contract to the account's plan: the plan begins, changes and ends with it, and the owner is notified. */
@Injectable()
export class ChangeBoughtPlan {
  constructor(
    private readonly contracts: Contracts,
    private readonly subscriptions: Subscriptions,
    private readonly accounts: Accounts,
    private readonly operator: Operator,
  ) {}

  /** A contract whose first bill is paid, or one that was changed at once. The account is held. */
  async begin(
    bill: Bill & { readonly then: Contract },
    { account }: AccountState,
    tx: Tx,
    now: number,
  ): Promise<void> {
    const { then: contract, accountId } = bill;
    await this.contracts.saveAccount(tx, { ...account, coupon: bill.coupon });
    await this.follow(contract, 'begun', tx, now);
    await this.contracts.cancel(tx, 'plan.lapse', accountId);
  }

  /** A contract that goes on, maybe with another plan. The account is held. */
  async follow(contract: Contract, news: 'begun' | 'renewed', tx: Tx, now: number): Promise<void> {
    await this.contracts.save(tx, contract);
    await this.contracts.schedule(tx, 'plan.settle', contract.accountId, settlesAt(contract));
    const { plan, interval, maxMembers } = contract;
    await this.change(
      contract.accountId,
      tx,
      now,
      (before) => {
        const isSame = before.source === 'bought' && before.plan === plan && before.maxMembers === maxMembers;
        if (news === 'renewed' && isSame && before.interval === interval) return undefined;
        return {
          ...{ ...before, version: before.version + 1, plan, interval, source: 'bought', maxMembers },
          ...{ until: null, price: null, note: '', changedAt: now },
        };
      },
      news === 'begun' ? (after) => planBegunMail(after, periodOf(contract).to) : planChangedMail,
    );
  }

  /** The contract is over: the account has what accounts have by themselves. The account is held. */
  async end(accountId: string, tx: Tx, now: number): Promise<void> {
    await this.contracts.end(tx, accountId);
    await this.change(
      accountId,
      tx,
      now,
      (before) =>
        before.source === 'bought' ? backToDefault(before, this.operator.defaultPlan, now) : undefined,
      planEndedMail,
    );
  }

  private async change(
    accountId: string,
    tx: Tx,
    now: number,
    change: (before: Subscription) => Subscription | undefined,
    mail: (after: Subscription) => ReturnType<typeof planChangedMail>,
  ): Promise<void> {
    const fresh = defaultSubscription(accountId, this.operator.defaultPlan, now);
    const changing = {
      ...{ by: 'contract', now, change },
      mails: ({ after }: { after: Subscription }) => [mail(after)],
    };
    const changed = await this.subscriptions.change(fresh, changing, tx);
    if (changed) tx.afterCommit(() => void this.accounts.applyLimit(changed.after));
  }
}
