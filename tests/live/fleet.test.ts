import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LONG, testDatabase } from '@kashikari/platform/testing';
import { kafka, startBroker } from '../../packages/platform/test/events/broker';
import { freePorts } from '../../standalone/src/processes/free-ports';
import { CutProxy } from '../faults/long/cut-proxy';
import { openLendingRoom } from '../journeys/lending-room';
import { Person } from '../journeys/people';
import { send } from '../product/rest';
import { externalTool } from '../jest/external-tool';
import { startProduct } from '../product/start-product';
import { LiveReader } from './reader';

/** Within so long what ended is over everywhere, milliseconds (REST contract, edge). */
const EVERYWHERE = 1_000;
/** Wait after which an open stream counts as never ended, milliseconds; on a busy machine, a second proves nothing. */
const FOR_EVER = 30_000;

/**
 * Tests two gateways of one fleet. A booking through one reaches the followers of its good at the other. A session that
 * ends through one ends at the other, with its streams.
 * @param away stops the transport of events before anybody signs out
 */
async function hearsAcross(env: Record<string, string> = {}, away = async () => {}): Promise<void> {
  const product = await startProduct({ env });
  const another = await product.anotherGateway();
  const room = await openLendingRoom(product.url, ['カメラ', '三脚'], { quantity: 9 });
  const token = room.member.token;
  const readers = await Promise.all(
    [product.url, another.url].map((url) => LiveReader.ready(url, room.goodIds, { token })),
  );
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  // A duplicate event would arrive before the next one.
  for (const [index, good_id] of room.goodIds.entries()) {
    await room.member.call('POST', '/bookings', { good_id, start_date: day, end_date: day });
    for (const reader of readers) await reader.until('changed', index + 1);
  }
  for (const reader of readers)
    expect(reader.of('changed').map(({ data }) => data.good_id)).toEqual(room.goodIds);
  await away();
  await endsEverywhere({ here: product.url, there: another.url, tokens: [token], streams: readers });
  await Promise.all(readers.map((reader) => reader.close()));
  await another.stop();
  await product.stop();
}

async function endsEverywhere(at: {
  readonly here: string;
  readonly there: string;
  /** Sessions of one account: the first signs out of all. */
  readonly tokens: readonly string[];
  readonly streams: readonly LiveReader[];
}): Promise<void> {
  const acts = [at.here, at.there].flatMap((url) =>
    at.tokens.flatMap((token) => [
      () => send(url, 'GET', '/users/current', { token }),
      () => send(url, 'POST', '/goods', { token, body: { title: 'まだいる' } }),
    ]),
  );
  const outcomes = async () =>
    (await Promise.all(acts.map((act) => act()))).map(({ status, body }) => body.code ?? status);
  expect(new Set(await outcomes())).toEqual(new Set([200, 201]));
  const body = at.tokens.length > 1 ? { all: true } : {};
  const signedOut = await send(at.here, 'POST', '/auth/logout', { token: at.tokens[0], body });
  const since = performance.now();
  expect(signedOut.status).toBe(204);
  await Promise.all(at.streams.map(({ done }) => done));
  for (;;) {
    const codes = await outcomes();
    const isLate = performance.now() - since >= (LONG ? EVERYWHERE : FOR_EVER);
    expect({ codes, isLate }).toEqual({ codes, isLate: false });
    if (codes.every((code) => code === 'session_ended')) return;
  }
}

test('without a Redis each gateway follows the transport of events for itself', async () => {
  const bus = await testDatabase('empty');
  const proxy = await CutProxy.start(bus.ownerUrl);
  const through = new URL(bus.ownerUrl);
  through.port = new URL(proxy.url).port;
  // Simulates the loss of Redis and Kafka: no transport of events works any more.
  await hearsAcross({ BUS_DATABASE_URL: through.href }, () => proxy.close());
  await bus.drop();
});

test('with a Redis and a Kafka that were never there all sessions of an account end everywhere, too', async () => {
  const [redis, kafka] = await freePorts(2);
  const product = await startProduct({
    kafka: `127.0.0.1:${kafka}`,
    env: { REDIS_URL: `redis://127.0.0.1:${redis}` },
  });
  const another = await product.anotherGateway();
  const desk = await Person.signUp(product.url, '佐藤 はるか');
  const phone = await Person.signIn(another.url, desk.email, desk.password);
  const tokens = [desk.token, phone.token];
  await endsEverywhere({ here: product.url, there: another.url, tokens, streams: [] });
  await another.stop();
  await product.stop();
});

(kafka.missing ? test.skip : test)(
  `over Kafka each gateway follows the broker for itself${kafka.suffix}`,
  async () => {
    const broker = await startBroker();
    try {
      await hearsAcross({ KAFKA_BROKERS: broker.brokers }, () => broker.stop());
    } finally {
      await broker.remove();
    }
  },
  300_000,
);

const redisServer = externalTool('redis-server');

(redisServer.missing ? test.skip : test)(
  `with a Redis one reads and tells all${redisServer.suffix}`,
  async () => {
    const redis = await startRedis();
    try {
      await hearsAcross({ REDIS_URL: redis.url }, () => redis.stop());
    } finally {
      await redis.stop();
    }
  },
);

async function startRedis(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const [port = 0] = await freePorts(1);
  const dir = mkdtempSync(path.join(tmpdir(), 'kashikari-redis-'));
  const child: ChildProcess = spawn(
    redisServer.place,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dir],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => text.includes('Ready to accept') && resolve());
    child.once('exit', () => reject(new Error('redis-server ended')));
  });
  let stopping: Promise<void> | undefined;
  async function stop() {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
    rmSync(dir, { recursive: true, force: true });
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => (stopping ??= stop()),
  };
}
