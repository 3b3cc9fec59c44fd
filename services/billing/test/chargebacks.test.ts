import { textOf, SETS } from '@kashikari/contracts';
import { refusalOf } from './billing-world';
import { user } from './payments-world';
import { PayoutsWorld } from './payouts-world';

let world: PayoutsWorld;

beforeAll(async () => (world = await PayoutsWorld.start()), 60_000);
afterAll(() => world.stop());

const balances = (id: string) => world.card.balancesOf(id);

/** A lender with a released loan of 5,000 yen, and the charge of its payment. */
async function charged() {
  const { id } = await world.lender();
  const { loan, id: paymentId, intentId } = await world.card.earned(5_000);
  return { id, loan, paymentId, chargeId: world.card.double.control.chargesOf(intentId)[0]!.id };
}

const shown = async (paymentId: string) =>
  (await world.card.payment(paymentId)).refunds.map(({ amount, chargeback }) => [
    amount,
    textOf(SETS.chargebackState, chargeback),
  ]);

describe('a chargeback', () => {
  it('takes the amount from the lender while the bank decides, commission as for a refund', async () => {
    const { id, loan, paymentId, chargeId } = await charged();
    const dispute = world.card.double.control.openDispute(chargeId);
    await world.event('charge.dispute.created', dispute);
    expect(await balances(id)).toEqual({});
    expect(await world.payouts(user(id)).getBalance({})).toMatchObject({
      ...{ available: 0, disputed: 4_500, disputedBookingIds: [loan.bookingId] },
    });
    expect(await shown(paymentId)).toEqual([[5_000, 'open']]);
    expect(await world.card.world.ledgerOf(loan)).toMatchObject({ clearing: 0, 'commission 10': 0 });
    const manager = world.card.world.payments(user(id));
    expect(await refusalOf(manager.refundPayment({ id: paymentId, amount: 100, reason: 'x' }))).toBe(
      'payment.state',
    );
    expect((await world.card.payment(paymentId, user(id))).permissions).not.toContain('refund');
  });

  it('comes back if it is won, and stays lost if not; events twice, late and in any order', async () => {
    for (const status of ['won', 'lost'] as const) {
      const { id, paymentId, chargeId } = await charged();
      const { control } = world.card.double;
      const opened = structuredClone(control.openDispute(chargeId));
      await world.event('charge.dispute.funds_withdrawn', opened);
      await world.event('charge.dispute.created', opened);
      const closed = control.closeDispute(opened.id, status);
      await world.event('charge.dispute.closed', closed);
      await world.event('charge.dispute.created', opened);
      await world.event('charge.dispute.closed', closed);
      expect(await balances(id)).toEqual(status === 'won' ? { available: 4_500 } : {});
      expect(await shown(paymentId)).toEqual([[5_000, status]]);
      expect((await world.payouts(user(id)).getBalance({})).disputed).toBe(0);
    }
  });

  it('that is known only after it was won changes nothing', async () => {
    const { id, paymentId, chargeId } = await charged();
    const { control } = world.card.double;
    const dispute = control.openDispute(chargeId);
    control.closeDispute(dispute.id, 'won');
    await world.event('charge.dispute.created', dispute);
    expect(await balances(id)).toEqual({ available: 4_500 });
    expect(await shown(paymentId)).toEqual([]);
  });

  it('makes a balance negative that was paid out; earnings refill it', async () => {
    const { id, chargeId } = await charged();
    await world.card.pass(24 * 5);
    await world.pay(id);
    await world.event('charge.dispute.created', world.card.double.control.openDispute(chargeId));
    expect(await balances(id)).toMatchObject({ available: -4_500 });
    expect((await world.payouts(user(id)).getBalance({})).available).toBe(-4_500);
    expect(await refusalOf(world.payouts(user(id)).requestPayout({ amount: undefined }))).toBe(
      'payout.no_available_amount',
    );
    await world.card.earned(10_000);
    expect(await balances(id)).toMatchObject({ available: 4_500 });
  });

  it('takes what a refund has left', async () => {
    const { id, paymentId, chargeId } = await charged();
    await world.card.world.payments(user(id)).refundPayment({ id: paymentId, amount: 2_000, reason: '故障' });
    await world.card.world.service.drain();
    await world.event('charge.dispute.created', world.card.double.control.openDispute(chargeId));
    expect(await balances(id)).toEqual({});
    expect(await shown(paymentId)).toEqual([
      [2_000, undefined],
      [3_000, 'open'],
    ]);
  });

  it('before the return is taken from what is held', async () => {
    const { id } = await world.lender();
    const { loan, intentId } = await world.card.held(5_000, 1);
    await world.card.pass(2);
    const charge = world.card.double.control.chargesOf(intentId)[0]!;
    const dispute = world.card.double.control.openDispute(charge.id);
    await world.event('charge.dispute.created', dispute);
    expect(await balances(id)).toEqual({});
    await world.card.world.push({
      ...loan,
      version: 9,
      state: 'returned',
      overAt: world.card.world.clock.now(),
    });
    await world.card.pass(1);
    world.card.double.control.closeDispute(dispute.id, 'won');
    await world.event('charge.dispute.closed', dispute);
    expect(await balances(id)).toEqual({ available: 4_500 });
  });

  it('of another site of the operator’s is ignored', async () => {
    const { stripe, double } = world.card;
    const intent = await stripe.paymentIntents.create({
      ...{ amount: 700, currency: 'jpy', payment_method: 'pm_card_visa', confirm: true },
      return_url: 'https://example.com',
    });
    const dispute = double.control.openDispute(double.control.chargesOf(intent.id)[0]!.id);
    await world.event('charge.dispute.created', dispute);
    const row = await world.card.world.service.db.one<{ count: number }>(
      `select count(*)::int as count from due_job where kind = 'provider.event'`,
    );
    expect(row!.count).toBe(0);
  });
});
