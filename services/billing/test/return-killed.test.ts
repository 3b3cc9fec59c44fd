import { once } from 'node:events';
import { eventually } from '@kashikari/platform/testing';
import { runs } from '../../../packages/platform/src/testing/budget';
import { startProcess } from './billing-process';
import { CardWorld } from './card-world';
import { ReturnsWorld } from './returns';

const KILLS = runs(4, 30);
const MINUTE = 60_000;

let card: CardWorld;
beforeAll(async () => {
  card = await CardWorld.start();
});
afterAll(() => card.stop());

/** Calls that open a payment at the provider or collect it. */
const calls = () =>
  card.double.control
    .requests()
    .filter(({ method, path: at }) => method === 'POST' && /payment_intents$|capture$/.test(at));

/** Makes ordered work due for every process. */
const makeDue = () =>
  card.world.service.db.read(
    `update due_job set due_at = '2020-01-01', retry_at = '-infinity'
      where kind in ('loan.charge', 'payment.attempt', 'payment.capture')`,
  );

it('a process that is killed around the charge of a return charges it once', async () => {
  const world = new ReturnsWorld(card);
  const all = [];
  let reached = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const loan = await world.back(await world.lent());
    all.push(loan);
    const { clock, service } = card.world;
    clock.advance(16 * MINUTE);
    // Its answer is lost, or it comes while the process dies.
    card.double.control.failNext({ kind: kill % 2 ? 'slow' : 'drop', delayMs: 80, only: 'POST ' });
    const before = calls().length;
    const child = startProcess(service, clock.now() - Date.now());
    const died = once(child, 'exit');
    await Promise.race([died, eventually(() => expect(calls().length).toBeGreaterThan(before))]);
    if (calls().length > before) reached += 1;
    await new Promise((resolve) => setTimeout(resolve, (kill * 37) % 160));
    child.kill('SIGKILL');
    await died;
    card.double.control.clearFaults();
    // Before time passes for the next: the provider's clock would forget keys that are seconds old for us.
    await makeDue();
    await service.drain();
    await makeDue();
    await service.drain();
  }
  expect(reached).toBeGreaterThan(0);
  for (const loan of all) {
    expect(await world.linesOf(loan)).toEqual(['1 overdue succeeded 2000 0']);
    expect(await world.moneyOf(loan)).toEqual({ charged: 2_000, refunded: 0 });
    expect((await card.world.ledgerOf(loan))['clearing']).toBe(7_000);
  }
});
