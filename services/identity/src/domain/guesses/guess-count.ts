/** Of `params.by` in refusals, what identity itself counts. */
export type LimitedBy = 'account' | 'address' | 'link';

/** Failures of one subject under one policy. */
export interface Guesses {
  readonly failures: number;
  /** Epoch milliseconds of security time. */
  readonly lastAt: number;
  /** Of policies by windows: when the present one began, and how many before it were filled. */
  readonly since: number;
  readonly filled: number;
}

export const NO_GUESSES: Guesses = { failures: 0, lastAt: 0, since: 0, filled: 0 };
