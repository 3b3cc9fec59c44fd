/**
 * A running transaction, for changes that commit with it. Callers pass it on and can't look inside; the store does so
 * with `sqlOf`. This file contains nothing else, so that `app/` may import it but nothing else of platform.
 */
export abstract class Tx {
  /** Makes the type nominal: only transactions of the platform have it. */
  declare private readonly opaque: true;

  /** Runs once the transaction has been committed, for speed only: what must happen is an outbox row or a job. */
  abstract afterCommit(act: () => void): void;
}
