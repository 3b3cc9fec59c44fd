import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from '../database/database';
import { run } from '../database/session';
import type { Logger } from '../observe/logger';
import type { Metrics } from '../observe/metrics';
import { backOff } from './back-off';
import type { WireEvent } from './event';
import type { EventBus } from './event-bus';
import { WakeUp } from './wake-up';

/** Delay of an event that was written while another relay emptied the outbox, milliseconds. */
const POLL = 250;

/** Delay of an event whose process died before it could wake the relay, milliseconds. */
const QUIET = 5_000;

/**
 * Rounds begin no closer than the least, milliseconds. While each of them finds something the pause doubles up to the most:
 * every reader pays for each round, and fewer, larger batches cost all of them less.
 */
const INTERVAL = { least: 15, most: 500 };

/** The longest time from a commit to its event being published while all is well, milliseconds. */
export const LONGEST_PAUSE = Math.max(POLL, INTERVAL.most);

const BATCH = 500;

const LOCK_KEY = `hashtextextended('kashikari.relay', 0)`;
/** Looks first: most rounds find nothing, and then no lock is taken. */
const ENTER = {
  name: 'relay-enter',
  text: `select rest, rest and pg_try_advisory_lock(${LOCK_KEY}) as mine from (select exists (select from outbox) as rest) look`,
};
const LEAVE = { name: 'relay-leave', text: `select pg_advisory_unlock(${LOCK_KEY})` };
const NEXT = {
  name: 'relay-next',
  text: `select seq, id, topic, key, type, data::text as value, traceparent, created_at as time
    from outbox order by seq limit ${BATCH}`,
};
const LAST_WRITTEN = `select pg_sequence_last_value('outbox_seq_seq') as seq`;

const REST = { name: 'relay-rest', text: 'select exists (select from outbox) as rest' };
const DONE = { name: 'relay-done', text: 'delete from outbox where seq = any($1::bigint[])' };

type OutboxRow = Omit<WireEvent, 'source'> & { readonly seq: number };

/**
 * Publishes the rows of the outbox in order. An advisory lock of the connection admits one relay per service at a time.
 * It is held while the outbox is emptied, and released if the process dies. Rows are deleted after the transport has
 * stored them, so a crash in between publishes events twice but loses none.
 */
export class Relay {
  private readonly wakeUp = new WakeUp();
  private total = 0;
  private stopped = false;
  private failures = 0;
  /** True if another relay held the outbox at the last attempt. */
  private isBusy = false;
  private looping: Promise<void> | undefined;

  constructor(
    private readonly service: string,
    private readonly db: Database,
    private readonly bus: EventBus,
    private readonly logger: Logger,
    private readonly metrics: Metrics,
  ) {}

  start(): void {
    this.looping = this.loop();
  }

  wake(): void {
    this.wakeUp.wake();
  }

  /**
   * Publishes the rows of the outbox.
   * @returns their number; also 0 while another replica publishes them
   */
  drain(): Promise<number> {
    return this.db.withConnection(async (connection) => {
      const [entered] = await run<{ rest: boolean; mine: boolean }>(connection, ENTER);
      this.isBusy = entered?.rest === true && !entered.mine;
      if (!entered?.mine) return 0;
      try {
        return await this.empty(connection);
      } finally {
        await run(connection, LEAVE);
      }
    });
  }

  /** Number of events that this relay has published since it was created. */
  get published(): number {
    return this.total;
  }

  /** Returns true if the outbox is empty: some relay has published everything in it. */
  async isEmpty(): Promise<boolean> {
    return (await this.db.one<{ rest: boolean }>(REST))?.rest === false;
  }

  /** Returns the number of the last event written by any process; undefined before the first. */
  async lastWritten(): Promise<number | undefined> {
    const last = await this.db.one<{ seq: number | null }>(LAST_WRITTEN);
    return last?.seq ?? undefined;
  }

  /** Publishes what is left, if the transport lets it, and ends. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.looping;
  }

  private async loop(): Promise<void> {
    let interval = INTERVAL.least;
    while (!this.stopped) {
      const published = await this.round();
      if (this.stopped) break;
      await wait(interval);
      interval = published > 0 ? Math.min(2 * interval, INTERVAL.most) : INTERVAL.least;
      await this.wakeUp.sleep(this.failures ? backOff(this.failures) : this.isBusy ? POLL : QUIET);
    }
    await this.round();
  }

  private async round(): Promise<number> {
    try {
      const published = await this.drain();
      this.failures = 0;
      return published;
    } catch (error) {
      this.failures += 1;
      this.logger.warn(
        { error, failures: this.failures },
        'Events could not be published; they stay in the outbox',
      );
      return 0;
    }
  }

  private async empty(connection: pg.PoolClient): Promise<number> {
    let published = 0;
    for (;;) {
      const rows = await run<OutboxRow>(connection, NEXT);
      if (!rows.length) return published;
      await this.bus.publish(rows.map(({ seq: _, ...event }) => ({ ...event, source: this.service })));
      await run(connection, DONE, [rows.map(({ seq }) => seq)]);
      this.metrics.published(rows.length);
      published += rows.length;
      this.total += rows.length;
      if (rows.length < BATCH) return published;
    }
  }
}
