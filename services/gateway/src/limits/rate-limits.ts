import { DomainError } from '@kashikari/kernel';
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { networkOf } from './network';
import { TrustedNetworks } from './trusted-networks';
import type { Response } from 'express';

/** Unit that a limit counts by, as the refusal reports it (REST contract, edge: `params.by`). */
export type LimitedBy = 'account' | 'address' | 'card' | 'invite' | 'link';

/** Limits with the unit that each counts by. */
const COUNTS_BY = {
  account: 'account',
  address: 'address',
  /** Pages and files. */
  files: 'address',
  /** Failed sign-ins, whatever the account. */
  signIn: 'address',
  signUp: 'address',
  /** Reports of crashes. */
  clientErrors: 'address',
  /** Failures with one card, one invitation, one mailed link. */
  card: 'card',
  invite: 'invite',
  link: 'link',
  /** Unknown codes of labels, by the caller's address. */
  label: 'address',
  /** Requests for a link, by caller and address. */
  linkWish: 'link',
} as const satisfies Record<string, LimitedBy>;

export type LimitName = keyof typeof COUNTS_BY;

/** Seconds over which calls are counted. */
const WINDOW = 60;

/** Makes the counter of one limit; a fleet shares it, one process counts for itself. */
export type CounterOf = (name: LimitName, points: number) => RateLimiterAbstract;

export const countHere: CounterOf = (name, points) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: WINDOW });

/** Calls per minute by account, card or address, files and pages, failures by what was tried. Goes by security time. */
export class RateLimits {
  private readonly counters: ReadonlyMap<LimitName, RateLimiterAbstract>;

  /** `perMinute`: 0 is no limit. */
  constructor(
    perMinute: Readonly<Partial<Record<LimitName, number>>>,
    counterOf: CounterOf = countHere,
    private readonly trusted = new TrustedNetworks(),
  ) {
    const limited = (Object.entries(perMinute) as [LimitName, number][]).filter(([, points]) => points > 0);
    this.counters = new Map(limited.map(([name, points]) => [name, counterOf(name, points)]));
  }

  /** Counts one call, and says in the headers what is left. @throws DomainError `rate_limited` */
  async spend(
    name: LimitName,
    key: string,
    response: Response,
    by: LimitedBy = COUNTS_BY[name],
  ): Promise<void> {
    const counter = this.counterFor(name, key);
    if (!counter) return;
    try {
      tell(response, name, counter.points, await counter.consume(countedAs(by, key)));
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      refuse(response, name, counter.points, rejection, by);
    }
  }

  /** The same without counting: for what costs only where it fails. @throws DomainError `rate_limited` */
  async check(name: LimitName, key: string, response: Response): Promise<void> {
    const counter = this.counterFor(name, key);
    const state = await counter?.get(countedAs(COUNTS_BY[name], key));
    if (counter && state && state.consumedPoints >= counter.points)
      refuse(response, name, counter.points, state, COUNTS_BY[name]);
  }

  /** Counts a failure without refusing it: the caller gets the failure itself as the response. */
  async count(name: LimitName, key: string, response: Response): Promise<void> {
    const counter = this.counterFor(name, key);
    if (!counter) return;
    tell(response, name, counter.points, await counter.penalty(countedAs(COUNTS_BY[name], key)));
  }

  /** Returns true for addresses of `TRUSTED_NETWORKS`, which no limit by address holds. */
  trusts(address: string): boolean {
    return this.trusted.has(address);
  }

  private counterFor(name: LimitName, key: string): RateLimiterAbstract | undefined {
    return COUNTS_BY[name] === 'address' && this.trusts(key) ? undefined : this.counters.get(name);
  }
}

function countedAs(by: LimitedBy, key: string): string {
  return by === 'address' ? networkOf(key) : `${by} ${key}`;
}

function refuse(
  response: Response,
  name: LimitName,
  limit: number,
  state: RateLimiterRes,
  by: LimitedBy,
): never {
  tell(response, name, limit, state);
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  throw new DomainError({
    ...{ kind: 'limited', code: 'rate_limited' },
    params: { by, limit, retry_after: seconds },
  });
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
