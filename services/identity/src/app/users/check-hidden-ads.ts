import { Injectable } from '@nestjs/common';
import { afterPlan } from '../../domain/users/plan-gates';
import { Plans, type Work } from '../ports';

/** Accounts that one step looks at. */
const AT_ONCE = 500;

/** Accounts that hid advertisements before plans decided about it see them again, unless their plan includes it. */
@Injectable()
export class CheckHiddenAds {
  constructor(private readonly plans: Plans) {}

  /** @returns the id after which the next step goes on; undefined after the last account */
  async run(afterId: string, work: Work, now: number): Promise<string | undefined> {
    const ids = await work.users.hidingAds(afterId, AT_ONCE);
    if (ids.length === 0) return undefined;
    for (const { accountId, features } of await this.plans.features(ids)) {
      const user = await work.users.lock(accountId);
      const after = user && afterPlan(user, features.adFree, now);
      if (after && after !== user) await work.users.save(after);
    }
    return ids.at(-1);
  }
}
