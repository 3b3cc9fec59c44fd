import { payouts } from '@kashikari/contracts';
import type { TestService } from '@kashikari/platform/testing';
import { refusalOf } from './billing-world';
import { user } from './payments-world';
import { PayoutsWorld } from './payouts-world';

let world: PayoutsWorld;
let replica: TestService;

beforeAll(async () => {
  world = await PayoutsWorld.start();
  replica = await world.card.replica();
}, 60_000);
afterAll(async () => {
  await replica.stop();
  await world.stop();
});

/** Requests payouts over both processes at the same time. @returns their results */
function race(id: string, amounts: readonly number[]): Promise<string[]> {
  const processes = [world.card.world.service, replica].map((service) =>
    service.as(user(id)).connect(payouts.PayoutServiceClient),
  );
  return Promise.all(amounts.map((amount, n) => refusalOf(processes[n % 2]!.requestPayout({ amount }))));
}

it('payouts that are requested at the same time in two processes never exceed the balance', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, account } = await world.rich(4_500);
    const results = await race(id, [2_000, 2_000, 2_000, 2_000]);
    expect(results.sort()).toEqual([
      ...['allowed', 'allowed', 'payout.no_available_amount amount', 'payout.no_available_amount amount'],
    ]);
    await Promise.all([world.card.world.service.drain(), replica.drain()]);
    expect((await world.atProvider(account)).map(({ amount }) => amount)).toEqual([2_000, 2_000]);
    expect(await world.transferred(account)).toBe(4_000);
    expect(await world.card.balancesOf(id)).toEqual({ available: 500, transit: 4_000 });
  }
});

it('payouts and refunds at the same time leave balances that equal their entries', async () => {
  const { id } = await world.rich(4_500);
  const { id: paymentId } = await world.card.earned(5_000);
  const refund = () =>
    refusalOf(world.card.world.payments(user(id)).refundPayment({ id: paymentId, amount: 500, reason: 'x' }));
  await Promise.all([race(id, [1_000, 1_000, 1_000]), refund(), refund(), refund()]);
  const { available, inTransit } = await world.payouts(user(id)).getBalance({});
  expect({ available, transit: inTransit }).toEqual(await world.card.balancesOf(id));
});

it('an event and a look by the clock at the same time book the end of a payout once', async () => {
  const { id, account } = await world.rich(4_500);
  await world.pay(id);
  const [made] = await world.atProvider(account);
  world.card.double.control.settlePayout(made!.id, 'paid');
  world.card.world.clock.advance(2 * 3_600_000);
  await Promise.all([world.event('payout.paid', made!), replica.drain(), world.card.world.service.drain()]);
  expect(await world.card.balancesOf(id)).toEqual({});
});
