import { Injectable } from '@nestjs/common';
import { LINKS_TO_ADDRESS, VERIFICATIONS_TO_ADDRESS, type GuessPolicy } from '../../domain/guesses/guesses';
import { LINK_LIFETIME, LINK_WORTH_SENDING, VERIFICATION_LIFETIME } from '../../domain/sessions/session';
import { LoginThrottle } from '../guesses/login-throttle';
import { Mailer, Encryptor, Secrets, SecurityTime, type MailOrder, type Work } from '../ports';

type LinkOrder = Pick<MailOrder, 'email' | 'locale' | 'shellId'>;

/** A mail order as stored in its job. */
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
    private readonly throttle: LoginThrottle,
    private readonly encryptor: Encryptor,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  async run({ key, sealed }: SealedMail, work: Work): Promise<void> {
    const opened = this.encryptor.open(sealed, `mail:${key}`);
    if (opened === undefined) throw new Error('The mail was sealed with another secret');
    const order = JSON.parse(opened) as MailOrder;
    if (order.template === 'sign_in_link') return this.sendLink(key, order, work);
    if (order.template === 'verify_email') return this.sendVerification(key, order, work);
    if (order.template === 'confirm_email') return this.sendConfirmation(key, order, work);
    const { email: to, ...mail } = order;
    await this.mailer.send({ key, to, ...mail });
  }

  /**
   * Sends a sign-in link. Its token is derived from the order's key: a retry sends the same link, which notify already
   * has. A link that is good for a while is sent again instead of a new one. A request that is refused because others
   * asked too often finds it in the mailbox. Requests that the owner did not make cost the owner nothing.
   */
  private async sendLink(key: string, { email, locale, shellId }: LinkOrder, work: Work) {
    const user = await work.users.byEmail(email);
    if (!user) return;
    const now = this.time.now();
    const to = { userId: user.id, email, purpose: 'sign_in' } as const;
    const known = await work.links.goodAt(to, now + LINK_WORTH_SENDING);
    const mayBeSent = await this.mayBeSent(LINKS_TO_ADDRESS, email, work);
    if (!mayBeSent && known) return;
    const sent = this.again(known) ?? {
      ...{ token: this.secrets.tokenFor(key), expiresAt: now + LINK_LIFETIME, orderKey: key },
    };
    const minutes = String(Math.floor((sent.expiresAt - now) / 60_000));
    const params = {
      name: user.name,
      token: sent.token,
      path: `/auth_redirect?token=${sent.token}`,
      minutes,
    };
    await this.mailer.send({ key, to: email, locale, shellId, template: 'sign_in_link', params });
    await work.links.add({ ...to, ...sent, tokenHash: this.secrets.tokenHash(sent.token) });
    await work.note({ userId: user.id, kind: 'link_requested', at: now });
  }

  /**
   * Returns a link that is still good, with its token recomputed from its order. Only hashes are stored. After a change
   * of the secret, the token cannot be recomputed.
   */
  private again(known: { tokenHash: string; orderKey: string; expiresAt: number } | undefined) {
    const token = known && this.secrets.tokenFor(known.orderKey);
    return known && token && this.secrets.tokenHash(token) === known.tokenHash
      ? { token, expiresAt: known.expiresAt, orderKey: known.orderKey }
      : undefined;
  }

  /** Sends no mail if the address has been verified or replaced meanwhile. */
  private async sendVerification(key: string, { email, locale, shellId }: LinkOrder, work: Work) {
    const user = await work.users.byEmail(email);
    if (!user || user.emailVerified || !(await this.mayBeSent(VERIFICATIONS_TO_ADDRESS, email, work))) return;
    const token = this.secrets.tokenFor(key);
    const params = { name: user.name, path: `/verify_email?token=${token}` };
    await this.mailer.send({ key, to: email, locale, shellId, template: 'verify_email', params });
    await work.links.add({
      ...{ tokenHash: this.secrets.tokenHash(token), userId: user.id, email, purpose: 'verify' },
      expiresAt: this.time.now() + VERIFICATION_LIFETIME,
    });
  }

  /** Mails the pending address of an account; sends nothing if it was replaced or dropped meanwhile. */
  private async sendConfirmation(
    key: string,
    { email, locale, shellId, userId, sessionId }: Extract<MailOrder, { template: 'confirm_email' }>,
    work: Work,
  ) {
    const user = await work.users.get(userId);
    if (user?.pendingEmail !== email || !(await this.mayBeSent(VERIFICATIONS_TO_ADDRESS, email, work)))
      return;
    const token = this.secrets.tokenFor(key);
    const params = { name: user.name, path: `/verify_email?token=${token}` };
    await this.mailer.send({ key, to: email, locale, shellId, template: 'confirm_email', params });
    await work.links.add({
      ...{ tokenHash: this.secrets.tokenHash(token), userId, email, purpose: 'change', sessionId },
      expiresAt: this.time.now() + VERIFICATION_LIFETIME,
    });
  }

  private async mayBeSent(policy: GuessPolicy, email: string, work: Work): Promise<boolean> {
    const sent = { policy, at: email };
    if (!(await this.throttle.allows(work, sent))) return false;
    await this.throttle.failed(work, sent);
    return true;
  }
}
