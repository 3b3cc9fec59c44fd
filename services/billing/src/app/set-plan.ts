import { Injectable } from '@nestjs/common';
import { actorUserId, notFound, unwrap, type Call } from '@kashikari/kernel';
import { givePlan } from '../domain/give-plan';
import { defaultSubscription, type Subscription } from '../domain/subscription';
import { readUntil } from '../domain/until';
import { BillGivenPlan } from './contracts/bill-given-plan';
import { EndBoughtPlan } from './contracts/end-bought-plan';
import { Accounts, Contracts, Operator, Subscriptions, type Account } from './ports';
import { Staff } from './staff';
import { planChangedMail } from './plan-mails';

export interface PlanToSet {
  /** Id, address or account name. */
  readonly who: string;
  readonly plan: string;
  /** An instant or a day; empty: it stays. */
  readonly until: string;
  readonly maxMembers: number | null;
  readonly price: number | null;
  readonly note: string;
  /** Computes the change without storing it. */
  readonly dryRun: boolean;
  /** Origin of a change by the system, such as `command:` and a login. */
  readonly by: string;
}

export interface PlanSet {
  readonly account: Account;
  readonly before: Subscription;
  readonly after: Subscription;
}

/**
 * Gives an account a plan on behalf of staff. The change is recorded, the account is notified, and a price set by staff
 * is billed. Unused days of a bought plan become credit.
 */
@Injectable()
export class SetPlan {
  constructor(
    private readonly staff: Staff,
    private readonly accounts: Accounts,
    private readonly subscriptions: Subscriptions,
    private readonly operator: Operator,
    private readonly contracts: Contracts,
    private readonly ending: EndBoughtPlan,
    private readonly billing: BillGivenPlan,
  ) {}

  async run({ who, dryRun, by, until, ...wanted }: PlanToSet, call: Call): Promise<PlanSet> {
    await this.staff.only(call);
    const account = await this.accounts.find(who);
    if (!account) throw notFound('user', who);
    const gift = { ...wanted, until: unwrap(readUntil(until, account.timeZone)) };
    const { defaultPlan } = this.operator;
    const fresh = defaultSubscription(account.id, defaultPlan, call.now);
    const change = (before: Subscription) => unwrap(givePlan(before, gift, defaultPlan, call.now));
    if (dryRun) {
      const before = (await this.subscriptions.find(account.id)) ?? fresh;
      return { account, before, after: change(before) };
    }
    const userId = actorUserId(call.actor);
    const changing = {
      by: userId ? `user:${userId}` : by || 'system',
      now: call.now,
      change,
      mails: ({ after }: { after: Subscription }) => [planChangedMail(after)],
    };
    const wantedNow = change(fresh);
    const seats = await this.billing.seatsFor(wantedNow, account.id, call);
    const changed = await this.contracts.transaction(async (tx) => {
      await this.ending.run(account.id, tx, call.now);
      const done = await this.subscriptions.change(fresh, changing, tx);
      if (done && seats) await this.billing.run(done.after, account, seats, tx, call.now);
      return done;
    });
    if (!changed) throw notFound('user', who);
    await this.accounts.applyLimit(changed.after);
    return { account, before: changed.before, after: changed.after };
  }
}
