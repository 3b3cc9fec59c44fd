import { setTimeout as wait } from 'node:timers/promises';
import { isConnectionFault } from './connection-faults';

/** Pause between two attempts, milliseconds. */
const PAUSE = 1_000;

/** Error: migrations of this version have not been run. */
export class SchemaBehind extends Error {}

/**
 * Runs work on the database, and retries it while the database is unreachable or its schema is being migrated. In a
 * fleet, all processes start at once, and a process that fails at once would be restarted at growing intervals.
 * @param timeout milliseconds; after that the last error is thrown
 */
export async function waitForSchema<T>(work: () => Promise<T>, timeout: number): Promise<T> {
  for (const end = Date.now() + timeout; ; await wait(PAUSE)) {
    try {
      return await work();
    } catch (error) {
      const passes = error instanceof SchemaBehind || isConnectionFault(error);
      if (!passes || Date.now() > end) throw error;
    }
  }
}
