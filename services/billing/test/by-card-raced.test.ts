import { runs } from '../../../packages/platform/src/testing/budget';
import { FollowIntent } from '../src/app/follow-intent';
import { Attempts, CardProvider } from '../src/app/ports';
import { CardWorld, statusOf } from './card-world';

let card: CardWorld;
beforeAll(async () => {
  card = await CardWorld.start();
});
afterAll(() => card.stop());

describe('raced by two processes', () => {
  it('paying and lapsing end in a held card with its booking, or in neither', async () => {
    const other = await card.replica();
    try {
      for (let round = 0; round < runs(4, 40); round += 1) {
        const loan = await card.booked();
        const { id } = await card.world.paymentOf(loan);
        const intentId = await card.sheet(id);
        card.world.clock.advance(30 * 60_000 + 1);
        const paid = async () => {
          await new Promise((resolve) => setTimeout(resolve, round * 4));
          await card.confirm(intentId);
          await card.world
            .payments()
            .retryPayment({ id })
            .catch(() => undefined);
        };
        await Promise.all([paid(), other.drain(), card.world.service.drain()]);
        await Promise.all([other.drain(), card.world.service.drain()]);
        const ended = [await card.status(id), (await card.intent(intentId)).status];
        expect([
          ['requires_capture', 'requires_capture'],
          ['canceled', 'canceled'],
        ]).toContainEqual(ended);
        expect((await card.changes(loan)).includes('lapsed')).toBe(ended[0] === 'canceled');
      }
    } finally {
      await other.stopService();
    }
  });

  it('a look at the provider that began before one that was applied changes nothing', async () => {
    const { id } = await card.world.paymentOf(await card.booked());
    const intentId = await card.sheet(id);
    await card.confirm(intentId, 'pm_card_chargeDeclined');
    const { service, clock } = card.world;
    const began = clock.real();
    const declined = await service.get(CardProvider).getIntent(intentId);
    await card.confirm(intentId, 'pm_card_threeDSecure2Required');
    await card.world.payments().retryPayment({ id });
    await service.db.transaction((tx) => service.get(FollowIntent).apply(declined, tx, clock.now(), began));
    expect(await card.status(id)).toBe('requires_action');
  });

  it('a sheet that is opened twice at once asks for one intent', async () => {
    const { id } = await card.world.paymentOf(await card.booked());
    const both = await Promise.allSettled([card.sheet(id), card.sheet(id)]);
    const intents = new Set(both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
    expect(intents.size).toBe(1);
    expect(await card.sheet(id)).toBe([...intents][0]);
  });

  it('a sheet that was asked for before another one made the intent makes none', async () => {
    const { id } = await card.world.paymentOf(await card.booked());
    const intentId = await card.sheet(id);
    const { service, clock } = card.world;
    const order = { kind: 'authorize', amount: 5_000, customerId: 'cus_1', keepCard: false } as const;
    const authorize = (over: string | null) =>
      service.db.transaction((tx) => service.get(Attempts).authorize(tx, id, over, order, clock.now()));
    expect(await authorize(null)).toBeUndefined();
    expect(await authorize(intentId)).toMatchObject({ paymentId: id });
  });
});

it('a hold that is lost fails where the kept card asks for the payer, who blocks new bookings and confirms the same intent', async () => {
  const loan = await card.booked(5_000, 24 * 40);
  const { id } = await card.world.paymentOf(loan);
  const intentId = await card.sheet(id, true);
  await card.confirm(intentId, 'pm_card_authenticationRequired');
  card.double.control.authenticate(intentId, true);
  await card.world.payments().retryPayment({ id });
  await card.stripe.paymentIntents.cancel(intentId);
  await card.pass(49);
  const failed = await card.payment(id);
  expect([statusOf(failed), failed.error]).toEqual(['payment_failed', 'authentication_required']);
  expect((await card.world.published(loan)).at(-1)).toMatchObject({ unsettled: true });
  const again = await card.sheet(id);
  await card.confirm(again, 'pm_card_visa');
  await card.world.payments().retryPayment({ id });
  expect(['requires_capture', 'succeeded']).toContain(await card.status(id));
  expect((await card.world.published(loan)).at(-1)).toMatchObject({ unsettled: false });
});

it('a hold that is lost is charged once more on a kept card', async () => {
  const loan = await card.booked(5_000, 24 * 40);
  const { id } = await card.world.paymentOf(loan);
  const intentId = await card.sheet(id, true);
  await card.confirm(intentId);
  await card.world.payments().retryPayment({ id });
  await card.stripe.paymentIntents.cancel(intentId);
  await card.pass(49);
  const after = await card.payment(id);
  expect(statusOf(after)).toBe('succeeded');
  expect((await card.moneyOf(intentId)).charged).toBe(0);
  expect(await card.world.ledgerOf(loan)).toEqual({
    clearing: 5_000,
    'commission 10': -500,
    'held 10': -4_500,
  });
});
