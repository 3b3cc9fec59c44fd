import type { Database } from './database';

/** Time for which a result of the probe is reused, milliseconds. */
const VALID_FOR = 5_000;

/** Time for which a failed write of the process counts, milliseconds. */
const FAILURE_COUNTS_FOR = 10_000;

/**
 * Materializes some hundred kilobytes with the least memory that PostgreSQL accepts, so that it writes a temporary file to
 * the disk of the database. A probe row would fit into a page that the table has already, and say nothing about the disk.
 */
const SPILL = 'select count(*) from generate_series(1, 20000)';

/** Checks whether the database can write: its disk has room, and it is not a read-only standby. */
export class WriteProbe {
  private last?: { readonly at: number; readonly result: Promise<void> };

  constructor(private readonly db: Database) {}

  /** Rejects if the database cannot write. A result is reused for five seconds. */
  check(): Promise<void> {
    const now = performance.now();
    const { failedWriteAt } = this.db;
    if (failedWriteAt !== undefined && now - failedWriteAt < FAILURE_COUNTS_FOR)
      return Promise.reject(new Error('A write has failed'));
    if (!this.last || now - this.last.at >= VALID_FOR) this.last = { at: now, result: this.probe() };
    return this.last.result;
  }

  /**
   * Tests that the database can write. Skipped while callers wait for a connection, because their own writes show it.
   */
  private async probe(): Promise<void> {
    if (this.db.use().waiting > 0) return;
    await this.db.transaction(async (tx) => {
      await tx.read(`set local work_mem = '64kB'`);
      await tx.read(SPILL);
      const [state] = await tx.read<{ standby: boolean }>('select pg_is_in_recovery() as standby');
      if (state?.standby) throw new Error('The database is a standby');
    });
  }
}
