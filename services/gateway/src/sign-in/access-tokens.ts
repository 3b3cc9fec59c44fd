import { DomainError, type Actor } from '@kashikari/kernel';
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';

/** Verified tokens kept: a signature check costs some 0.2 ms, and a screen asks ten times with one token. */
const KEPT = 5_000;

interface Verified {
  readonly actor: Actor;
  /** Epoch milliseconds of security time. */
  readonly expires: number;
}

/** Turns an access token into the actor that it stands for. */
export class AccessTokens {
  private readonly verified = new LRUCache<string, Verified>({ max: KEPT });

  constructor(
    private readonly keys: JWTVerifyGetKey,
    private readonly clock: () => number = Date.now,
  ) {}

  /** @throws DomainError `unauthenticated`, `token_expired`, or `unavailable` while identity can't be asked */
  async actorOf(token: string): Promise<Actor> {
    const known = this.verified.get(token) ?? (await this.verify(token));
    if (known.expires <= this.clock()) {
      this.verified.delete(token);
      throw refusal('token_expired');
    }
    return known.actor;
  }

  private async verify(token: string): Promise<Verified> {
    try {
      const { payload } = await jwtVerify(token, this.keys, {
        algorithms: ['EdDSA'],
        requiredClaims: ['exp', 'id'],
        currentDate: new Date(this.clock()),
      });
      const verified = { actor: toActor(payload), expires: (payload.exp ?? 0) * 1000 };
      this.verified.set(token, verified);
      return verified;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw refusal('token_expired');
      if (error instanceof errors.JOSEError) throw refusal('unauthenticated');
      throw error;
    }
  }
}

/** A member card's token names the one group that it is limited to (REST contract, "sign-in"). */
function toActor(claims: JWTPayload): Actor {
  const { id: userId, jti, authorizable_id: groupId, permission } = claims;
  if (typeof userId !== 'string') throw refusal('unauthenticated');
  if (jti === undefined || typeof groupId !== 'string') return { kind: 'user', userId };
  return { kind: 'card', userId, groupId, canWrite: permission !== 'read' };
}

function refusal(code: 'unauthenticated' | 'token_expired'): DomainError {
  return new DomainError({ kind: 'unauthenticated', code });
}
