import type { Tx } from '../database/tx';
import type { OutgoingEvent } from './event';

/** Where a service writes its events, in the transaction of what they tell. */
export class Outbox {
  /** Writes events that are published, in this order, once `tx` has been committed. */
  append(_tx: Tx, ..._events: readonly OutgoingEvent[]): Promise<void> {
    throw new Error('under way');
  }

  /** Wakes the relay once `tx` has been committed; for SQL functions that write outbox rows themselves. */
  wakeAfter(_tx: Tx): void {}

  /** Wakes the relay now; after a single statement that wrote outbox rows and has been committed. */
  wake(): void {}
}
