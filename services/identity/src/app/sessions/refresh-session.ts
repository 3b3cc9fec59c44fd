import { refused } from '@kashikari/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import { contactOf } from '../../domain/users/contact';
import { renewal } from '../../domain/sessions/session';
import { Secrets, SecurityTime, SessionLimit, UnitOfWork, type SignToken, type Work } from '../ports';
import { refreshHash } from './refresh-hash';
import { SessionIssuer, type KeptSignedIn, type Origin, type SignedIn } from './session-issuer';

/**
 * Exchanges a refresh token for a new pair. One that has been exchanged before ends the chain: two hold it, and the
 * owner is the one who can sign in again.
 */
@Injectable()
export class RefreshSession {
  constructor(
    private readonly works: UnitOfWork,
    private readonly issuer: SessionIssuer,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
    @Inject(SessionLimit) private readonly longest: number,
  ) {}

  async run(refreshToken: string, origin: Origin, call: Call): Promise<SignedIn> {
    const sign = await this.issuer.signer();
    const hash = refreshHash(this.secrets, refreshToken, call.actor);
    // Answers null instead of throwing: the end of a chain is to be committed.
    const kept = await this.works.once(call, (work) => this.exchange(work, hash, sign, origin, call));
    if (!kept) throw refused('unauthenticated');
    return this.issuer.handOut(kept);
  }

  private async exchange(
    work: Work,
    hash: string,
    sign: SignToken,
    origin: Origin,
    call: Call,
  ): Promise<KeptSignedIn | null> {
    const now = this.time.now();
    const shown = await work.sessions.lockByToken(hash);
    if (!shown) return null;
    const { session, tokenUsedAt } = shown;
    switch (renewal(session, tokenUsedAt, now, this.longest)) {
      case 'over':
        return null;
      case 'reused':
        await work.sessions.end(session.id, 'reused', now);
        await work.note({
          ...{ userId: session.userId, kind: 'refresh_token_reused', at: now },
          ...this.issuer.from(origin),
        });
        await this.notifyOwner(work, session.userId, call.now);
        return null;
      case 'renewed': {
        const user = await work.users.get(session.userId);
        const held = user && (await work.cards.ofUser(user.id));
        // The session of a card ends with the card, and never becomes one without its limits.
        if (!user || held?.isLive === false) return null;
        const next = this.secrets.random();
        const nextHash = refreshHash(this.secrets, next, call.actor);
        await work.sessions.renew(session.id, hash, nextHash, now, origin.address);
        const pair = { user, sessionId: session.id, refreshToken: next, at: call.actor, card: held?.card };
        return this.issuer.keep(pair, sign);
      }
    }
  }

  /**
   * Notifies the owner once: the session is over now, so its token causes no further mail. Member cards have no
   * address.
   */
  private async notifyOwner(work: Work, userId: string, businessTime: number): Promise<void> {
    const user = await work.users.get(userId);
    const email = user && contactOf(user)?.email;
    if (!email) return;
    const params = { name: user.name, path: `/users/${userId}/devices` };
    const { locale } = user;
    await work.order({ template: 'session_reused', email, locale, params }, businessTime);
  }
}
