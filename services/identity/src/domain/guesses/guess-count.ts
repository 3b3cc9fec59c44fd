/** Values of `params.by` in refusals that identity counts. */
export type LimitedBy = 'account' | 'address' | 'link';

/** Failures of one subject under one policy. */
export interface Guesses {
  readonly failures: number;
  /** Epoch milliseconds of security time. */
  readonly lastAt: number;
  /** Start of the current window of window policies, and the number of filled windows before it. */
  readonly since: number;
  readonly filled: number;
}

export const NO_GUESSES: Guesses = { failures: 0, lastAt: 0, since: 0, filled: 0 };
