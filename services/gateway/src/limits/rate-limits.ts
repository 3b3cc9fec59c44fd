import { DomainError } from '@kashikari/kernel';
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { networkOf } from './network';
import type { Response } from 'express';

export type LimitName = 'account' | 'address' | 'files' | 'signIn' | 'signUp';

/** Whose calls were too many, as `params.by` of `rate_limited` says it (REST contract, edge). */
export type LimitedBy = 'account' | 'address' | 'card' | 'invite' | 'link';

/** Seconds over which calls are counted. */
const WINDOW = 60;

/** Makes the counter of one limit; a fleet shares it, one process counts for itself. */
export type CounterOf = (name: LimitName, points: number) => RateLimiterAbstract;

export const countHere: CounterOf = (name, points) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: WINDOW });

/** Calls per minute by account, card or address, files and pages, sign-ins and sign-ups by address. Goes by security time. */
export class RateLimits {
  private readonly counters: ReadonlyMap<LimitName, RateLimiterAbstract>;

  /** `perMinute`: 0 is no limit. */
  constructor(perMinute: Readonly<Record<LimitName, number>>, counterOf: CounterOf = countHere) {
    const limited = (Object.entries(perMinute) as [LimitName, number][]).filter(([, points]) => points > 0);
    this.counters = new Map(limited.map(([name, points]) => [name, counterOf(name, points)]));
  }

  /** Counts one call, and says in the headers what is left. @throws DomainError `rate_limited` */
  async spend(
    name: LimitName,
    key: string,
    response: Response,
    by: LimitedBy = name === 'account' ? 'account' : 'address',
  ): Promise<void> {
    const counter = this.counters.get(name);
    if (!counter) return;
    const counted = by === 'address' ? networkOf(key) : `${by} ${key}`;
    try {
      tell(response, name, counter.points, await counter.consume(counted));
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      tell(response, name, counter.points, rejection);
      throw new DomainError({
        kind: 'limited',
        code: 'rate_limited',
        params: { by, limit: counter.points, retry_after: Math.ceil(rejection.msBeforeNext / 1000) },
      });
    }
  }
}

/** The `RateLimit` headers: both the structured fields of the current draft and the three of the older ones. */
function tell(response: Response, name: string, limit: number, state: RateLimiterRes): void {
  const reset = Math.ceil(state.msBeforeNext / 1000);
  const remaining = Math.max(0, state.remainingPoints);
  response
    .setHeader('RateLimit-Policy', `"${name}";q=${limit};w=${WINDOW}`)
    .setHeader('RateLimit', `"${name}";r=${remaining};t=${reset}`)
    .setHeader('RateLimit-Limit', limit)
    .setHeader('RateLimit-Remaining', remaining)
    .setHeader('RateLimit-Reset', reset);
}
