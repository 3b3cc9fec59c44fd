import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Actor } from '@kashikari/kernel';
import { LRUCache } from 'lru-cache';
import { deriveKeys, type InstallationSecrets, type Keys } from './derive-key';

/** Lifetime of a signature, milliseconds (architecture, "Who is asking"). */
const ACTOR_LIFETIME = 5 * 60_000;

/** A signature is used for this long before a new one is made, so that none expires on its way. */
const REUSE = ACTOR_LIFETIME - 60_000;

/** Maximum difference between the clocks of two machines, milliseconds: two minutes and the transit of the call. */
const CLOCK_SKEW = 150_000;

/** Members, managers and cards in use at one time; about 1 MB. */
const REMEMBERED = 2_000;

interface Claims {
  readonly actor: Actor;
  /** The service that this is meant for; no other accepts it. */
  readonly aud: string;
  /** Epoch milliseconds of security time. */
  readonly exp: number;
}

/** Signs and verifies actors: `base64url(claims).base64url(HMAC-SHA256)`. */
export class ActorSigner {
  private readonly keys: Keys;
  private readonly signed = new LRUCache<string, { token: string; until: number }>({ max: REMEMBERED });
  private readonly verified = new LRUCache<string, Claims>({ max: REMEMBERED });

  constructor(
    secrets: InstallationSecrets,
    private readonly real: () => number = Date.now,
  ) {
    this.keys = deriveKeys(secrets, 'actor');
  }

  /** A token with which `actor` may call the service `audience`. */
  sign(actor: Actor, audience: string): string {
    const subject = `${audience} ${JSON.stringify(actor)}`;
    const known = this.signed.get(subject);
    const now = this.real();
    if (known && now < known.until) return known.token;
    const claims: Claims = { actor, aud: audience, exp: now + ACTOR_LIFETIME };
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const token = `${body}.${mac(this.keys[0], body).toString('base64url')}`;
    this.signed.set(subject, { token, until: now + REUSE });
    return token;
  }

  /** The actor of a token; undefined when it is tampered with, expired, or meant for another service. */
  verify(token: string, audience: string): Actor | undefined {
    const claims = this.verified.get(token) ?? this.check(token);
    if (!claims || claims.aud !== audience) return undefined;
    const now = this.real();
    if (now >= claims.exp + CLOCK_SKEW || claims.exp > now + ACTOR_LIFETIME + CLOCK_SKEW) return undefined;
    return claims.actor;
  }

  private check(token: string): Claims | undefined {
    const [body, signature, ...rest] = token.split('.');
    if (!body || !signature || rest.length) return undefined;
    const given = Buffer.from(signature, 'base64url');
    if (!this.keys.some((key) => isSame(given, mac(key, body)))) return undefined;
    const claims = Object.freeze(JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims);
    this.verified.set(token, claims);
    return claims;
  }
}

const mac = (key: Buffer, body: string) => createHmac('sha256', key).update(body).digest();

const isSame = (given: Buffer, expected: Buffer) =>
  given.length === expected.length && timingSafeEqual(given, expected);
