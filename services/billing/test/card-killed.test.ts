import { once } from 'node:events';
import { eventually } from '@kashikari/platform/testing';
import { runs } from '../../../packages/platform/src/testing/budget';
import { SDK_RETRIES, startProcess } from './billing-process';
import { CardWorld } from './card-world';
import { user } from './payments-world';

const KILLS = runs(5, 30);

let card: CardWorld;
beforeAll(async () => {
  card = await CardWorld.start();
});
afterAll(() => card.stop());

/** Calls to the provider that change something. */
const calls = () =>
  card.double.control
    .requests()
    .filter(({ method, path: at }) => method === 'POST' && /capture$|refunds$/.test(at));

/** Makes ordered calls due for every process, whatever its clock. */
const makeDue = () =>
  card.world.service.db.read(
    `update due_job set due_at = '2020-01-01', retry_at = '-infinity' where kind = 'payment.attempt'`,
  );

/** A payment whose charge was ordered, and did not reach the provider. */
async function toBeCharged() {
  const held = await card.held();
  card.double.control.failNext({ kind: 'refuse', only: '/capture', times: 1 + SDK_RETRIES });
  await card.pass(49);
  return { ...held, refunded: 0 };
}

/** A charged payment of which a part is to go back. */
async function toBeRefunded() {
  const held = await card.held();
  await card.pass(49);
  const lender = card.world.payments(user(card.world.lender));
  await lender.refundPayment({ id: held.id, amount: 1_200, reason: '故障' });
  return { ...held, refunded: 1_200 };
}

it('a process that is killed around a call to the provider charges and refunds each payment once', async () => {
  const all = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    all.push(await (kill % 2 ? toBeRefunded() : toBeCharged()));
    await makeDue();
    // Its answer is lost, or it comes while the process dies.
    card.double.control.failNext({ kind: kill % 3 ? 'slow' : 'drop', delayMs: 80, only: 'POST ' });
    const before = calls().length;
    const child = startProcess(card.world.service);
    const died = once(child, 'exit');
    await Promise.race([died, eventually(() => expect(calls().length).toBeGreaterThan(before))]);
    await new Promise((resolve) => setTimeout(resolve, (kill * 37) % 160));
    child.kill('SIGKILL');
    await died;
    card.double.control.clearFaults();
    // Before time passes for the next: the provider's clock would forget keys that are seconds old for us.
    await makeDue();
    await card.world.service.drain();
  }
  for (const { loan, intentId, refunded } of all) {
    expect(await card.moneyOf(intentId)).toEqual({ charged: 5_000, refunded });
    expect((await card.world.ledgerOf(loan))['clearing']).toBe(5_000 - refunded);
  }
});
