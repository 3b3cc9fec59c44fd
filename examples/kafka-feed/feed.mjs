// Prints every event of Kashikari that a Kafka broker has, one a line:
//   KAFKA_BROKERS=localhost:9092 node feed.mjs [--from-beginning] [--group NAME] [--topic PREFIX]
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import kafkajs from 'kafkajs';
import { toLine } from './line.mjs';

const { Kafka, logLevel } = kafkajs;

/** All topics of facts: `kashikari.<service>.<entity>.v1`. */
const FACTS = /^kashikari[.][a-z-]+[.][a-z-]+[.]v1$/;

/** Interval between searches for new topics, milliseconds. A service creates its topics with its first event. */
const LOOK_EVERY = 5_000;

const { values: options } = parseArgs({
  options: {
    'from-beginning': { type: 'boolean', default: false },
    group: { type: 'string' },
    topic: { type: 'string', default: 'kashikari.' },
  },
});

const brokers = (process.env.KAFKA_BROKERS ?? '').split(',').filter(Boolean);
if (brokers.length === 0) {
  console.error('Set KAFKA_BROKERS to host:port, several separated by commas.');
  process.exit(1);
}

const kafka = new Kafka({ clientId: 'kashikari-kafka-feed', brokers, logLevel: logLevel.ERROR });
const admin = kafka.admin();
// A named group remembers where it stopped; without a name we are nobody and leave no trace.
const groupId = options.group ?? `kashikari-kafka-feed-${randomUUID()}`;
const consumer = kafka.consumer({ groupId });

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (stopping = true));
// Whoever reads us has had enough: `node feed.mjs | head`.
process.stdout.on('error', () => (stopping = true));

const known = new Set();

/** Subscribes to topics not known yet. Those that appear while we run are read from their first event. */
async function follow({ fromBeginning }) {
  const topics = (await admin.listTopics()).filter(
    (topic) => FACTS.test(topic) && topic.startsWith(options.topic),
  );
  const fresh = topics.filter((topic) => !known.has(topic));
  if (fresh.length === 0) return;
  if (known.size > 0) await consumer.stop();
  await consumer.subscribe({ topics: fresh, fromBeginning });
  for (const topic of fresh) known.add(topic);
  await consumer.run({
    autoCommit: options.group !== undefined,
    eachMessage: async ({ topic, message }) => {
      if (!stopping) process.stdout.write(`${toLine(topic, message)}\n`);
    },
  });
}

await admin.connect();
await consumer.connect();
await follow({ fromBeginning: options['from-beginning'] });
console.error(`Listening to ${known.size} topics and to those that will be new. Ctrl-C ends.`);
for (let waited = 0; !stopping; waited += 100) {
  await wait(100);
  if (waited % LOOK_EVERY === 0) await follow({ fromBeginning: true });
}
await consumer.disconnect();
if (options.group === undefined) await admin.deleteGroups([groupId]).catch(() => undefined);
await admin.disconnect();
