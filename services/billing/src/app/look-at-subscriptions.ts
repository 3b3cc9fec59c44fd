import { Injectable } from '@nestjs/common';
import { notFound, SYSTEM, type Call } from '@kashikari/kernel';
import type { PlanAccount } from '../domain/contracts/plan-account';
import { defaultSubscription, type Subscription } from '../domain/subscription';
import {
  Accounts,
  Contracts,
  Operator,
  PlanRequests,
  Subscriptions,
  type Account,
  type AccountSeats,
  type PlanChange,
  type PlanRequest,
} from './ports';
import { Staff } from './staff';

/** The account of a subscription; name and address are empty while the account is being deleted. */
export type Whose = Pick<Account, 'id' | 'name' | 'email'>;

/** A subscription with all that staff know of its account. */
export interface FoundSubscription {
  readonly account: Account;
  readonly subscription: Subscription;
  readonly seats: AccountSeats;
  readonly changes: readonly PlanChange[];
  readonly discounts: Pick<PlanAccount, 'coupon' | 'nonprofit'>;
}

/** Reads subscriptions and plan requests for staff. */
@Injectable()
export class LookAtSubscriptions {
  constructor(
    private readonly staff: Staff,
    private readonly accounts: Accounts,
    private readonly subscriptions: Subscriptions,
    private readonly planRequests: PlanRequests,
    private readonly operator: Operator,
    private readonly contracts: Contracts,
  ) {}

  async find(who: string, call: Call): Promise<FoundSubscription> {
    await this.staff.only(call);
    const account = await this.accounts.find(who);
    if (!account) throw notFound('user', who);
    const fresh = defaultSubscription(account.id, this.operator.defaultPlan, call.now);
    return {
      account,
      subscription: (await this.subscriptions.find(account.id)) ?? fresh,
      seats: await this.accounts.seats(account.id, { ...call, actor: SYSTEM }),
      changes: await this.subscriptions.changesOf(account.id),
      discounts: (await this.contracts.find(account.id)).account,
    };
  }

  async given(call: Call): Promise<{ account: Whose; subscription: Subscription }[]> {
    await this.staff.only(call);
    const subscriptions = await this.subscriptions.given();
    const whose = await this.whose(subscriptions.map(({ accountId }) => accountId));
    return subscriptions.map((subscription) => ({ account: whose(subscription.accountId), subscription }));
  }

  async requests(call: Call): Promise<{ account: Whose; request: PlanRequest }[]> {
    await this.staff.only(call);
    const requests = await this.planRequests.list();
    const whose = await this.whose(requests.map(({ accountId }) => accountId));
    return requests.map((request) => ({ account: whose(request.accountId), request }));
  }

  private async whose(ids: readonly string[]): Promise<(id: string) => Whose> {
    const found = new Map((await this.accounts.byIds(ids)).map((account) => [account.id, account]));
    return (id) => found.get(id) ?? { id, name: '', email: '' };
  }
}
