import { Injectable } from '@nestjs/common';
import type { User } from '../domain/user';
import { Secrets, SecurityTime, type Work } from './ports';

/**
 * How long after its sign-up an account is taken for that of who comes by the first link, milliseconds. Who takes somebody
 * else's address waits for its owner, and can't know the hour.
 */
const FRESH_FOR = 60 * 60_000;

/** What became of a user whose address was shown to be theirs by a mailed link. */
export interface Proven {
  readonly user: User;
  /** Whoever had the account before has it no more. */
  readonly earlierAccessEnded: boolean;
}

/**
 * The first time that somebody shows an address to be theirs. Until then anybody may have signed up with it and waited
 * for its owner to come; so what opened the account before opens it no longer, unless who comes has it already (ADR 22).
 */
@Injectable()
export class ProveAddress {
  constructor(
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  /** @param heldTokens refresh tokens of the sessions that the browser has */
  async run(work: Work, user: User, heldTokens: readonly string[], now: number): Promise<Proven> {
    if (user.emailVerified) return { user, earlierAccessEnded: false };
    const isTheirs = now - user.createdAt < FRESH_FOR || (await this.holds(work, user.id, heldTokens));
    const passwordHash = isTheirs ? user.passwordHash : null;
    const proven = {
      ...user,
      ...{ passwordHash, emailVerified: true, version: user.version + 1, updatedAt: now },
    };
    await work.users.save(proven);
    if (!isTheirs) await this.endEarlier(work, proven, now);
    return { user: proven, earlierAccessEnded: !isTheirs };
  }

  private async holds(work: Work, userId: string, tokens: readonly string[]): Promise<boolean> {
    for (const token of tokens) {
      const held = await work.sessions.lockByToken(this.secrets.tokenHash(token));
      if (held?.session.userId === userId && held.session.endedAt === null) return true;
    }
    return false;
  }

  private async endEarlier(work: Work, { id, name, email, locale }: User, now: number): Promise<void> {
    await work.sessions.endAll(id, 'unproven', this.time.now());
    await work.passkeys.removeOf(id);
    await work.providerLinks.removeOf(id);
    await work.note({ userId: id, kind: 'earlier_access_ended', at: this.time.now() });
    if (!email) return;
    const params = { name, path: `/users/${id}/sign_in` };
    await work.order({ template: 'earlier_access_ended', email, locale, params }, now);
  }
}
