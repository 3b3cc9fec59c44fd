import { Injectable } from '@nestjs/common';
import { NONPROFIT_PERCENT, notFound, type Call } from '@kashikari/kernel';
import { nonprofitMail } from '../plan-mails';
import { Accounts, Contracts, Subscriptions, type Account } from '../ports';
import { Staff } from '../staff';

/** The discount for nonprofits, after staff changed it. */
export interface NonprofitSet {
  readonly account: Account;
  /** True if the account already had the discount. */
  readonly before: boolean;
  /** Percent off. */
  readonly percent: number;
}

/** Staff grant an account the discount for nonprofits, or end it. It counts from the next period on; the owner gets a mail. */
@Injectable()
export class SetNonprofit {
  constructor(
    private readonly staff: Staff,
    private readonly accounts: Accounts,
    private readonly contracts: Contracts,
    private readonly subscriptions: Subscriptions,
  ) {}

  /** @throws DomainError `not_found` for an unknown account */
  async run(who: string, granted: boolean, call: Call): Promise<NonprofitSet> {
    await this.staff.only(call);
    const account = await this.accounts.find(who);
    if (!account) throw notFound('user', who);
    return this.contracts.transaction(async (tx) => {
      const { account: before } = await this.contracts.lock(tx, account.id);
      if (before.nonprofit !== granted) {
        await this.contracts.saveAccount(tx, { ...before, nonprofit: granted });
        await this.subscriptions.mail(tx, [nonprofitMail(account.id, granted)], call.now);
      }
      return { account, before: before.nonprofit, percent: NONPROFIT_PERCENT };
    });
  }
}
