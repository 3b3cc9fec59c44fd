import { Injectable } from '@nestjs/common';
import { actorUserId, type Actor } from '@kashikari/kernel';
import { contactOf } from '../../domain/users/contact';
import type { User } from '../../domain/users/user';
import { refreshHash } from '../sessions/refresh-hash';
import { Secrets, SecurityTime, type Work } from '../ports';

/** A browser that follows a mailed link. */
export interface LinkFollower {
  /** Refresh tokens of its sessions. */
  readonly heldTokens: readonly string[];
  /** The caller by access token, and the host. */
  readonly actor: Actor;
}

/** A user whose address a mailed link has proven. */
export interface Proven {
  readonly user: User;
  /** Password, passkeys, providers and sessions from before the proof no longer open the account. */
  readonly earlierAccessEnded: boolean;
}

/**
 * The first proof of an address. Until then anybody may have signed up with it and waited for its owner. So everything that opened
 * the account before ends, however young the account is, unless the browser that follows the link is signed in to it (ADR 22).
 */
@Injectable()
export class ProveAddress {
  constructor(
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  async run(work: Work, user: User, follower: LinkFollower, now: number): Promise<Proven> {
    if (user.emailVerified) return { user, earlierAccessEnded: false };
    const isTheirs = await this.isSignedIn(work, user.id, follower);
    const passwordHash = isTheirs ? user.passwordHash : null;
    const proven = {
      ...user,
      ...{ passwordHash, emailVerified: true, version: user.version + 1, updatedAt: now },
    };
    await work.users.save(proven);
    if (!isTheirs) {
      await this.endEarlier(work, proven, now);
      await this.endEarlierOfAdded(work, proven, now);
    }
    return { user: proven, earlierAccessEnded: !isTheirs };
  }

  /** Returns true if the browser has a session of the account. */
  async isSignedIn(work: Work, userId: string, follower: LinkFollower): Promise<boolean> {
    return (
      actorUserId(follower.actor) === userId || (await this.heldSession(work, userId, follower)) !== undefined
    );
  }

  /** The id of the first live session of a user among those of these refresh tokens, at this host; locked. */
  async heldSession(
    work: Work,
    userId: string,
    { heldTokens, actor }: LinkFollower,
  ): Promise<string | undefined> {
    for (const token of heldTokens) {
      const held = await work.sessions.lockByToken(refreshHash(this.secrets, token, actor));
      if (held?.session.userId === userId && held.session.endedAt === null) return held.session.id;
    }
    return undefined;
  }

  /** Accounts that were added before the proof may be somebody else's too: only the mailed link opens them. */
  private async endEarlierOfAdded(work: Work, { id }: User, now: number): Promise<void> {
    for (const added of await work.users.addedTo(id)) {
      const user = await work.users.lock(added.id);
      if (!user) continue;
      const closed = { ...user, passwordHash: null, version: user.version + 1, updatedAt: now };
      await work.users.save(closed);
      await this.endEarlier(work, closed, now);
    }
  }

  private async endEarlier(work: Work, user: User, now: number): Promise<void> {
    const { id, name, locale } = user;
    const email = contactOf(user)?.email;
    await work.sessions.endAll(id, 'unproven', this.time.now());
    await work.passkeys.removeOf(id);
    await work.providerLinks.removeOf(id);
    await work.note({ userId: id, kind: 'earlier_access_ended', at: this.time.now() });
    if (!email) return;
    const params = { name, path: `/users/${id}/sign_in` };
    await work.order({ template: 'earlier_access_ended', email, locale, params }, now);
  }
}
