import type { Admin, Consumer, EachBatchPayload, Kafka } from 'kafkajs';
import type { Logger } from '../observe/logger';
import { backOff } from './back-off';
import { fromKafka } from './cloud-event';
import type { BusReader, EventsHandler } from './event-bus';
import { RETRY } from './kafka-retry';
import { WakeUp } from './wake-up';

/** Number of events handled by one transaction. */
const CHUNK = 200;

/** Maximum wait of a drain for the group to reach the end of its topics, milliseconds. */
const DRAIN_TIMEOUT = 15_000;

/** Reads topics for one consumer group; partitions are shared out between its replicas by Kafka. */
export class KafkaReader implements BusReader {
  private readonly groupId: string;
  private readonly waiting = new WakeUp();
  private consumer: Consumer | undefined;
  private stopped = false;
  private failures = 0;
  private restarting = false;
  private crashed: Consumer | undefined;
  private begun = false;

  constructor(
    private readonly kafka: Kafka,
    private readonly admin: Admin,
    group: string,
    private readonly topics: readonly string[],
    private readonly handle: EventsHandler,
    private readonly logger: Logger,
    /** Position at which a new group begins. */
    private readonly from: 'oldest' | 'end' = 'oldest',
  ) {
    this.groupId = `kashikari.${group}`;
  }

  async start(): Promise<void> {
    const consumer = this.kafka.consumer({
      groupId: this.groupId,
      // Time after which Kafka gives up a dead reader; until then, nobody reads its partitions.
      sessionTimeout: 10_000,
      heartbeatInterval: 2_000,
      maxWaitTimeInMs: 500,
      allowAutoTopicCreation: false,
      // A pending restart of kafkajs can't be canceled: it would reconnect after we disconnect, again and again.
      retry: { ...RETRY, restartOnFailure: async () => false },
    });
    this.consumer = consumer;
    consumer.on(consumer.events.CRASH, ({ payload }) => {
      this.crashed = consumer;
      void this.restart(payload.error);
    });
    try {
      await consumer.connect();
      const beginning = await this.beginning();
      await consumer.subscribe({ topics: [...this.topics], fromBeginning: this.from === 'oldest' });
      await consumer.run({
        autoCommit: false,
        eachBatchAutoResolve: false,
        eachBatch: (batch) => this.batch(batch),
      });
      for (const place of beginning) consumer.seek(place);
      this.begun = true;
    } catch (error) {
      await consumer.disconnect().catch(() => undefined);
      throw error;
    }
    if (this.stopped) await consumer.disconnect();
  }

  async drain(): Promise<boolean> {
    const ends = await this.ends();
    const until = Date.now() + DRAIN_TIMEOUT;
    if (await this.hasReached(ends)) return true;
    while (Date.now() < until && !this.stopped) {
      if (await this.hasReached(ends)) return false;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`Group ${this.groupId} did not reach the end of its topics within ${DRAIN_TIMEOUT} ms`);
  }

  async isAtEnd(): Promise<boolean> {
    return this.hasReached(await this.ends());
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.waiting.wake();
    await this.consumer?.disconnect().catch(() => undefined);
  }

  /** Stops, and deletes the position of the group: for a group that is used once. */
  async forget(): Promise<void> {
    await this.stop();
    await this.admin.deleteGroups([this.groupId]);
  }

  private async batch({
    batch,
    heartbeat,
    isRunning,
    isStale,
    resolveOffset,
    commitOffsetsIfNecessary,
    uncommittedOffsets,
  }: EachBatchPayload): Promise<void> {
    for (let from = 0; from < batch.messages.length; from += CHUNK) {
      if (!isRunning() || isStale() || this.stopped) return;
      const chunk = batch.messages.slice(from, from + CHUNK);
      const events = chunk.flatMap((message) => fromKafka(batch.topic, message) ?? []);
      if (events.length) await this.handle(events, heartbeat);
      resolveOffset(chunk.at(-1)!.offset);
      await commitOffsetsIfNecessary(uncommittedOffsets());
      await heartbeat();
    }
    this.failures = 0;
  }

  private async restart(error: Error): Promise<void> {
    if (this.restarting) return;
    this.restarting = true;
    for (let running = false; !running && !this.stopped;) {
      this.failures += 1;
      this.logger.warn({ error, failures: this.failures }, 'Reading from Kafka was interrupted');
      await this.consumer?.disconnect().catch(() => undefined);
      await this.waiting.sleep(backOff(this.failures));
      if (this.stopped) break;
      running = await this.start().then(
        () => this.crashed !== this.consumer,
        () => false,
      );
    }
    this.restarting = false;
  }

  /**
   * Returns the offsets at which a group begins that starts at the end. They are the ends of this moment, not of the
   * later one at which Kafka assigns partitions. After that, the group continues from its own offsets.
   */
  private async beginning(): Promise<{ topic: string; partition: number; offset: string }[]> {
    if (this.from === 'oldest' || this.begun) return [];
    const places = this.topics.map(async (topic) =>
      (await this.admin.fetchTopicOffsets(topic)).map(({ partition, offset }) => ({
        topic,
        partition,
        offset,
      })),
    );
    return (await Promise.all(places)).flat();
  }

  /** The end of each partition at this moment; empty ones left out. */
  private async ends(): Promise<Map<string, number>> {
    const ends = new Map<string, number>();
    for (const topic of this.topics) {
      for (const { partition, offset } of await this.admin.fetchTopicOffsets(topic)) {
        if (Number(offset) > 0) ends.set(`${topic}/${partition}`, Number(offset));
      }
    }
    return ends;
  }

  private async hasReached(ends: ReadonlyMap<string, number>): Promise<boolean> {
    if (!ends.size) return true;
    const committed = await this.admin.fetchOffsets({ groupId: this.groupId, topics: [...this.topics] });
    const read = new Map<string, number>(
      committed.flatMap(({ topic, partitions }) =>
        partitions.map(({ partition, offset }) => [`${topic}/${partition}`, Number(offset)] as const),
      ),
    );
    return [...ends].every(([partition, end]) => (read.get(partition) ?? -1) >= end);
  }
}
