import type { Guesses } from '../../domain/guesses/guess-count';

/** Failures by keyed hash of what was guessed at. */
export interface LoginAttempts {
  /** Returns failures in the order of `subjects`. */
  peek(subjects: readonly string[]): Promise<Guesses[]>;
  /** Locked until the transaction ends, so that of failures at the same time none is lost. */
  lock(subject: string): Promise<Guesses>;
  write(subject: string, guesses: Guesses): Promise<void>;
  forget(subject: string): Promise<void>;
}

/** The same to look at, outside a transaction and in one round trip: most of many guesses cost no more. */
export abstract class GuessViews {
  /** Returns failures in the order of `subjects`. */
  abstract peek(subjects: readonly string[]): Promise<Guesses[]>;
}

/** Writes of failed attempts within a transaction. */
export interface GuessWork {
  readonly guesses: LoginAttempts;
}
