import type { Actor, Verdict } from '@kashikari/kernel';
import type { Passkey } from '../../domain/sign-in-methods/passkey';
import type { User } from '../../domain/users/user';

/** A key as an authenticator has just made it. */
export type MadeKey = Pick<
  Passkey,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'synced' | 'host'
>;

/** Host of the browser; keys of one host do not work at another. */
export type Place = Pick<Actor, 'shell'>;

/** Unverified content of a browser's response. */
export interface SignedResponse {
  readonly challenge: string;
  readonly credentialId: string;
}

/** WebAuthn as this site speaks it. Options and answers are the JSON of its Level 3. */
export abstract class Authenticators {
  /** Returns the options with which a browser creates a key. */
  abstract askForKey(user: User, known: readonly Passkey[], challenge: string, at: Place): Promise<string>;
  /** Returns the options with which a browser signs in with any key of this site. */
  abstract askForSignature(challenge: string, at: Place): Promise<string>;
  /** undefined for what is no answer of a browser's. */
  abstract peek(answerJson: string): SignedResponse | undefined;
  /** Refuses `passkey.refused`. */
  abstract readKey(answerJson: string, challenge: string, at: Place): Promise<Verdict<MadeKey>>;
  /** The count of signatures now. Refuses `auth.failed`, also for a count that fell: that is a copy. */
  abstract check(
    answerJson: string,
    challenge: string,
    key: Passkey,
    at: Place,
  ): Promise<Verdict<{ counter: number }>>;
}

export interface Passkeys {
  /** False when the authenticator's key is somebody's already. */
  add(key: Passkey): Promise<boolean>;
  /** Finds and locks a key by the authenticator's credential id. */
  lockByCredential(credentialId: string): Promise<Passkey | undefined>;
  /** One of a user's, locked. */
  lock(id: string, userId: string): Promise<Passkey | undefined>;
  /** Name, count and last use. */
  save(key: Passkey): Promise<void>;
  remove(id: string): Promise<void>;
  /** Ends all of a user who leaves. */
  removeOf(userId: string): Promise<void>;
  count(userId: string): Promise<number>;
  /** @param userId whose key is to be made; null for whoever signs in */
  challenge(challengeHash: string, userId: string | null, expiresAt: number): Promise<void>;
  /** Uses a challenge up; undefined when it is unknown, used or expired. */
  takeChallenge(challengeHash: string, now: number): Promise<{ userId: string | null } | undefined>;
}

export abstract class PasskeyViews {
  /** The oldest first. */
  abstract of(userId: string): Promise<Passkey[]>;
}
