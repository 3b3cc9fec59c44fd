import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noBroker, startBroker } from '../../packages/platform/test/events/broker';
import { freePorts } from '../../standalone/src/processes/free-ports';
import { openLendingRoom } from '../journeys/lending-room';
import { startProduct } from '../product/start-product';
import { LiveReader } from './reader';

jest.setTimeout(120_000);

/** Two gateways of one fleet: a booking through one is heard by who follows its good at the other. */
async function hearsAcross(env: Record<string, string> = {}): Promise<void> {
  const product = await startProduct({ env });
  const another = await product.anotherGateway();
  const room = await openLendingRoom(product.url, ['カメラ', '三脚'], { quantity: 9 });
  const token = room.member.token;
  const readers = await Promise.all(
    [product.url, another.url].map((url) => LiveReader.ready(url, room.goodIds, { token })),
  );
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  // What is told twice is told before the next thing is.
  for (const [index, good_id] of room.goodIds.entries()) {
    await room.member.call('POST', '/bookings', { good_id, start_date: day, end_date: day });
    for (const reader of readers) await reader.until('changed', index + 1);
  }
  for (const reader of readers)
    expect(reader.of('changed').map(({ data }) => data.good_id)).toEqual(room.goodIds);
  await Promise.all(readers.map((reader) => reader.close()));
  await another.stop();
  await product.stop();
}

test('without a Redis each gateway follows the transport of events for itself', () => hearsAcross());

(noBroker ? test.skip : test)(
  noBroker ? `over Kafka (skipped: ${noBroker})` : 'over Kafka each gateway follows the broker for itself',
  async () => {
    const broker = await startBroker();
    try {
      await hearsAcross({ KAFKA_BROKERS: broker.brokers });
    } finally {
      await broker.remove();
    }
  },
  300_000,
);

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
if (!hasRedis)
  console.warn('SKIPPED: no redis-server here (apt-get install redis-server): two gateways over Redis');

(hasRedis ? test : test.skip)('with a Redis one reads and tells all', async () => {
  const redis = await startRedis();
  try {
    await hearsAcross({ REDIS_URL: redis.url });
  } finally {
    await redis.stop();
  }
});

async function startRedis(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const [port = 0] = await freePorts(1);
  const dir = mkdtempSync(path.join(tmpdir(), 'kashikari-redis-'));
  const child: ChildProcess = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dir],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => text.includes('Ready to accept') && resolve());
    child.once('exit', () => reject(new Error('redis-server ended')));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
