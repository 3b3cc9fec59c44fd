/**
 * A transaction under way, for what commits with it. Who is handed one hands it on and can't look inside; the store does, by
 * `sqlOf`. It stands alone in this file, so that `app/` may import it and nothing else of platform.
 */
export abstract class Tx {
  /** Nothing but a transaction of the platform is one, whatever it looks like. */
  declare private readonly opaque: true;

  /** Runs once the transaction has been committed, for speed only: what must happen is an outbox row or a job. */
  abstract afterCommit(act: () => void): void;
}
