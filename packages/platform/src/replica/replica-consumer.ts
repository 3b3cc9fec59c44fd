import type { Received } from '../events/event';
import type { EventHandler } from '../events/on-event';
import type { Tx } from '../tx';

/** Applies what its owner publishes to our replica of it, a batch at a time, in the transaction of the inbox. */
export abstract class ReplicaConsumer<M> implements EventHandler<M> {
  /** @param apply receives the records of a batch in order, and the publishing time of each */
  constructor(
    private readonly apply: (things: readonly M[], tx: Tx, times: readonly Date[]) => Promise<unknown>,
  ) {}

  async handle(events: Received<M>[], tx: Tx): Promise<void> {
    await this.apply(
      events.map(({ data }) => data),
      tx,
      events.map(({ time }) => time),
    );
  }
}
