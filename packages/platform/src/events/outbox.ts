import { sqlOf } from '../database/session';
import type { Tx } from '../tx';
import { currentTraceparent } from '../observe/trace-context';
import type { OutgoingEvent } from './event';

const APPEND = {
  name: 'outbox-append',
  text: `insert into outbox (topic, key, type, data, traceparent)
    select topic, key, type, data::jsonb, $5
    from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality as e (topic, key, type, data, n)
    order by n`,
};

/** Stores a service's events, in the same transaction as the change that they describe. */
export class Outbox {
  constructor(private readonly wakeRelay: () => void) {}

  /** Writes events that are published, in this order, once `tx` has been committed. */
  async append(tx: Tx, ...events: readonly OutgoingEvent[]): Promise<void> {
    if (!events.length) return;
    await sqlOf(tx).read(APPEND, [
      events.map(({ topic }) => topic),
      events.map(({ key }) => key),
      events.map(({ type }) => type),
      events.map(({ data }) => JSON.stringify(data)),
      currentTraceparent() ?? null,
    ]);
    this.wakeAfter(tx);
  }

  /** Wakes the relay once `tx` has been committed; for SQL functions that write outbox rows themselves. */
  wakeAfter(tx: Tx): void {
    tx.afterCommit(this.wakeRelay);
  }

  /** Wakes the relay now; after a single statement that wrote outbox rows and has been committed. */
  wake(): void {
    this.wakeRelay();
  }
}
