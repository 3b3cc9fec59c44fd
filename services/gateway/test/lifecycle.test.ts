import { once } from 'node:events';
import { connect } from 'node:net';
import { createLogger } from '@kashikari/platform/edge';
import { startPeers, whenLong } from '@kashikari/platform/testing';
import express from 'express';
import request from 'supertest';
import { startGateway, type RunningGateway } from '../src';
import { deadline } from '../src/http/deadline';
import { errorHandler } from '../src/http/error-handler';
import { sharedLimits } from '../src/limits/shared-limits';
import { RateLimits } from '../src/limits/rate-limits';
import { readSettings } from '../src/settings';
import { ENV } from './test-app';

const logger = createLogger('gateway', 'silent');
const response = { setHeader: () => response } as never;

describe('the gateway’s life', () => {
  let gateway: RunningGateway;
  beforeAll(async () => (gateway = await startGateway({ env: ENV })));
  afterAll(() => gateway.stop());
  const url = (path: string) => `http://127.0.0.1:${gateway.port}${path}`;

  it('begins with one message that lists every setting at fault', async () => {
    const env = {
      ...ENV,
      KASHIKARI_SECRET: 'short',
      ADDRESS_CATALOG: '',
      PORT: 'many',
      NODE_ENV: 'production',
    };
    const start = startGateway({ env });
    for (const fault of ['KASHIKARI_SECRET', 'ADDRESS_CATALOG is missing', 'PORT', 'KASHIKARI_TEST_HOOKS'])
      await expect(start).rejects.toThrow(fault);
  });

  it('does not start with a way of signing in to Kafka, and nobody who signs in', async () => {
    const env = { ...ENV, KAFKA_BROKERS: 'kafka:9093', KAFKA_SASL_MECHANISM: 'scram-sha-512' };
    await expect(startGateway({ env })).rejects.toThrow(
      'KAFKA_SASL_MECHANISM needs KAFKA_USERNAME and KAFKA_PASSWORD too',
    );
  });

  it('listens on this machine alone unless it is told otherwise', () => {
    const { HOST: _told, ...env } = ENV;
    expect(readSettings(env).HOST).toBe('127.0.0.1');
  });

  it('says in a sentence that its port is taken', async () => {
    const env = { ...ENV, PORT: String(gateway.port) };
    await expect(startGateway({ env })).rejects.toThrow(
      `Port ${gateway.port} is used by another program. Set PORT.`,
    );
  });

  it('is unready while nobody answers behind it, and its calls are 503 with a time to come back', async () => {
    const ready = await fetch(url('/readyz'));
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'unready' }]);
    const answer = await fetch(url('/v1/plans'), { headers: { 'Accept-Language': 'en' } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({
      code: 'unavailable',
      detail: 'The service is temporarily unavailable. Please try again later.',
    });
  });

  it('names what is missing on the operations port only; the public one answers one word', async () => {
    const own = await startGateway({ env: { ...ENV, HTTP_LISTEN_GATEWAY: '127.0.0.1:0' } });
    const ask = async (port: number | undefined) => {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
      return [answer.status, await answer.json()];
    };
    expect(await ask(own.port)).toEqual([503, { status: 'unready' }]);
    expect(await ask(own.opsPort)).toMatchObject([
      503,
      {
        status: 'unready',
        missing: ['identity', 'catalog', 'reservation'],
        degraded: ['search', 'billing', 'notify'],
      },
    ]);
    await own.stop();
  });

  it('is unready when the database of a service stands still, and degraded when a broker is away', async () => {
    const gone = new Set(['database']);
    const names = ['identity', 'catalog', 'reservation', 'search', 'billing', 'notify'];
    // Simulates a database that hangs: the query is never answered.
    const has = (name: string) =>
      gone.has(name) ? new Promise<boolean>(() => undefined) : Promise.resolve(true);
    const peers = await startPeers(Object.fromEntries(names.map((name) => [name, []])), undefined, has);
    const addresses = names.map((name) => [`ADDRESS_${name.toUpperCase()}`, peers.addresses[name]]);
    const own = await startGateway({
      env: { ...ENV, ...Object.fromEntries(addresses), HTTP_LISTEN_GATEWAY: '127.0.0.1:0' },
    });
    const ask = async () => {
      const answer = await fetch(`http://127.0.0.1:${own.opsPort}/readyz`);
      return [answer.status, (await answer.json()) as { degraded: string[] }] as const;
    };
    const began = performance.now();
    expect(await ask()).toMatchObject([
      503,
      {
        status: 'unready',
        missing: ['identity.database', 'catalog.database', 'reservation.database'],
        degraded: ['search.database', 'billing.database', 'notify.database'],
      },
    ]);
    whenLong(() => expect(performance.now() - began).toBeLessThan(2_000));
    gone.clear();
    gone.add('events');
    const degraded = names.map((name) => `${name}.events`);
    expect(await ask()).toMatchObject([200, { status: 'degraded', missing: [] }]);
    expect([...(await ask())[1].degraded].sort()).toEqual([...degraded].sort());
    gone.clear();
    // A full disk: reads are served, so calls still belong here.
    gone.add('writes');
    expect(await ask()).toMatchObject([200, { status: 'degraded', missing: [] }]);
    expect([...(await ask())[1].degraded].sort()).toEqual(names.map((name) => `${name}.writes`).sort());
    const publicly = await fetch(`http://127.0.0.1:${own.port}/readyz`);
    expect([publicly.status, await publicly.json()]).toEqual([200, { status: 'degraded' }]);
    gone.clear();
    expect(await ask()).toMatchObject([200, { status: 'ready' }]);
    await own.stop();
    await peers.stop();
  });

  it('shows its figures on the port of operations alone, and how it is', async () => {
    const own = await startGateway({ env: { ...ENV, HTTP_LISTEN_GATEWAY: '127.0.0.1:0' } });
    const ask = (port: number | undefined, page: string) => fetch(`http://127.0.0.1:${port}${page}`);
    const figures = await ask(own.opsPort, '/metrics');
    expect(figures.headers.get('content-type')).toMatch(/^text\/plain; version=0.0.4/);
    expect(await figures.text()).toContain('http_requests_open');
    expect((await ask(own.port, '/metrics')).status).toBe(404);
    expect((await ask(own.opsPort, '/healthz')).status).toBe(200);
    const ready = await ask(own.opsPort, '/readyz');
    expect([ready.status, await ready.json()]).toMatchObject([503, { status: 'unready' }]);
    await own.stop();
    await expect(ask(own.opsPort, '/healthz')).rejects.toThrow();
  });

  it('answers for itself to the longest address that the contract allows, however it is encoded', async () => {
    const { status } = await fetch(url(`/v1/schedules?good_ids=${'%F0%9F%8F%BB'.repeat(3699)}`));
    expect([400, 503]).toContain(status);
  });

  it('ends once however often it is told to, and takes nothing more', async () => {
    const own = await startGateway({ env: ENV });
    await Promise.all([own.stop(), own.stop()]);
    await expect(fetch(`http://127.0.0.1:${own.port}/healthz`)).rejects.toThrow();
  });

  it('serves on while it drains, and sends who asks to another process', async () => {
    const own = await startGateway({ env: { ...ENV, DRAIN_SECONDS: '2' } });
    const ask = () => fetch(`http://127.0.0.1:${own.port}/healthz`);
    expect((await ask()).headers.get('connection')).toBe('keep-alive');
    const stopped = own.stop();
    const answer = await ask();
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    await stopped;
    await expect(ask()).rejects.toThrow();
  });
});

describe('a request that takes too long', () => {
  const app = express();
  app.use(deadline(50), express.json());
  app.post('/', () => undefined);
  app.use(errorHandler(logger));

  it('is answered 503 when its time is up', async () => {
    const answer = await request(app).post('/').send({});
    expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '5',
    ]);
  });

  it('is answered 503, and the line is cut, when its sender never finishes', async () => {
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as { port: number }).port, '127.0.0.1');
    socket.write(
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    );
    let said = '';
    socket.on('data', (bytes) => (said += String(bytes)));
    await once(socket, 'close');
    expect(said).toMatch(/^HTTP\/1.1 503 [^]*Connection: close/);
    server.close();
  });
});

describe('limits shared through Redis', () => {
  it('are counted by each process for itself while Redis is away, and readiness tells', async () => {
    const shared = sharedLimits('redis://127.0.0.1:1', logger);
    const limits = new RateLimits(
      { account: 2, address: 0, files: 0, signIn: 0, signUp: 0 },
      shared.counterOf,
    );
    await limits.spend('account', 'a', response);
    await limits.spend('account', 'a', response);
    await expect(limits.spend('account', 'a', response)).rejects.toMatchObject({
      refusal: { code: 'rate_limited' },
    });
    expect(await shared.dependencies[0]?.probes[0]?.()).toBe(false);
    shared.close();
  });
});
