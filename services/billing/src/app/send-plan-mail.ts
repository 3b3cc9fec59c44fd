import { Injectable } from '@nestjs/common';
import { dayOf, DEFAULT_LOCALE } from '@kashikari/kernel';
import { Accounts, Mailer, type PlanMail } from './ports';

/** Hands an ordered mail to notify, which accepts each key once. Who has left meanwhile gets none. */
@Injectable()
export class SendPlanMail {
  constructor(
    private readonly accounts: Accounts,
    private readonly mailer: Mailer,
  ) {}

  async run(key: string, { to, template, params }: PlanMail): Promise<void> {
    const account = await this.accounts.find('userId' in to ? to.userId : to.email);
    const address = account?.email ?? ('email' in to ? to.email : '');
    if (!address) return;
    const name = account?.name ?? '';
    const locale = account?.locale ?? DEFAULT_LOCALE;
    const { until } = params;
    const lastDay: Record<string, string> =
      until && account ? { until: dayOf(Date.parse(until) - 1, account.timeZone) } : {};
    await this.mailer.send({ key, to: address, locale, template, params: { ...params, ...lastDay, name } });
  }
}
