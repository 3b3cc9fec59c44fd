import type { Tx } from '../database/tx';
import type { JobOrder } from './job';

/** Orders work for later, as rows in the service's own database. */
export class Jobs {
  /** Orders a job, or moves the one with the same kind and key. */
  schedule(_tx: Tx, _order: JobOrder): Promise<void> {
    throw new Error('under way');
  }

  /** Takes an order back; nothing happens when there is none. */
  cancel(_tx: Tx, _kind: string, _key: string): Promise<void> {
    throw new Error('under way');
  }
}
