import { eventually } from '@kashikari/platform/testing';
import { LONG, runs } from '../../../packages/platform/src/testing/budget';
import { booked, makeWebhook, startWebhooks, webhooksOf } from './webhook-world';

const ENDPOINTS = 5;
const BOOKINGS = runs(20, 200);
const ROUNDS = runs(1, 3);
/** Maximum time of deliveries beside a receiver that hangs, in times of the same deliveries without it. */
const MAX_RATIO = 1.2;

let webhookWorld: Awaited<ReturnType<typeof startWebhooks>>;
beforeAll(async () => {
  webhookWorld = await startWebhooks();
});
afterAll(async () => {
  // Ends the request that hangs.
  await webhookWorld.receiver.stop();
  await webhookWorld.world.service.stop();
});

const isHanging = (path: string) => path.endsWith('/hang');
const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Publishes bookings. @returns milliseconds until each receiver that answers has them */
async function deliver(round: string): Promise<number> {
  const { world, receiver } = webhookWorld;
  receiver.received.splice(0);
  const began = performance.now();
  await world.service.publish(...Array.from({ length: BOOKINGS }, (_, n) => booked(`${round}-${n}`)));
  const arrived = () => receiver.received.filter(({ path }) => !isHanging(path)).length;
  await world.service.drain();
  while (arrived() < ENDPOINTS * BOOKINGS) await new Promise((resolve) => setTimeout(resolve, 5));
  const took = performance.now() - began;
  expect(arrived()).toBe(ENDPOINTS * BOOKINGS);
  return took;
}

it('deliveries to other receivers do not wait for one that hangs', async () => {
  const { world, receiver } = webhookWorld;
  receiver.state.answers = ({ path }) => (isHanging(path) ? 'hang' : { status: 204 });
  for (let n = 0; n < ENDPOINTS; n += 1) await makeWebhook(world, `${receiver.url}/${n}`);
  await deliver('first');
  const [alone, beside]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await deliver(`alone${round}`));
    const { id } = await makeWebhook(world, `${receiver.url}/hang`);
    beside.push(await deliver(`beside${round}`));
    await eventually(() => expect(receiver.received.filter(({ path }) => isHanging(path))).toHaveLength(1));
    await webhooksOf(world).deleteWebhook({ id });
  }
  if (!LONG) return;
  const ratio = median(beside) / median(alone);
  console.log(
    `${ENDPOINTS * BOOKINGS} deliveries: ${alone.map(Math.round)} ms alone, ${beside.map(Math.round)} ms beside; ${ratio.toFixed(2)}`,
  );
  expect(ratio).toBeLessThanOrEqual(MAX_RATIO);
});
