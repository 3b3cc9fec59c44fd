import { groupedBy } from '@kashikari/kernel';
import { Kafka, logLevel, Partitioners, type Admin, type Producer, type TopicMessages } from 'kafkajs';
import type { Logger } from '../observe/logger';
import { toKafka } from './cloud-event';
import type { WireEvent } from './event';
import { EventBus, type BusFollower, type BusReader, type Hearer, type EventsHandler } from './event-bus';
import { newId } from '../ids';
import { kafkaLog } from './kafka-log';
import { KafkaReader } from './kafka-reader';
import { connectionOf, type KafkaSettings } from '../config/kafka-settings';
import { RETRY } from './kafka-retry';

const DAY = 24 * 60 * 60_000;

/** Events through Kafka, partitioned by key. */
export class KafkaBus extends EventBus {
  private readonly kafka: Kafka;
  private producer: Promise<Producer> | undefined;
  private admin: Promise<Admin> | undefined;
  private readonly topics = new Set<string>();
  private closed = false;

  constructor(
    settings: KafkaSettings,
    service: string,
    private readonly logger: Logger,
    private readonly keepDays: number,
  ) {
    super();
    this.kafka = new Kafka({
      clientId: `kashikari-${service}`,
      ...connectionOf(settings),
      logLevel: logLevel.WARN,
      logCreator: kafkaLog(logger),
      connectionTimeout: 3_000,
      requestTimeout: 10_000,
      retry: RETRY,
    });
  }

  override async publish(events: readonly WireEvent[]): Promise<void> {
    if (!events.length) return;
    const byTopic = groupedBy(events, ({ topic }) => topic);
    await this.ensureTopics([...byTopic.keys()]);
    const topicMessages: TopicMessages[] = [...byTopic].map(([topic, part]) => ({
      topic,
      messages: part.map(toKafka),
    }));
    try {
      await (await this.connectedProducer()).sendBatch({ acks: -1, topicMessages });
    } catch (error) {
      // An idempotent producer that lost its place in the sequence never finds it again: the next try takes a new one.
      await this.dropProducer();
      throw error;
    }
  }

  override async read(group: string, topics: readonly string[], handle: EventsHandler): Promise<BusReader> {
    await this.ensureTopics(topics);
    const reader = new KafkaReader(
      this.kafka,
      await this.connectedAdmin(),
      group,
      topics,
      handle,
      this.logger,
    );
    await reader.start();
    return reader;
  }

  override async follow(topics: readonly string[], hear: Hearer): Promise<BusFollower> {
    await this.ensureTopics(topics);
    const group = `follow-${newId()}`;
    const handle: EventsHandler = (events) => Promise.resolve(hear(events));
    const admin = await this.connectedAdmin();
    const reader = new KafkaReader(this.kafka, admin, group, topics, handle, this.logger, 'end');
    await reader.start();
    return { stop: () => reader.forget().catch(() => undefined) };
  }

  override async ping(): Promise<void> {
    await (await this.connectedAdmin()).describeCluster();
  }

  override async close(): Promise<void> {
    this.closed = true;
    await this.dropProducer();
    const admin = await this.admin?.catch(() => undefined);
    await admin?.disconnect().catch(() => undefined);
  }

  private connectedProducer(): Promise<Producer> {
    if (this.closed) return Promise.reject(new Error('The connection to Kafka is closed'));
    this.producer ??= this.openProducer().catch((error: unknown) => {
      this.producer = undefined;
      throw error;
    });
    return this.producer;
  }

  private async openProducer(): Promise<Producer> {
    const producer = this.kafka.producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      createPartitioner: Partitioners.DefaultPartitioner,
      retry: RETRY,
    });
    await producer.connect();
    return producer;
  }

  private async dropProducer(): Promise<void> {
    const producer = await this.producer?.catch(() => undefined);
    this.producer = undefined;
    await producer?.disconnect().catch(() => undefined);
  }

  private connectedAdmin(): Promise<Admin> {
    if (this.closed) return Promise.reject(new Error('The connection to Kafka is closed'));
    this.admin ??= this.openAdmin().catch((error: unknown) => {
      this.admin = undefined;
      throw error;
    });
    return this.admin;
  }

  private async openAdmin(): Promise<Admin> {
    const admin = this.kafka.admin();
    await admin.connect();
    return admin;
  }

  /**
   * Creates missing topics, with as many partitions and copies as the broker's settings define. They store events for
   * as long as the log of one machine does, because events contain names (docs/privacy.md).
   */
  private async ensureTopics(wanted: readonly string[]): Promise<void> {
    const missing = wanted.filter((topic) => !this.topics.has(topic));
    if (!missing.length) return;
    const admin = await this.connectedAdmin();
    const configEntries = [
      { name: 'retention.ms', value: String(this.keepDays * DAY) },
      // Kafka never deletes the segment that is being written, so segments are closed after no more than a day.
      { name: 'segment.ms', value: String(DAY) },
    ];
    const topics = missing.map((topic) => ({ topic, configEntries }));
    await admin.createTopics({ topics, waitForLeaders: true });
    for (const topic of missing) this.topics.add(topic);
  }
}
