import type { Card } from '../../domain/cards/card';

/** Passwords: slow on purpose, off the event loop, few at a time. */
export abstract class Passwords {
  abstract hash(password: string): Promise<string>;
  /** Compares with a hash; without one it does the same work and answers no, so that both take as long. */
  abstract matches(hash: string | null | undefined, password: string): Promise<boolean>;
  /** Returns true if a hash was made with weaker parameters than the current ones. */
  abstract isOutdated(hash: string): boolean;
  /** Waits for one of the few places at which passwords are compared. Refuses `busy` when too many wait. */
  abstract inTurn<T>(work: () => Promise<T>): Promise<T>;
}

/** Passwords that are tried first by whoever guesses. */
export abstract class CommonPasswords {
  /**
   * Returns true if a password is in a list of common ones, ignoring case, or falls within a thousand guesses (score 0
   * of zxcvbn). Such guesses are repetitions, sequences, keyboard walks and dates. A check needs up to about 15 ms.
   */
  abstract has(password: string): boolean;
}

/** Content of an access token (spec section 3, session token). */
interface TokenClaims {
  readonly id: string;
  /** Session of the token; the token ends with it. */
  readonly sessionId: string;
  /** The account name; may be empty. */
  readonly slug: string;
  /** The card that somebody signed in with: limits the token to one group. Its secret is never in a token. */
  readonly card?: Pick<Card, 'id' | 'groupId' | 'managementId' | 'permission'> | undefined;
  /** Origin of the shell at which the token is good, and nowhere else; absent: at the common one. */
  readonly audience?: string | undefined;
}

/** Signs one access token, which expires ACCESS_TOKEN_SECONDS from now. */
export type SignToken = (claims: TokenClaims) => Promise<string>;

export abstract class AccessTokens {
  /**
   * Returns the signing function with its key loaded. It is requested before a transaction begins, so that signing
   * within it never waits for a second connection.
   */
  abstract signer(): Promise<SignToken>;
  /** The public keys as a JWK set in JSON, retired ones among them. */
  abstract publicKeys(): Promise<string>;
}

/** Storage of signing keys, with their private part sealed. */
export abstract class SigningKeys {
  /** Newest first, those made before an instant left out. */
  abstract since(instant: number): Promise<StoredKey[]>;
  /** Adds a key unless one was made after an instant: of several processes that find none, one makes it. */
  abstract addUnlessNewer(key: StoredKey, instant: number): Promise<void>;
}

export interface StoredKey {
  readonly kid: string;
  readonly publicJwk: string;
  readonly sealedPrivateJwk: string;
  /** Epoch milliseconds of security time. */
  readonly createdAt: number;
}

/** Encryption at rest, under a key out of KASHIKARI_SECRET. */
export abstract class Encryptor {
  /** @param context context of the text; opening requires the same one */
  abstract seal(text: string, context: string): string;
  /** undefined when it was sealed under another secret or context, or is broken. */
  abstract open(sealed: string, context: string): string | undefined;
  /** Returns the text sealed again if it is sealed under the former secret; undefined if nothing changes. */
  abstract renewed(sealed: string, context: string): string | undefined;
}

/** Hashes and chance. */
export abstract class Secrets {
  /** 256 bits as URL-safe text. */
  abstract random(): string;
  /** A few lowercase letters and digits; unique enough for a slug, not secret. */
  abstract suffix(): string;
  abstract id(): string;
  /** Returns the stored form of a token: it identifies the token but cannot be used as one. */
  abstract tokenHash(token: string): string;
  /** A keyed hash of something that could be guessed: an address, a name, a place. */
  abstract blind(text: string): string;
  /** A token that is always the same for the same order, and that nobody else can make. */
  abstract tokenFor(order: string): string;
  /** Compares in a time that says nothing of where the texts differ. */
  abstract same(a: string, b: string): boolean;
}

/** The machine's own time, which no test hook moves: expiry of tokens, links and sessions; waits after guesses. */
export abstract class SecurityTime {
  abstract now(): number;
}

/** Under which token the counts of passwords (`passwordPolicies`) are injected. */
export const PasswordPolicies = Symbol('PasswordPolicies');

/** Under which token the number of cards that one call may make is injected. */
export const CardLimit = Symbol('CardLimit');

/** Injection token of the maximum number of groups of an account; 0 is no limit. */
export const GroupQuota = Symbol('GroupQuota');

/** Under which token the longest life of a session, milliseconds, is injected. */
export const SessionLimit = Symbol('SessionLimit');
