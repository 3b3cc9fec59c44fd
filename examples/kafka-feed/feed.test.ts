import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Kafka, logLevel } from 'kafkajs';
import { externalTool } from '../../tests/jest/external-tool';

interface Broker {
  readonly brokers: string;
  stop(): Promise<void>;
}

const kafka = externalTool('kafka');
const overKafka = kafka.missing ? describe.skip : describe;

const FEED = path.join(__dirname, 'feed.mjs');
const BOOKINGS = 'kashikari.reservation.booking.v1';

/** Runs the feed until it has printed `count` lines, for up to half a minute. */
function feed(brokers: string, options: string[], count: number, listening = () => {}): Promise<string[]> {
  const child = spawn(process.execPath, [FEED, ...options], {
    env: { ...process.env, KAFKA_BROKERS: brokers },
  });
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGTERM'), 30_000);
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Listening')) listening();
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      if (lines.length === count) child.kill('SIGTERM');
    });
    child.on('exit', (code) => {
      clearTimeout(timer);
      if (code === 0) resolve(lines);
      else reject(new Error(`exit ${code}: ${said}`));
    });
  });
}

test('without brokers it says what it needs', () => {
  const { status, stderr } = spawnSync(process.execPath, [FEED], {
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toBe('Set KAFKA_BROKERS to host:port, several separated by commas.\n');
});

overKafka(`the feed${kafka.suffix}`, () => {
  let broker: Broker;
  const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-feed-kafka-'));

  const publish = async (topic: string, key: string, fact: object, id: string) => {
    const kafka = new Kafka({ brokers: [broker.brokers], logLevel: logLevel.NOTHING });
    const [admin, producer] = [kafka.admin(), kafka.producer()];
    await admin.connect();
    await admin.createTopics({ topics: [{ topic, numPartitions: 3 }], waitForLeaders: true });
    await producer.connect();
    const headers = {
      ce_id: id,
      ce_type: 'kashikari.reservation.v1.BookingChanged',
      ce_time: '2026-11-24T01:02:03.456Z',
    };
    await producer.send({ topic, messages: [{ key, value: JSON.stringify(fact), headers }] });
    await producer.disconnect();
    await admin.disconnect();
  };

  beforeAll(async () => {
    const { startKafka } = require('../../scripts/tools/kafka.cjs') as {
      startKafka(at: string): Promise<Broker>;
    };
    broker = await startKafka(folder);
    await publish(BOOKINGS, 'good-1', { id: 'booking-1', memo: '二行\nの文' }, 'e1');
    await publish('kashikari.catalog.good.v1', 'good-1', { id: 'good-1' }, 'e2');
    await publish('somebody-elses', 'x', { id: 'x' }, 'e3');
  }, 120_000);

  afterAll(async () => {
    await broker.stop();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  it('prints what the broker keeps, an event a line, and no other topic', async () => {
    const lines = await feed(broker.brokers, ['--from-beginning'], 2);
    expect(lines.sort()).toEqual([
      '2026-11-24T01:02:03.456Z kashikari.catalog.good.v1 kashikari.reservation.v1.BookingChanged good-1 {"id":"good-1"}',
      `2026-11-24T01:02:03.456Z ${BOOKINGS} kashikari.reservation.v1.BookingChanged good-1 {"id":"booking-1","memo":"二行\\nの文"}`,
    ]);
  }, 60_000);

  it('prints the topics asked for, and under a name goes on where it stopped', async () => {
    const asked = ['--group', 'mine', '--topic', 'kashikari.reservation.', '--from-beginning'];
    expect(await feed(broker.brokers, asked, 1)).toHaveLength(1);
    await publish(BOOKINGS, 'good-1', { id: 'booking-2' }, 'e4');
    const [next] = await feed(broker.brokers, asked, 1);
    expect(next).toContain('"booking-2"');
  }, 90_000);

  it('hears of a topic that is new', async () => {
    let lines: Promise<string[]> | undefined;
    await new Promise<void>((listening) => {
      lines = feed(broker.brokers, ['--topic', 'kashikari.billing.'], 1, listening);
    });
    await publish('kashikari.billing.subscription.v1', 'account-1', { plan: 'free' }, 'e5');
    expect(await lines).toEqual([expect.stringContaining('{"plan":"free"}')]);
  }, 60_000);
});
