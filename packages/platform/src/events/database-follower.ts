import type { Database } from '../database/database';
import type { Logger } from '../observe/logger';
import { backOff } from './back-off';
import type { WireEvent } from './event';
import type { Hearer } from './event-bus';
import { WakeUp } from './wake-up';

/**
 * Pause between polls while notifications arrive, milliseconds: less than the pool's idle time. A broken connection
 * ends the pause.
 */
const QUIET = 20_000;

/** Pause between polls until the connection for notifications is open, milliseconds. */
const POLL = 1_000;

const HEADS = {
  name: 'bus-heads',
  text: `select topic, next_offset from bus_topic where topic = any ($1)`,
};

const NEWER = {
  name: 'bus-newer',
  text: `select e."offset", e.id, e.topic, e.key, e.type, e.source, e.time, e.traceparent, e.data::text as value
    from unnest($1::text[], $2::bigint[]) as at (topic, next)
    join lateral (
      select * from bus_event b where b.topic = at.topic and b."offset" >= at.next order by b."offset" limit 200
    ) e on true order by e.topic, e."offset"`,
};

type Entry = WireEvent & { readonly offset: number };

/**
 * Follows events that are published from now on, in each process by itself. Its position is not stored, so a process
 * that ends leaves nothing behind. For signals without lasting value; a service that must not miss any reads as a
 * group.
 */
export class DatabaseFollower {
  private readonly wakeUp = new WakeUp();
  private readonly next = new Map<string, number>();
  private stopped = false;
  private looping: Promise<void> | undefined;

  constructor(
    private readonly db: Database,
    readonly topics: readonly string[],
    private readonly hear: Hearer,
    /** Sees to it that we are woken by news, also after a break; whether we are. */
    private readonly stayTuned: () => Promise<boolean>,
    private readonly logger: Logger,
  ) {}

  /** Starts to follow. No event that is published after this resolves is missed. */
  async start(): Promise<void> {
    const heads = await this.db.read<{ topic: string; next_offset: number }>(HEADS, [this.topics]);
    for (const topic of this.topics) this.next.set(topic, 0);
    for (const { topic, next_offset: next } of heads) this.next.set(topic, Number(next));
    this.looping = this.loop();
  }

  wake(): void {
    this.wakeUp.wake();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.looping;
  }

  private async loop(): Promise<void> {
    for (let failures = 0; !this.stopped;) {
      const isTuned = await this.stayTuned();
      try {
        const more = await this.listen();
        failures = 0;
        if (!more) await this.wakeUp.sleep(isTuned ? QUIET : POLL);
      } catch (error) {
        if (this.stopped) return;
        failures += 1;
        this.logger.warn({ error, topics: this.topics, failures }, 'Events could not be received');
        await this.wakeUp.sleep(backOff(failures));
      }
    }
  }

  /** @returns whether there was something */
  private async listen(): Promise<boolean> {
    const entries = await this.db.read<Entry>(NEWER, [[...this.next.keys()], [...this.next.values()]]);
    for (const { topic, offset } of entries) this.next.set(topic, Number(offset) + 1);
    if (entries.length > 0 && !this.stopped) this.hear(entries);
    return entries.length > 0;
  }
}
