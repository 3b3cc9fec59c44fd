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

/**
 * A mail is ordered with a moment, and sent with a day of the account's zone: the last day of a plan, or the day on which a
 * balance is paid out.
 */
function withLastDay<M extends MailRequest>(mail: M, timeZone: string): M {
  if (mail.template === 'payout_reminder')
    return { ...mail, params: { ...mail.params, end: dayOf(Date.parse(mail.params.end), timeZone) } };
  if (mail.template !== 'plan_changed' || !mail.params.until) return mail;
  const until = dayOf(Date.parse(mail.params.until) - 1, timeZone);
  return { ...mail, params: { ...mail.params, until } };
}

function withName<M extends MailRequest>(mail: M, name: string): M {
  return { ...mail, params: { ...mail.params, name } };
}
