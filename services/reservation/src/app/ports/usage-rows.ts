import type { Tx } from '@kashikari/platform/tx';
import type { UsageRange, UsageRow } from '../../domain/usage-report/usage-row';

/** Rows of usage reports. */
export abstract class UsageRows {
  /** Returns the number of rows without reading them. @param now epoch milliseconds */
  abstract count(range: UsageRange, now: number): Promise<number>;
  /** Reads the rows by day and title in parts of up to 1,000, by a cursor of the transaction. */
  abstract read(range: UsageRange, now: number, tx: Tx): AsyncGenerator<UsageRow[]>;
}
