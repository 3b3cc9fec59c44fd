import { Injectable } from '@nestjs/common';
import { LINKS_TO_ADDRESS } from '../domain/guesses';
import { LINK_LIFETIME, VERIFICATION_LIFETIME } from '../domain/session';
import { GuessBrake } from './guess-brake';
import { Mailer, Sealer, Secrets, SecurityTime, type MailOrder, type Work } from './ports';

/** An order of a mail as it lies in its job. */
export interface SealedMail {
  readonly key: string;
  readonly sealed: string;
}

/**
 * Hands an ordered mail to notify, which accepts each key once; while notify can't be reached the order stays. The call
 * is made while the job's row is held, and nothing else: that row is what says the mail is still owed.
 */
@Injectable()
export class SendMail {
  constructor(
    private readonly mailer: Mailer,
    private readonly brake: GuessBrake,
    private readonly sealer: Sealer,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  async run({ key, sealed }: SealedMail, work: Work): Promise<void> {
    const opened = this.sealer.open(sealed, `mail:${key}`);
    if (opened === undefined) throw new Error('The mail was sealed under another secret');
    const order = JSON.parse(opened) as MailOrder;
    if (order.template === 'sign_in_link') return this.sendLink(key, order, work);
    if (order.template === 'verify_email') return this.sendVerification(key, order, work);
    const { email: to, locale, template, params } = order;
    await this.mailer.send({ key, to, locale, template, params });
  }

  /** The token is made of the order's key: a second try sends the same link, which notify already has. */
  private async sendLink(key: string, { email, locale }: { email: string; locale: string }, work: Work) {
    const user = await work.users.byEmail(email);
    if (!user || !(await this.mayBeSent(email, work))) return;
    const token = this.secrets.tokenFor(key);
    const minutes = String(LINK_LIFETIME / 60_000);
    const params = { name: user.name, token, path: `/auth_redirect?token=${token}`, minutes };
    await this.mailer.send({ key, to: email, locale, template: 'sign_in_link', params });
    const now = this.time.now();
    await work.links.add({
      ...{ tokenHash: this.secrets.tokenHash(token), userId: user.id, email, purpose: 'sign_in' },
      expiresAt: now + LINK_LIFETIME,
    });
    await work.note({ userId: user.id, kind: 'link_requested', at: now });
  }

  /** Who shows the address to be theirs meanwhile, or takes another, needs no letter. */
  private async sendVerification(
    key: string,
    { email, locale }: { email: string; locale: string },
    work: Work,
  ) {
    const user = await work.users.byEmail(email);
    if (!user || user.emailVerified || !(await this.mayBeSent(email, work))) return;
    const token = this.secrets.tokenFor(key);
    const params = { name: user.name, path: `/verify_email?token=${token}` };
    await this.mailer.send({ key, to: email, locale, template: 'verify_email', params });
    await work.links.add({
      ...{ tokenHash: this.secrets.tokenHash(token), userId: user.id, email, purpose: 'verify' },
      expiresAt: this.time.now() + VERIFICATION_LIFETIME,
    });
  }

  private async mayBeSent(email: string, work: Work): Promise<boolean> {
    const sent = { policy: LINKS_TO_ADDRESS, at: email };
    if (!(await this.brake.allows(work, sent))) return false;
    await this.brake.failed(work, sent);
    return true;
  }
}
