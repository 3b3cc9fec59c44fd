import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { NO_GUESSES, type Guesses, type LimitedBy } from './guess-count';
import { afterWindowFailure, windowWait, type WindowPolicy } from './guess-windows';

/** Delays repeated guesses. Times in milliseconds of security time. */
export interface GuessPolicy {
  readonly name: string;
  /** Counted subject named in a refusal (REST contract, edge: `params.by`). */
  readonly by: LimitedBy;
  /** Failures that cost nothing: people mistype. */
  readonly free: number;
  /** The wait after the first failure that costs; it doubles with each further one. */
  readonly firstWait: number;
  readonly longestWait: number;
  /** Time without failures after which all are forgotten. */
  readonly memory: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Signatures of one passkey. They can't be guessed; who tries is slowed all the same, and nobody else. */
export const PASSKEY_BY_KEY: GuessPolicy = {
  name: 'key_signature.key',
  by: 'account',
  free: 100,
  firstWait: 2 * SECOND,
  longestWait: MINUTE,
  memory: HOUR,
};

/** Passcodes of groups, by the account that guesses. */
export const PASSCODE_BY_GUESSER: GuessPolicy = {
  name: 'passcode.guesser',
  by: 'account',
  free: 5,
  firstWait: 2 * SECOND,
  longestWait: HOUR,
  memory: 24 * HOUR,
};

/** One account at one group's passcode: its first try is braked with the first tries of others alone. */
export const PASSCODE_BY_BOTH: GuessPolicy = { ...PASSCODE_BY_GUESSER, name: 'passcode.both' };

/** Passcodes of one group, by however many accounts. */
export const PASSCODE_BY_GROUP: GuessPolicy = {
  name: 'passcode.group',
  by: 'account',
  free: 200,
  firstWait: SECOND,
  longestWait: MINUTE,
  memory: HOUR,
};

/**
 * First tries at one group's passcode, by however many accounts. A class mistypes a few; fresh accounts that each try once are one
 * guesser.
 */
export const PASSCODE_FIRST_TRIES: GuessPolicy = {
  name: 'passcode.first',
  by: 'account',
  free: 50,
  firstWait: MINUTE,
  longestWait: HOUR,
  memory: 24 * HOUR,
};

/** Addresses wanted for an account that have one already, by the account that wants them. */
export const TAKEN_BY_ACCOUNT: GuessPolicy = {
  name: 'email.taken',
  by: 'account',
  free: 20,
  firstWait: MINUTE,
  longestWait: HOUR,
  memory: HOUR,
};

/** Limit by network address, for people without an account. */
export const TAKEN_BY_ADDRESS: GuessPolicy = { ...TAKEN_BY_ACCOUNT, by: 'address' };

/**
 * Sign-in links sent to one address: slowed like guesses so that no mailbox is filled. The wait is never longer than
 * the life of an earlier link (see SendMail), so that other people's requests lock nobody out.
 */
export const LINKS_TO_ADDRESS: GuessPolicy = {
  name: 'link.address',
  by: 'link',
  free: 5,
  firstWait: MINUTE,
  longestWait: 5 * MINUTE,
  memory: HOUR,
};

/** Limit of verification mails to an address; requests for sign-in links do not count towards it. */
export const VERIFICATIONS_TO_ADDRESS: GuessPolicy = { ...LINKS_TO_ADDRESS, name: 'verification.address' };

export type AnyPolicy = GuessPolicy | WindowPolicy;

/** Allows another attempt, or refuses it with 429 and the seconds to wait. */
export function mayGuess(policy: AnyPolicy, guesses: Guesses, now: number): Verdict<void> {
  const wait =
    'most' in policy
      ? windowWait(policy, guesses, now)
      : guesses.lastAt + waitAfter(policy, remembered(policy, guesses, now)) - now;
  return wait > 0
    ? refuse('rate_limited', { retry_after: Math.ceil(wait / SECOND), by: policy.by })
    : allow(undefined);
}

export function afterFailure(policy: AnyPolicy, guesses: Guesses, now: number): Guesses {
  if ('most' in policy) return afterWindowFailure(policy, guesses, now);
  return { ...NO_GUESSES, failures: remembered(policy, guesses, now) + 1, lastAt: now };
}

function remembered(policy: GuessPolicy, guesses: Guesses, now: number): number {
  return now - guesses.lastAt > policy.memory ? 0 : guesses.failures;
}

function waitAfter(policy: GuessPolicy, failures: number): number {
  if (failures < policy.free) return 0;
  return Math.min(policy.firstWait * 2 ** (failures - policy.free), policy.longestWait);
}
