import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { DomainError } from '@kashikari/kernel';
import { KeyedQueue } from '@kashikari/platform/edge';
import express from 'express';
import { admit } from './admission-queue';
import { contextOf } from './http-context';

/** Requests that have come in and wait for their answers, by what they brought. */
let inside: { readonly body: unknown; readonly turnedAway: unknown; readonly response: ServerResponse }[];
let server: Server;
let port: number;

async function open(options: { readonly longestWait?: number } = {}) {
  inside = [];
  const app = express();
  const read = express.json();
  app.use((request, response, next) => {
    if (contextOf(request).body) next();
    else read(request, response, next);
  });
  app.use((request, response) => {
    const { body, turnedAway } = contextOf(request);
    inside.push({ body: body?.value ?? request.body, turnedAway, response });
  });
  const queue = new KeyedQueue({ atOnce: 2, longestWait: 8_000, ...options });
  const keyOf = (body: unknown) => (body as { thing?: string } | undefined)?.thing;
  server = createServer(admit(app, { method: 'POST', path: '/bookings', queue, keyOf }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
}

afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const ask = (body: unknown, path = '/bookings') =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const crowd = (size: number, more: object = {}) =>
  Array.from({ length: size }, (_, n) => ask({ thing: 'camera', n, ...more }));

/** Waits until the given number of requests are admitted, then long enough to detect one more. */
async function insideAre(number: number): Promise<void> {
  for (let tries = 0; inside.length < number && tries < 200; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(inside).toHaveLength(number);
}

test('of a crowd so many are let in, the next when one of them has its answer, and each with its whole body', async () => {
  await open();
  const asked = crowd(3);
  await insideAre(2);
  inside[0]!.response.end();
  await insideAre(3);
  expect(inside.map(({ body }) => body)).toEqual(
    expect.arrayContaining([0, 1, 2].map((n) => ({ thing: 'camera', n }))),
  );
  for (const { response } of inside) response.end();
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('who comes for something else, by another way, or with a body that says nothing passes the crowd', async () => {
  await open();
  const asked = [...crowd(4), ask({ thing: 'book' }), ask({ thing: 'camera' }, '/waits'), ask([])];
  const big = ask({ thing: 'camera', memo: 'あ'.repeat(2_000) });
  await insideAre(6);
  expect(inside.map(({ body }) => body)).toEqual(
    expect.arrayContaining([{ thing: 'book' }, { thing: 'camera' }, []]),
  );
  inside.forEach(({ response }) => response.end());
  await insideAre(8);
  for (const { response } of inside) response.end();
  await Promise.all([...asked, big]);
});

test.each(['', '{"thing":'])('nobody is kept at the door for the rest of a body: %p', async (first) => {
  await open();
  const asked = crowd(2);
  await insideAre(2);
  const slow = connect(port, '127.0.0.1');
  const head =
    'POST /bookings HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 18\r\n\r\n';
  slow.write(head + first);
  await new Promise((resolve) => setTimeout(resolve, 200));
  slow.write('{"thing":"camera"}'.slice(first.length));
  await insideAre(3);
  for (const { response } of inside) response.end();
  slow.destroy();
  await Promise.all(asked);
});

test('who hangs up in the line is passed over, and who hangs up inside makes room', async () => {
  await open();
  const asked = crowd(2);
  await insideAre(2);
  const controller = new AbortController();
  const gone = fetch(`http://127.0.0.1:${port}/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"thing":"camera","n":"gone"}',
    signal: controller.signal,
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const last = ask({ thing: 'camera', n: 'last' });
  controller.abort();
  await expect(gone).rejects.toThrow();
  await insideAre(2);
  inside[0]!.response.destroy();
  await insideAre(3);
  expect(inside[2]!.body).toEqual({ thing: 'camera', n: 'last' });
  for (const { response } of inside) response.end();
  await Promise.allSettled([...asked, last]);
});

test('who has waited too long goes in to be told so', async () => {
  await open({ longestWait: 200 });
  const asked = crowd(3);
  await insideAre(3);
  expect(inside[2]!.turnedAway).toBeInstanceOf(DomainError);
  expect(inside[2]!.turnedAway).toMatchObject({ refusal: { kind: 'unavailable', code: 'busy' } });
  for (const { response } of inside) response.end();
  await Promise.all(asked);
});
