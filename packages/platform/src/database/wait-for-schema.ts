import { setTimeout as wait } from 'node:timers/promises';
import { isConnectionFault } from './connection-faults';

/** Pause between two attempts, milliseconds. */
const PAUSE = 1_000;

/** Migrations of this version have not been run, by whoever is to run them. */
export class SchemaBehind extends Error {}

/**
 * Does what needs the database, and does it again while it can't be reached or its schema is being brought up to date: in a
 * fleet all begin at once, and who gives up at once is started again later and later.
 * @param timeout milliseconds; after that the last fault is thrown
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
