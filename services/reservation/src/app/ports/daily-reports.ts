import type { Day, Locale } from '@kashikari/kernel';
import type { Tx } from '@kashikari/platform/tx';

/** A person who turned on the daily report of a group. */
export interface DailyReader {
  readonly userId: string;
  readonly groupId: string;
  /** Business time at which it was turned on, epoch milliseconds. */
  readonly since: number;
}

/** A daily report that is due for a person. */
export interface DueDaily {
  readonly userId: string;
  readonly groupId: string;
  readonly day: Day;
  readonly rows: number;
}

/** A daily report to make, with its readers. */
export interface DailyOrder {
  readonly groupId: string;
  readonly day: Day;
  readonly locale: Locale;
  readonly rows: number;
  readonly userIds: readonly string[];
}

/** Daily reports as rows. */
export abstract class DailyReports {
  /**
   * Reports of yesterday that are due for these readers, each once: of groups whose account's reminder time of today has
   * passed since it was turned on, for people who run the group, and for days with rows.
   */
  abstract takeDue(readers: readonly DailyReader[], now: number, tx: Tx): Promise<DueDaily[]>;
  /** Orders reports; one of a group, day and language is one report. */
  abstract order(orders: readonly DailyOrder[], now: number, tx: Tx): Promise<void>;
  /** Next reminder time of the groups of these readers, epoch milliseconds; null without readers. */
  abstract nextDue(readers: readonly DailyReader[], now: number, tx: Tx): Promise<number | null>;
  /** Orders the next look. */
  abstract lookAt(at: number, tx: Tx): Promise<void>;
  /** Forgets what was decided about days long ago. */
  abstract forget(before: number, tx: Tx): Promise<void>;
}

/** Queries notify for the people who turned on daily reports, and identity for their languages. */
export abstract class DailyReaders {
  /** Pages of readers. */
  abstract pages(): AsyncIterable<readonly DailyReader[]>;
  /** Languages of people; deleted ones are missing. */
  abstract locales(userIds: readonly string[]): Promise<ReadonlyMap<string, Locale>>;
}
