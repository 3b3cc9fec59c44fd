import { startTestService, type TestService } from '@kashikari/platform/testing';
import { DeliverWebhook } from '../src/app/webhooks/deliver-webhook';
import { WebhookDispatcher } from '../src/app/webhooks/webhook-dispatcher';
import { NotifyModule } from '../src/notify.module';
import { booked, makeWebhook, startWebhooks } from './webhook-world';

const ENDPOINTS = 5;
const BOOKINGS = 40;

let webhookWorld: Awaited<ReturnType<typeof startWebhooks>>;
let replica: TestService;
beforeAll(async () => {
  webhookWorld = await startWebhooks();
  const { clock, env, database, bus } = webhookWorld.world.service;
  replica = await startTestService(NotifyModule, { name: 'notify', clock, env, database, bus });
});
afterAll(async () => {
  await replica.stop();
  await webhookWorld.stop();
});

it('two processes send each of 200 deliveries once, in order, one at a time per endpoint', async () => {
  const { world, receiver } = webhookWorld;
  for (let n = 0; n < ENDPOINTS; n += 1) await makeWebhook(world, `${receiver.url}/${n}`);
  const both = [world.service, replica];
  const sent = both.map((service) => jest.spyOn(service.get(DeliverWebhook), 'run'));
  const ids = Array.from({ length: BOOKINGS }, (_, n) => `b${n}`);
  await world.service.publish(...ids.map(booked));
  // All deliveries wait until both processes may begin.
  await world.service.db.read(`update webhook set next_at = '2999-01-01'`);
  await Promise.all(both.map((service) => service.drain()));
  expect(receiver.received).toEqual([]);
  await world.service.db.read('update webhook set next_at = null');
  // Both look for due endpoints again and again, as when jobs fall together.
  while (receiver.received.length < ids.length * ENDPOINTS) {
    for (const service of both) service.get(WebhookDispatcher).fill();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all(both.map((service) => service.get(WebhookDispatcher).idle()));

  expect(receiver.received).toHaveLength(ENDPOINTS * BOOKINGS);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(
    ENDPOINTS * BOOKINGS,
  );
  for (let n = 0; n < ENDPOINTS; n += 1) {
    const arrived = receiver.received.filter(({ path }) => path.endsWith(`/${n}`));
    expect(arrived.map(({ body }) => JSON.parse(body).data.id)).toEqual(ids);
  }
  for (const spy of sent) expect(spy.mock.calls.length).toBeGreaterThan(0);
  expect(receiver.mostInFlight()).toBeLessThanOrEqual(ENDPOINTS);
});
