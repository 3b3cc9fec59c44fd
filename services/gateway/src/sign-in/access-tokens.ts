import type { DomainError } from '@kashikari/kernel';
import { type Actor, actorSessionId, refused } from '@kashikari/kernel';
import { TOKEN_AUDIENCE } from '@kashikari/platform/edge';
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';

/**
 * Number of verified tokens to cache: a signature check costs some 0.2 ms, and a screen makes ten calls with one token.
 */
const KEPT = 5_000;

interface VerifiedToken {
  readonly actor: Actor;
  /** The origin of a shell, or TOKEN_AUDIENCE. */
  readonly audience: string;
  /** Epoch milliseconds of security time. */
  readonly expires: number;
}

interface AccessTokensOptions {
  /** The names of this installation; tokens of another are refused. */
  readonly issuers: readonly string[];
  /** Register of ended sessions. */
  readonly sessions: Sessions;
  readonly clock?: () => number;
}

/** Refuses a session that is over; waits only where that isn't known. */
export interface Sessions {
  refuse(sessionId: string): undefined | Promise<void>;
}

/** Verifies access tokens and returns their actors. */
export class AccessTokens {
  private readonly verified = new LRUCache<string, VerifiedToken>({ max: KEPT });
  private readonly issuers: readonly string[];
  private readonly sessions: Sessions;
  private readonly clock: () => number;

  constructor(
    private readonly keys: JWTVerifyGetKey,
    { issuers, sessions, clock = Date.now }: AccessTokensOptions,
  ) {
    this.issuers = issuers;
    this.sessions = sessions;
    this.clock = clock;
  }

  /**
   * @param origin of the shell at the request's host; undefined at the common host. A token is valid at one host
   * @throws DomainError `unauthenticated`, `token_expired`, `session_ended`, or `unavailable` while identity can't be
   *   reached
   */
  async actorOf(token: string, origin: string | undefined): Promise<Actor> {
    const known = this.verified.get(token) ?? (await this.verify(token));
    if (known.audience !== (origin ?? TOKEN_AUDIENCE)) throw refusal('unauthenticated');
    if (known.expires <= this.clock()) {
      this.verified.delete(token);
      throw refusal('token_expired');
    }
    await this.refuseEnded(known.actor);
    return known.actor;
  }

  /**
   * Refuses an actor whose session has ended. It may end between the headers of a request and the last byte of its
   * body.
   */
  refuseEnded(actor: Actor): undefined | Promise<void> {
    const sessionId = actorSessionId(actor);
    return sessionId === undefined ? undefined : this.sessions.refuse(sessionId);
  }

  private async verify(token: string): Promise<VerifiedToken> {
    try {
      const { payload } = await jwtVerify(token, this.keys, {
        algorithms: ['EdDSA'],
        requiredClaims: ['exp', 'id'],
        currentDate: new Date(this.clock()),
      });
      const audience = this.audienceOf(payload);
      const verified = { actor: toActor(payload), audience, expires: (payload.exp ?? 0) * 1000 };
      this.verified.set(token, verified);
      return verified;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw refusal('token_expired');
      if (error instanceof errors.JOSEError) throw refusal('unauthenticated');
      throw error;
    }
  }

  /** Returns the audience of a token; refuses tokens of another installation. */
  private audienceOf({ iss, aud, sid }: JWTPayload): string {
    const ours = iss !== undefined && this.issuers.includes(iss) && typeof aud === 'string';
    if (!ours || typeof sid !== 'string') throw refusal('unauthenticated');
    return aud;
  }
}

/** A member card's token names the one group that it is limited to (REST contract, "sign-in"). */
function toActor(claims: JWTPayload): Actor {
  const { id: userId, sid, jti, authorizable_id: groupId, permission } = claims;
  if (typeof userId !== 'string') throw refusal('unauthenticated');
  const session = typeof sid === 'string' && { sessionId: sid };
  if (jti === undefined || typeof groupId !== 'string') return { kind: 'user', userId, ...session };
  return { kind: 'card', userId, groupId, canWrite: permission !== 'read', ...session };
}

function refusal(code: 'unauthenticated' | 'token_expired'): DomainError {
  return refused(code);
}
