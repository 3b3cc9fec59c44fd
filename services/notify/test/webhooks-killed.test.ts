import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createLogger, Database } from '@kashikari/platform';
import { eventually } from '@kashikari/platform/testing';
import { DatabaseBus } from '../../../packages/platform/src/events/database-bus';
import { toWire } from '../../../packages/platform/src/testing/test-events';
import { runs } from '../../../packages/platform/src/testing/budget';
import { booked, makeWebhook, startWebhooks } from './webhook-world';

const MAIN = path.resolve(__dirname, '../dist/main.js');
const KILLS = runs(5, 30);
const ENDPOINTS = 5;
const BOOKINGS_PER_TURN = 20;

let webhookWorld: Awaited<ReturnType<typeof startWebhooks>>;
let db: Database;
let bus: DatabaseBus;
beforeAll(async () => {
  webhookWorld = await startWebhooks();
  const { world, receiver } = webhookWorld;
  for (let n = 0; n < ENDPOINTS; n += 1) await makeWebhook(world, `${receiver.url}/${n}`);
  db = new Database({ url: world.service.database.url, name: 'probe', size: 1 });
  bus = new DatabaseBus(world.service.bus.ownerUrl, 'probe', createLogger('probe', 'fatal'));
  // Only processes that are killed send.
  await world.service.stopService();
});
afterAll(async () => {
  await bus.close();
  await db.close();
  await webhookWorld.stop();
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Starts a process of notify beside the service, on the same database and bus. */
function startProcess(): ChildProcess {
  const env = { ...webhookWorld.world.service.env, PATH: process.env['PATH'] };
  return spawn(process.execPath, [MAIN], { env, stdio: 'ignore' });
}

/** Ends the leases of a process that died, and makes its jobs due. */
async function forgetLeases(): Promise<void> {
  await db.read(`update webhook set carried_until = '2020-01-01' where carried_until is not null`);
  await db.read(
    `update due_job set retry_at = '-infinity', due_at = '2020-01-01' where kind = 'webhooks.send'`,
  );
}

const waiting = async () =>
  (await db.one<{ n: number }>(`select count(*)::int as n from webhook_delivery where state <> 'delivered'`))!
    .n;

it('a process that is killed while it sends loses no delivery, keeps the order, and repeats only what it had not stored', async () => {
  const { receiver } = webhookWorld;
  const published: string[] = [];
  /** The turn in which each request arrived. */
  const turns: number[] = [];
  let interrupted = 0;
  for (let turn = 0; turn <= KILLS; turn += 1) {
    const ids = Array.from({ length: BOOKINGS_PER_TURN }, (_, n) => `b${turn}-${n}`);
    published.push(...ids);
    await bus.publish(ids.map((id) => toWire(booked(id))));
    await forgetLeases();
    const before = receiver.received.length;
    const child = startProcess();
    const died = once(child, 'exit');
    if (turn < KILLS) {
      await eventually(() => expect(receiver.received.length).toBeGreaterThan(before));
      await pause((turn * 37) % 160);
    } else {
      await eventually(async () => {
        expect(receiver.received.length).toBeGreaterThanOrEqual(ENDPOINTS * published.length);
        expect(await waiting()).toBe(0);
      });
    }
    child.kill('SIGKILL');
    expect(await died).toEqual([null, 'SIGKILL']);
    // Its last requests may still be on their way.
    await pause(200);
    while (turns.length < receiver.received.length) turns.push(turn);
    if (turn < KILLS && (await waiting()) > 0) interrupted += 1;
  }
  expect(interrupted).toBeGreaterThan(0);

  for (let n = 0; n < ENDPOINTS; n += 1) {
    const arrived = receiver.received
      .map(({ path: at, headers, body }, place) => ({ at, headers, body, turn: turns[place]! }))
      .filter(({ at }) => at.endsWith(`/${n}`))
      .map(({ headers, body, turn }) => ({
        id: String(headers['webhook-id']),
        booking: JSON.parse(body).data.id as string,
        turn,
      }));
    const first = arrived.filter(({ id }, place) => arrived.findIndex((one) => one.id === id) === place);
    expect(first.map(({ booking }) => booking)).toEqual(published);
    for (const [place, { id, turn }] of arrived.entries()) {
      const previous = arrived[place - 1];
      // A repeated request is the last one of the process that was killed.
      if (!first.includes(arrived[place]!)) expect([previous?.id, previous!.turn < turn]).toEqual([id, true]);
    }
  }
});
