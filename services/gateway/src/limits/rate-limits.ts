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
  /** Inquiries and feedback of one person; visitors of an address count as one. */
  inquiries: 'account',
  /** Inquiries and feedback from one address, whoever wrote them. */
  inquiriesAddress: 'address',
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

/** Seconds over which calls are counted, by default. */
const WINDOW = 60;

const HOUR = 3_600;

/** Seconds over which the calls of other limits are counted. */
const WINDOWS: Readonly<Partial<Record<LimitName, number>>> = { inquiries: HOUR, inquiriesAddress: HOUR };

/** Returns the seconds over which the calls of a limit are counted. */
const windowOf = (name: LimitName): number => WINDOWS[name] ?? WINDOW;

/** Makes the counter of one limit; a fleet shares it, one process counts for itself. */
export type CounterOf = (name: LimitName, points: number) => RateLimiterAbstract;

export const countHere: CounterOf = (name, points) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: windowOf(name) });

/** One call as a limit counts it. */
export interface Spending {
  readonly name: LimitName;
  readonly key: string;
  readonly by: LimitedBy;
}

/**
 * Counts calls by account, card or address, files and pages, and failures by what was tried, each over a minute or an
 * hour. Uses security time.
 */
export class RateLimits {
  private readonly counters: ReadonlyMap<LimitName, RateLimiterAbstract>;

  /** `points`: calls in the window of each limit; 0 is no limit. */
  constructor(
    points: Readonly<Partial<Record<LimitName, number>>>,
    counterOf: CounterOf = countHere,
    private readonly trusted = new TrustedNetworks(),
  ) {
    const limited = (Object.entries(points) as [LimitName, number][]).filter(([, most]) => most > 0);
    this.counters = new Map(limited.map(([name, most]) => [name, counterOf(name, most)]));
  }

  /** Counts one call, and says in the headers what is left. @throws DomainError `rate_limited` */
  async spend(
    name: LimitName,
    key: string,
    response: Response,
    by: LimitedBy = COUNTS_BY[name],
  ): Promise<void> {
    await this.spendAll([{ name, key, by }], response);
  }

  /**
   * Counts one call by several limits, in their order, up to the first that refuses it. The headers are those of the
   * limit with the least left.
   * @throws DomainError `rate_limited`
   */
  async spendAll(spendings: readonly Spending[], response: Response): Promise<void> {
    let tightest: { name: LimitName; limit: number; state: RateLimiterRes } | undefined;
    for (const { name, key, by } of spendings) {
      const counter = this.counterFor(name, key, by);
      if (!counter) continue;
      const state = await consume(counter, countedAs(by, key));
      if (state.refused) refuse(response, name, counter.points, state.refused, by);
      const isTighter = !tightest || state.left.remainingPoints < tightest.state.remainingPoints;
      if (isTighter) tightest = { name, limit: counter.points, state: state.left };
    }
    if (tightest) tell(response, tightest.name, tightest.limit, tightest.state);
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

  private counterFor(
    name: LimitName,
    key: string,
    by: LimitedBy = COUNTS_BY[name],
  ): RateLimiterAbstract | undefined {
    return by === 'address' && this.trusts(key) ? undefined : this.counters.get(name);
  }
}

type Consumed =
  { readonly left: RateLimiterRes; readonly refused?: undefined } | { readonly refused: RateLimiterRes };

async function consume(counter: RateLimiterAbstract, key: string): Promise<Consumed> {
  try {
    return { left: await counter.consume(key) };
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return { refused: rejection };
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
function tell(response: Response, name: LimitName, limit: number, state: RateLimiterRes): void {
  const reset = Math.ceil(state.msBeforeNext / 1000);
  const remaining = Math.max(0, state.remainingPoints);
  response
    .setHeader('RateLimit-Policy', `"${name}";q=${limit};w=${windowOf(name)}`)
    .setHeader('RateLimit', `"${name}";r=${remaining};t=${reset}`)
    .setHeader('RateLimit-Limit', limit)
    .setHeader('RateLimit-Remaining', remaining)
    .setHeader('RateLimit-Reset', reset);
}
