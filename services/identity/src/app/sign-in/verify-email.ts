import { Injectable } from '@nestjs/common';
import { accountHolder, notFound, type Call, refused } from '@kashikari/kernel';
import { contactOf } from '../../domain/users/contact';
import type { User } from '../../domain/users/user';
import { ProveAddress, type LinkFollower } from './prove-address';
import { Secrets, SecurityTime, UnitOfWork, type GoodLink, type Work } from '../ports';

/** The token of a link, and the sessions that its reader's browser has. */
export interface FollowedLink {
  readonly token: string;
  readonly heldTokens: readonly string[];
}

/** Verifies the address of an account, or a new one. */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly works: UnitOfWork,
    private readonly prove: ProveAddress,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  /**
   * Orders a mail that verifies the caller's address, unless it is verified; for a pending address, the mail is sent
   * again. For an added account, the mail verifies the address of the first one.
   */
  async request(call: Call): Promise<void> {
    const userId = accountHolder(call);
    await this.works.once(call, async (work) => {
      const user = await work.users.get(userId);
      if (!user) throw notFound('user', userId);
      const { pendingEmail, locale } = user;
      const contact = contactOf(user);
      if (pendingEmail)
        await work.order({ template: 'confirm_email', email: pendingEmail, locale, userId }, call.now);
      else if (contact && !contact.isVerified)
        await work.order({ template: 'verify_email', email: contact.email, locale }, call.now);
      return {};
    });
  }

  /**
   * Confirms an address for any holder of the link: the device on which the mail is read need not be signed in.
   * @param heldTokens refresh tokens of the browser's sessions
   */
  async confirm({ token, heldTokens }: FollowedLink, call: Call): Promise<void> {
    await this.works.run(async (work) => {
      const link = await work.links.take(
        this.secrets.tokenHash(token),
        this.time.now(),
        ...['verify' as const, 'change' as const],
      );
      const user = link && (await work.users.lock(link.userId));
      if (!user) throw refused('auth.link_expired');
      const follower = { heldTokens, actor: call.actor };
      if (link.purpose === 'change') await this.change(work, user, link, follower, call.now);
      else await this.first(work, user, link, follower, call.now);
    }, call);
  }

  private async first(
    work: Work,
    user: User,
    { email }: GoodLink,
    follower: LinkFollower,
    now: number,
  ): Promise<void> {
    if (user.email !== email) throw refused('auth.link_expired');
    if (user.emailVerified) return;
    await this.prove.run(work, user, follower, now);
    await work.note({ userId: user.id, kind: 'email_verified', at: this.time.now() });
  }

  /** The new address takes the place of the old one, and what was opened under that one ends (REST contract, edge). */
  private async change(
    work: Work,
    user: User,
    { email, sessionId }: GoodLink,
    follower: LinkFollower,
    businessTime: number,
  ): Promise<void> {
    if (user.pendingEmail !== email) throw refused('auth.link_expired');
    const { id: userId, name, locale } = user;
    const changed = { email, pendingEmail: null, emailVerified: true };
    await work.users.save({ ...user, ...changed, version: user.version + 1, updatedAt: businessTime });
    const now = this.time.now();
    const own = await this.prove.heldSession(work, userId, follower);
    await work.sessions.endAll(userId, 'email_changed', now, own ?? sessionId ?? undefined);
    // Links to the old address signed in to the added accounts too.
    for (const added of await work.users.addedTo(userId)) {
      const kept = await this.prove.heldSession(work, added.id, follower);
      await work.sessions.endAll(added.id, 'email_changed', now, kept);
    }
    await work.note({ userId, kind: 'email_changed', at: now });
    if (!user.email) return;
    const params = { name, path: `/users/${userId}/history` };
    await work.order({ template: 'email_changed', email: user.email, locale, params }, businessTime);
  }
}
