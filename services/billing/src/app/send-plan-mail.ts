import { Injectable } from '@nestjs/common';
import { dayOf, DEFAULT_LOCALE } from '@kashikari/kernel';
import type { MailRequest } from '@kashikari/kernel/mails';
import { Accounts, Mailer, type PlanMail } from './ports';

/** Hands an ordered mail to notify, which accepts each key once. Deleted users get no mail. */
@Injectable()
export class SendPlanMail {
  constructor(
    private readonly accounts: Accounts,
    private readonly mailer: Mailer,
  ) {}

  async run(key: string, { to, ...mail }: PlanMail): Promise<void> {
    const account = await this.accounts.find('userId' in to ? to.userId : to.email);
    const address = account?.email ?? ('email' in to ? to.email : '');
    if (!address) return;
    const name = account?.name ?? '';
    const locale = account?.locale ?? DEFAULT_LOCALE;
    const dated = account ? withLastDay(mail, account.timeZone) : mail;
    const accountId = 'userId' in to ? to.userId : undefined;
    await this.mailer.send({ ...withName(dated, name), key, to: address, locale, accountId });
  }
}

/** It is ordered with the moment at which the plan ends, and sent with the last day before. */
function withLastDay<M extends MailRequest>(mail: M, timeZone: string): M {
  if (mail.template !== 'plan_changed' || !mail.params.until) return mail;
  const until = dayOf(Date.parse(mail.params.until) - 1, timeZone);
  return { ...mail, params: { ...mail.params, until } };
}

function withName<M extends MailRequest>(mail: M, name: string): M {
  return { ...mail, params: { ...mail.params, name } };
}
