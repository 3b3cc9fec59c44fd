import { Database } from '../database/database';
import type { Logger } from '../observe/logger';
import { ensureBusSchema } from './database-bus-schema';
import { DatabaseFollower } from './database-follower';
import { DatabaseReader } from './database-reader';
import type { WireEvent } from './event';
import { EventBus, type BusFollower, type BusReader, type Hearer, type EventsHandler } from './event-bus';
import { BusSession } from './bus-session';

const PUBLISH = { name: 'bus-publish', text: 'select bus_publish($1, $2, $3, $4, $5, $6, $7, $8)' };

const PENDING = {
  name: 'bus-pending',
  text: `select exists (select 1 from unnest($2::text[]) t(topic) join bus_event e on e.topic = t.topic
      and e."offset" >= coalesce((select g.next_offset from bus_group g where g.consumer_group = $1 and g.topic = t.topic), 0)
    ) as pending`,
};

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Events through a log table in the `bus` database: what a single machine needs instead of a broker. */
export class DatabaseBus extends EventBus {
  private readonly db: Database;
  private readonly session: BusSession;
  private readonly readers: DatabaseReader[] = [];
  private readonly followers = new Set<DatabaseFollower>();
  private schema: Promise<void> | undefined;
  private cleaning: NodeJS.Timeout | undefined;

  constructor(
    url: string,
    service: string,
    private readonly logger: Logger,
    private readonly keepDays = 30,
  ) {
    super();
    // Every statement is short and none holds its connection: one for what goes out, one for what comes in.
    this.db = new Database({ url, name: `${service}-bus`, size: 2 });
    this.session = new BusSession(url, service, (topic) => this.wake(topic));
  }

  override async publish(events: readonly WireEvent[]): Promise<void> {
    const [first] = events;
    if (!first) return;
    await this.ready();
    await this.db.read(PUBLISH, [
      events.map(({ topic }) => topic),
      events.map(({ id }) => id),
      events.map(({ key }) => key),
      events.map(({ type }) => type),
      first.source,
      events.map(({ time }) => time.toISOString()),
      events.map(({ traceparent }) => traceparent ?? null),
      events.map(({ value }) => value),
    ]);
  }

  override async read(group: string, topics: readonly string[], handle: EventsHandler): Promise<BusReader> {
    await this.ready();
    const readers = topics.map(
      (topic) => new DatabaseReader(this.db, this.session, group, topic, handle, this.logger),
    );
    this.readers.push(...readers);
    this.cleaning ??= setInterval(() => void this.forgetOld().catch(() => undefined), HOUR).unref();
    for (const reader of readers) reader.start();
    return {
      drain: async () => (await Promise.all(readers.map((reader) => reader.drain()))).every(Boolean),
      isAtEnd: async () => {
        const [row] = await this.db.read<{ pending: boolean }>(PENDING, [group, topics]);
        return row?.pending === false;
      },
      stop: () => stopAll(readers),
    };
  }

  override async follow(topics: readonly string[], hear: Hearer): Promise<BusFollower> {
    await this.ready();
    const stayTuned = () =>
      this.session.listen().then(
        () => true,
        () => false,
      );
    const follower = new DatabaseFollower(this.db, topics, hear, stayTuned, this.logger);
    await follower.start();
    this.followers.add(follower);
    return {
      stop: async () => {
        this.followers.delete(follower);
        await follower.stop();
      },
    };
  }

  override async ping(): Promise<void> {
    await this.db.read('select 1');
  }

  override async close(): Promise<void> {
    clearInterval(this.cleaning);
    await stopAll([...this.readers, ...this.followers]);
    await this.session.close();
    await this.db.close();
  }

  private wake(topic: string | undefined): void {
    for (const reader of this.readers) if (topic === undefined || reader.topic === topic) reader.wake();
    for (const one of this.followers) if (topic === undefined || one.topics.includes(topic)) one.wake();
  }

  private ready(): Promise<void> {
    this.schema ??= ensureBusSchema(this.db).catch((error: unknown) => {
      this.schema = undefined;
      throw error;
    });
    return this.schema;
  }

  /** Forgets events older than the retention that every group has read. */
  private async forgetOld(): Promise<void> {
    await this.db.read(
      `delete from bus_event e where e.published_at < $1 and e."offset" < coalesce(
         (select min(g.next_offset) from bus_group g where g.topic = e.topic), e."offset" + 1)`,
      [new Date(Date.now() - this.keepDays * DAY)],
    );
  }
}

async function stopAll(readers: readonly { stop(): Promise<void> }[]): Promise<void> {
  await Promise.all(readers.map((reader) => reader.stop()));
}
