import { Injectable } from '@nestjs/common';
import { refused, unwrap } from '@kashikari/kernel';
import type { Patch } from '../../domain/shared/patch';
import type { ShownUser } from '../../domain/shared/shown';
import { asksForPlan, needsPlan, withinPlan } from '../../domain/users/plan-gates';
import type { User } from '../../domain/users/user';
import { Plans, type AccountFeatures, type Work } from '../ports';

/** Holds an account to what its plan includes. */
@Injectable()
export class PlanOfAccount {
  constructor(private readonly plans: Plans) {}

  /** Returns what the plan includes, for {@link check} in the transaction; undefined for a patch that needs no plan. */
  async ask(user: ShownUser, patch: Patch): Promise<AccountFeatures | undefined> {
    if (!asksForPlan(user, patch)) return undefined;
    const [features] = await this.plans.features([user.id]);
    return features;
  }

  /**
   * Refuses `plan.required`; and `stale` if the account or its plan has changed since {@link ask}. `before` is locked.
   */
  async check(work: Work, before: User, after: User, asked: AccountFeatures | undefined): Promise<void> {
    if (!needsPlan(before, after)) return;
    const seats = await work.seats.lock(before.id);
    if (!asked || (seats && seats.subscriptionVersion > asked.version)) throw refused('stale');
    unwrap(withinPlan(before, after, asked.features));
  }
}
