import type { Tx } from '@kashikari/platform/tx';

/** Progress of a rebuild: topics whose records are not all copied, each with its position. */
export type Progress = ReadonlyMap<string, string>;

/** Stores how far a rebuild has come. */
export abstract class Rebuilds {
  /** Returns the progress of the unfinished rebuild for this version of the index; undefined without one. */
  abstract unfinished(version: number): Promise<Progress | undefined>;
  /** Begins a rebuild of these topics; another unfinished one is dropped. */
  abstract begin(topics: readonly string[], version: number): Promise<void>;
  /** @param after position; undefined: all records are copied */
  abstract store(topic: string, after: string | undefined, tx: Tx): Promise<void>;
  /** Ends the rebuild, and notes that the whole index has this version. */
  abstract finish(version: number): Promise<void>;
}

/** The records that other services own. */
export abstract class Owners {
  /** Topics that this service consumes. */
  abstract topics(): readonly string[];
  /**
   * Copies the next page of a topic's records, as if their events had been consumed.
   * @param after position; empty: the beginning
   * @param store stores the new position in the same transaction; undefined: that was the last page
   * @returns the new position
   */
  abstract copy(
    topic: string,
    after: string,
    store: (after: string | undefined, tx: Tx) => Promise<void>,
  ): Promise<string | undefined>;
  /** Waits before the next attempt, the longer the more of them failed. */
  abstract pause(failures: number): Promise<void>;
  /** Ends a pause, now and in the future. */
  abstract stop(): void;
  /** Logs that a rebuild began, ended, or has to wait. */
  abstract note(what: string, fields: object): void;
}
