import type { Database } from '../database/database';
import type { Logger } from '../observe/logger';
import { backOff } from './back-off';
import type { BusSession } from './bus-session';
import type { WireEvent } from './event';
import type { EventsHandler } from './event-bus';
import { WakeUp } from './wake-up';

/** Interval at which the reader requests the right to read while another replica holds it, milliseconds. */
const POLL = 1_000;

/**
 * Pause between polls while notifications arrive, milliseconds: less than the pool's idle time. A broken connection
 * ends the pause.
 */
const QUIET = 20_000;

const BATCH = 200;

const NEXT = {
  name: 'bus-next',
  text: `select e."offset", e.id, e.topic, e.key, e.type, e.source, e.time, e.traceparent, e.data::text as value
    from bus_event e
    where e.topic = $2
      and e."offset" >= coalesce((select g.next_offset from bus_group g where g.consumer_group = $1 and g.topic = $2), 0)
    order by e."offset" limit ${BATCH}`,
};

const ADVANCE = {
  name: 'bus-advance',
  text: `insert into bus_group as g (consumer_group, topic, next_offset) values ($1, $2, $3)
    on conflict (consumer_group, topic) do update set next_offset = greatest(g.next_offset, excluded.next_offset)`,
};

type Entry = WireEvent & { readonly offset: number };

/** Reads one topic for one group. One of several replicas reads; another takes over after it ends. */
export class DatabaseReader {
  private readonly wakeUp = new WakeUp();
  private stopped = false;
  private failures = 0;
  private looping: Promise<void> | undefined;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly session: BusSession,
    private readonly group: string,
    readonly topic: string,
    private readonly handle: EventsHandler,
    private readonly logger: Logger,
  ) {}

  private get name(): string {
    return `${this.group} ${this.topic}`;
  }

  start(): void {
    this.looping = this.loop();
  }

  wake(): void {
    this.wakeUp.wake();
  }

  async drain(): Promise<boolean> {
    return !(await this.batch());
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.looping;
    await this.turn.catch(() => undefined);
  }

  private async loop(): Promise<void> {
    while (!this.stopped) {
      try {
        const more = await this.batch();
        this.failures = 0;
        if (!more) await this.wakeUp.sleep(this.session.isMine(this.name) ? QUIET : POLL);
      } catch (error) {
        if (this.stopped) return;
        this.failures += 1;
        this.logger.warn({ error, topic: this.topic, failures: this.failures }, 'Events could not be read');
        await this.wakeUp.sleep(backOff(this.failures));
      }
    }
  }

  /**
   * Handles one batch at a time, for all callers.
   * @returns true if there may be more
   */
  private batch(): Promise<boolean> {
    const mine = this.turn.catch(() => undefined).then(() => this.next());
    this.turn = mine;
    return mine;
  }

  private async next(): Promise<boolean> {
    if (this.stopped || !(await this.session.mayRead(this.name))) return false;
    const entries = await this.db.read<Entry>(NEXT, [this.group, this.topic]);
    const last = entries.at(-1);
    if (!last) return false;
    await this.handle(entries, () => Promise.resolve());
    await this.db.read(ADVANCE, [this.group, this.topic, last.offset + 1]);
    // After a batch that wasn't full, a notification announces further events.
    return entries.length === BATCH;
  }
}
