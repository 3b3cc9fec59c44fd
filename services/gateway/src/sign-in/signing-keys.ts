import { refused } from '@kashikari/kernel';
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

/**
 * Minimum time before a key set that lacks a key is fetched again, milliseconds. Otherwise unknown tokens could cause a
 * fetch each.
 */
const COOL_DOWN = 10_000;

/** Public keys of access tokens, cached until a token names an unknown key. */
export class SigningKeys {
  private keys: JWTVerifyGetKey | undefined;
  private asking: Promise<void> | undefined;
  private askedAt = Number.NEGATIVE_INFINITY;

  /** `fetch` returns identity's JWK set. */
  constructor(
    private readonly fetch: () => Promise<JSONWebKeySet>,
    private readonly clock: () => number = Date.now,
  ) {}

  /** The key that a token's header names. @throws errors.JWKSNoMatchingKey */
  readonly find: JWTVerifyGetKey = async (header, token) => {
    if (!this.keys) await this.refresh();
    try {
      return await this.known()(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || this.clock() - this.askedAt < COOL_DOWN)
        throw error;
      await this.refresh();
      return this.known()(header, token);
    }
  };

  private known(): JWTVerifyGetKey {
    if (!this.keys) throw refused('unavailable');
    return this.keys;
  }

  /** Fetches the keys; concurrent callers share one query to identity. */
  private refresh(): Promise<void> {
    this.asking ??= this.fetch()
      .then((set) => {
        this.keys = createLocalJWKSet(set);
        this.askedAt = this.clock();
      })
      .finally(() => (this.asking = undefined));
    return this.asking;
  }
}
