import type { Guesses, LimitedBy } from './guess-count';

/** Limits failures per window of time. Times in milliseconds of security time. */
export interface WindowPolicy {
  readonly name: string;
  readonly by: LimitedBy;
  readonly most: number;
  /** The length of a window; where it grows, each that was filled makes the next twice as long, up to the longest. */
  readonly window: number;
  readonly longest: number;
  /** Time without failures after which all are forgotten. */
  readonly memory: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The counts of passwords (REST contract, edge). Only failures count.
 * @param perMinute RATE_LIMIT_SIGN_IN_FAILURES_PER_MIN; 0 is no limit
 */
export function passwordPolicies(perMinute: number) {
  const minute = { most: perMinute || Infinity, window: MINUTE, longest: MINUTE, memory: HOUR };
  const by = 'account' as const;
  return {
    /** One account from one address: the narrow count, so that a pupil's slips hold nobody else. */
    pair: { ...minute, name: 'sign_in.pair', by },
    /** One account from all browsers that haven't signed in to it before, wherever they are. */
    account: {
      ...{ name: 'sign_in.account', by, most: perMinute ? 30 : Infinity },
      ...{ window: HOUR, longest: DAY, memory: 2 * DAY },
    },
    /** One account from all browsers that have signed in to it: more count as an unknown browser's. */
    known: {
      ...{ name: 'sign_in.known', by, most: perMinute ? 20 : Infinity },
      ...{ window: DAY, longest: DAY, memory: 2 * DAY },
    },
    /** One account from a browser that has: no stranger's guesses hold its owner. */
    browser: { ...minute, name: 'sign_in.browser', by },
  } satisfies Record<string, WindowPolicy>;
}

/** Milliseconds until another try is looked at; not above 0 when it is now. */
export function windowWait(policy: WindowPolicy, guesses: Guesses, now: number): number {
  return guesses.failures < policy.most ? 0 : endOf(policy, guesses) - now;
}

export function afterWindowFailure(policy: WindowPolicy, guesses: Guesses, now: number): Guesses {
  const { failures, filled, lastAt } = guesses;
  if (failures > 0 && now < endOf(policy, guesses))
    return { ...guesses, failures: failures + 1, lastAt: now };
  const isForgotten = now - lastAt > policy.memory;
  const grown = failures < policy.most ? Math.max(0, filled - 1) : filled + 1;
  return { failures: 1, since: now, filled: isForgotten ? 0 : grown, lastAt: now };
}

function endOf({ window, longest }: WindowPolicy, { since, filled }: Guesses): number {
  return since + Math.min(window * 2 ** filled, longest);
}
