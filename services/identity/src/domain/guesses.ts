import { allow, refuse, type Verdict } from '@kashikari/kernel';

/** How guessing is slowed. Times in milliseconds of security time. */
export interface GuessPolicy {
  readonly name: string;
  /** Failures that cost nothing: people mistype. */
  readonly free: number;
  /** The wait after the first failure that costs; it doubles with each further one. */
  readonly firstWait: number;
  readonly longestWait: number;
  /** After so long without a failure all is forgotten. */
  readonly memory: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Passwords for one account from one address: the narrow brake, so that the owner is let in from elsewhere. */
export const PASSWORD_BY_ACCOUNT_AND_ADDRESS: GuessPolicy = {
  name: 'password.pair',
  free: 5,
  firstWait: 2 * SECOND,
  longestWait: 15 * MINUTE,
  memory: 24 * HOUR,
};

/** Passwords from one address, whatever the account. A school shares one address: wide, and never long. */
export const PASSWORD_BY_ADDRESS: GuessPolicy = {
  name: 'password.address',
  free: 100,
  firstWait: 2 * SECOND,
  longestWait: MINUTE,
  memory: HOUR,
};

/** Passwords for one account from many addresses. Short, so that nobody can lock an owner out. */
export const PASSWORD_BY_ACCOUNT: GuessPolicy = {
  name: 'password.account',
  free: 300,
  firstWait: SECOND,
  longestWait: 5 * SECOND,
  memory: HOUR,
};

/** Secrets of member cards from one address. They can't be guessed; who tries is slowed all the same. */
export const CARD_BY_ADDRESS: GuessPolicy = {
  name: 'member_card.address',
  free: 100,
  firstWait: 2 * SECOND,
  longestWait: MINUTE,
  memory: HOUR,
};

/** Signatures of passkeys from one address; the same holds for them. */
export const PASSKEY_BY_ADDRESS: GuessPolicy = { ...CARD_BY_ADDRESS, name: 'key_signature.address' };

/** Passcodes of groups, by the account that guesses. */
export const PASSCODE_BY_GUESSER: GuessPolicy = {
  name: 'passcode.guesser',
  free: 5,
  firstWait: 2 * SECOND,
  longestWait: HOUR,
  memory: 24 * HOUR,
};

/** Passcodes of one group, by however many accounts. */
export const PASSCODE_BY_GROUP: GuessPolicy = {
  name: 'passcode.group',
  free: 200,
  firstWait: SECOND,
  longestWait: MINUTE,
  memory: HOUR,
};

/** Addresses typed to find out who has an account, by who types them. */
export const UNKNOWN_ADDRESSES: GuessPolicy = {
  name: 'email.unknown',
  free: 20,
  firstWait: MINUTE,
  longestWait: HOUR,
  memory: 24 * HOUR,
};

/** Addresses wanted for an account that have one already, by who wants them. A school shares one network address. */
export const TAKEN_ADDRESSES: GuessPolicy = {
  name: 'email.taken',
  free: 20,
  firstWait: MINUTE,
  longestWait: HOUR,
  memory: HOUR,
};

/** Calls that send invitations, by the account that sends them: nobody's mailbox is filled from here. */
export const INVITES_BY_ACCOUNT: GuessPolicy = {
  name: 'invite_mail.account',
  free: 60,
  firstWait: MINUTE,
  longestWait: HOUR,
  memory: HOUR,
};

/** Sign-in links sent to one address: not a guess, but slowed by the same rule so that nobody's mailbox is filled. */
export const LINKS_TO_ADDRESS: GuessPolicy = {
  name: 'link.address',
  free: 5,
  firstWait: MINUTE,
  longestWait: HOUR,
  memory: HOUR,
};

/** Failures of one subject under one policy. */
export interface Guesses {
  readonly failures: number;
  /** Epoch milliseconds of security time. */
  readonly lastAt: number;
}

export const NO_GUESSES: Guesses = { failures: 0, lastAt: 0 };

/** Whether another try is looked at now; 429 with the seconds to wait if not. */
export function mayGuess(policy: GuessPolicy, guesses: Guesses, now: number): Verdict<void> {
  const wait = guesses.lastAt + waitAfter(policy, remembered(policy, guesses, now)) - now;
  return wait > 0
    ? refuse('limited', 'rate_limited', { retry_after: Math.ceil(wait / SECOND) })
    : allow(undefined);
}

export function afterFailure(policy: GuessPolicy, guesses: Guesses, now: number): Guesses {
  return { failures: remembered(policy, guesses, now) + 1, lastAt: now };
}

function remembered(policy: GuessPolicy, guesses: Guesses, now: number): number {
  return now - guesses.lastAt > policy.memory ? 0 : guesses.failures;
}

function waitAfter(policy: GuessPolicy, failures: number): number {
  if (failures < policy.free) return 0;
  return Math.min(policy.firstWait * 2 ** (failures - policy.free), policy.longestWait);
}
