import { SETS, textOf } from '@kashikari/contracts';
import { CardWorld, statusOf } from './card-world';
import { CASH, user } from './payments-world';
import { revision } from './loans';

let card: CardWorld;
beforeAll(async () => {
  card = await CardWorld.start();
});
afterAll(() => card.stop());

describe('a loan that is paid by card', () => {
  it('is held when its payer confirms, and charged 48 hours after the booking', async () => {
    const { loan, id, intentId } = await card.held();
    const held = await card.payment(id);
    expect([statusOf(held), held.card, held.payBy, held.error]).toEqual([
      'requires_capture',
      { brand: 'visa', last4: '4242' },
      undefined,
      '',
    ]);
    expect(await card.world.ledgerOf(loan)).toEqual({});
    await card.pass(47);
    expect((await card.moneyOf(intentId)).charged).toBe(0);
    await card.pass(2);
    expect(await card.status(id)).toBe('succeeded');
    expect(await card.moneyOf(intentId)).toEqual({ charged: 5_000, refunded: 0 });
    expect(await card.world.ledgerOf(loan)).toEqual({
      clearing: 5_000,
      'commission 10': -500,
      'held 10': -4_500,
    });
    expect(await card.changes(loan)).toEqual(['created', 'updated', 'paid', 'updated']);
  });

  it('is charged at its start where that is earlier', async () => {
    const { id } = await card.held(5_000, 10);
    await card.pass(11);
    expect(await card.status(id)).toBe('succeeded');
  });

  it('is released where the booking is cancelled while that is free, and nothing is entered', async () => {
    const { loan, id, intentId } = await card.held();
    await card.world.cancel(loan, 100, 60 * 24 * 365);
    await card.world.service.drain();
    expect(await card.status(id)).toBe('canceled');
    expect((await card.intent(intentId)).status).toBe('canceled');
    expect(await card.world.ledgerOf(loan)).toEqual({});
  });

  it('charges only what a booking leaves that is cancelled before the charge', async () => {
    const { loan, id, intentId } = await card.held();
    await card.world.cancel(loan, 90, 60 * 24 * 365);
    await card.world.service.drain();
    const after = await card.payment(id);
    expect([statusOf(after), after.amountRefunded]).toEqual(['succeeded', 4_500]);
    expect((await card.moneyOf(intentId)).charged).toBe(500);
    expect(await card.world.ledgerOf(loan)).toEqual({
      available: -450,
      clearing: 500,
      'commission 10': -50,
      held: 450,
      'held out': -450,
    });
  });

  it('waives what a cancelled hold leaves where that is less than the least charge', async () => {
    const { loan, id, intentId } = await card.held(100);
    await card.world.cancel(loan, 90, 60 * 24 * 365);
    await card.world.service.drain();
    const after = await card.payment(id);
    expect([statusOf(after), after.amountRefunded]).toEqual(['canceled', 100]);
    expect((await card.intent(intentId)).status).toBe('canceled');
    expect(await card.world.ledgerOf(loan)).toEqual({});
  });

  it('goes back through the provider where it was charged, with the commission of what is kept', async () => {
    const { loan, id, intentId } = await card.held();
    await card.pass(49);
    await card.world.cancel(loan, 50, 60 * 24 * 365);
    await card.world.service.drain();
    expect(await card.moneyOf(intentId)).toEqual({ charged: 5_000, refunded: 2_500 });
    expect(await card.world.ledgerOf(loan)).toEqual({
      available: -2_250,
      clearing: 2_500,
      'commission 10': -250,
      held: 2_250,
      'held 10': 0,
      'held out': -2_250,
    });
    await card.world.payments(user(card.world.lender)).refundPayment({ id, amount: 1_000, reason: '故障' });
    await card.world.service.drain();
    expect((await card.moneyOf(intentId)).refunded).toBe(3_500);
  });

  it('that is declined says why, and is paid with another card', async () => {
    const loan = await card.booked();
    const { id } = await card.world.paymentOf(loan);
    const intentId = await card.sheet(id);
    await card.confirm(intentId, 'pm_card_chargeDeclinedInsufficientFunds');
    const { payment } = await card.world.payments().retryPayment({ id });
    expect([statusOf(payment!), payment!.error, payment!.permissions]).toEqual([
      'payment_failed',
      'insufficient_funds',
      ['pay', 'retry', 'cancel'],
    ]);
    expect(await card.sheet(id)).toBe(intentId);
    await card.confirm(intentId);
    await card.world.payments().retryPayment({ id });
    expect(await card.status(id)).toBe('requires_capture');
    expect(await card.changes(loan)).toEqual(['created', 'updated', 'failed', 'paid']);
  });

  it.each([
    [true, 'requires_capture'],
    [false, 'payment_failed'],
  ])('waits for the payer to confirm with their bank; passed: %s', async (hasPassed, expected) => {
    const loan = await card.booked();
    const { id } = await card.world.paymentOf(loan);
    const intentId = await card.sheet(id);
    await card.confirm(intentId, 'pm_card_threeDSecure2Required');
    await card.world.payments().retryPayment({ id });
    expect(await card.status(id)).toBe('requires_action');
    card.double.control.authenticate(intentId, hasPassed);
    // No event is sent: the scheduled check finds the change.
    await card.pass(0.01);
    expect(await card.status(id)).toBe(expected);
  });
});

describe('what is not paid in time', () => {
  it('lapses after 30 minutes, and what was begun at the provider ends', async () => {
    const loan = await card.booked();
    const payment = await card.world.paymentOf(loan);
    expect(payment.payBy!.getTime() - card.world.clock.now()).toBe(30 * 60_000);
    const intentId = await card.sheet(payment.id);
    await card.pass(0.51);
    expect(await card.status(payment.id)).toBe('canceled');
    expect((await card.intent(intentId)).status).toBe('canceled');
    expect(await card.changes(loan)).toEqual(['created', 'updated', 'lapsed']);
    await expect(card.sheet(payment.id)).rejects.toMatchObject({
      refusal: { code: 'payment.session_timeout' },
    });
  });

  it('stays booked where the payer confirmed in time, though nobody had told', async () => {
    const loan = await card.booked();
    const { id } = await card.world.paymentOf(loan);
    await card.confirm(await card.sheet(id));
    await card.pass(1);
    expect(await card.status(id)).toBe('requires_capture');
  });

  it('waits 72 hours, and no longer than to the start, where a manager booked; at the counter it stands unpaid', async () => {
    const bookedBy = card.world.manager;
    const [late, soon, atOnce] = [
      await card.booked(5_000, 240, { bookedBy }),
      await card.booked(5_000, 5, { bookedBy }),
      await card.booked(5_000, 0, { bookedBy }),
    ];
    const hours = async (loan: typeof late) => {
      const { payBy } = await card.world.paymentOf(loan);
      return payBy && (payBy.getTime() - card.world.clock.now()) / 3_600_000;
    };
    expect([await hours(late), await hours(soon), await hours(atOnce)]).toEqual([72, 5, undefined]);
  });

  it('ends at once where the payer gives it up', async () => {
    const loan = await card.booked();
    const { id } = await card.world.paymentOf(loan);
    const { payment } = await card.world.payments().cancelPayment({ id });
    expect(statusOf(payment!)).toBe('canceled');
    expect(await card.changes(loan)).toEqual(['created', 'given_up']);
  });

  it('is released where the provider is late with its success', async () => {
    const loan = await card.booked();
    const { id } = await card.world.paymentOf(loan);
    const intentId = await card.sheet(id);
    await card.world.payments().cancelPayment({ id });
    // The payer's browser is faster than the release.
    await card.confirm(intentId);
    await card.world.service.drain();
    expect((await card.intent(intentId)).status).toBe('canceled');
    expect(await card.status(id)).toBe('canceled');
  });
});

describe('a price that changes meanwhile', () => {
  it('lets what the card holds count, and asks for the rest', async () => {
    const loan = await card.booked(5_000);
    const { id } = await card.world.paymentOf(loan);
    const intentId = await card.sheet(id);
    const now = card.world.clock.now();
    const [first] = loan.charge.revisions;
    const dearer = { ...revision(8_000), at: now };
    await card.world.push({
      ...loan,
      version: loan.version + 1,
      charge: { revisions: [first!, dearer], refundPercent: null },
    });
    await card.confirm(intentId);
    await card.world.payments().retryPayment({ id });
    const all = await card.world.paymentsOf(loan);
    expect(all.map((one) => [statusOf(one), one.amount])).toEqual([
      ['requires_capture', 5_000],
      ['draft', 3_000],
    ]);
    expect(all[1]!.payBy).toBeUndefined();
    const rest = await card.sheet(all[1]!.id);
    expect((await card.intent(rest)).amount).toBe(3_000);
  });

  it('asks the same intent for the new amount where nobody confirmed', async () => {
    const loan = await card.booked(5_000);
    const { id } = await card.world.paymentOf(loan);
    const intentId = await card.sheet(id);
    const [first] = loan.charge.revisions;
    const dearer = { ...revision(8_000), at: card.world.clock.now() };
    await card.world.push({
      ...loan,
      version: loan.version + 1,
      charge: { revisions: [first!, dearer], refundPercent: null },
    });
    expect(await card.sheet(id)).toBe(intentId);
    expect((await card.intent(intentId)).amount).toBe(8_000);
  });
});

describe('beside cards', () => {
  it('cash is noted though a sheet is open, and the card is not charged', async () => {
    const loan = await card.booked();
    const { id } = await card.world.paymentOf(loan);
    const intentId = await card.sheet(id);
    await card.world.payments(user(card.world.lender)).settlePayment({ id, method: CASH, note: '' });
    await card.confirm(intentId);
    await card.world.service.drain();
    expect((await card.intent(intentId)).status).toBe('canceled');
    expect(await card.status(id)).toBe('succeeded');
  });

  it('member cards and lenders without a payout account are paid by hand', async () => {
    const byCard = await card.booked(5_000, 240, { byCard: true });
    const other = await card.booked(5_000, 240, { payeeId: '00000000-0000-7000-8000-0000000000ff' });
    for (const loan of [byCard, other]) {
      const payment = await card.world.paymentOf(loan);
      expect([textOf(SETS.settlement, payment.settlement), payment.payBy]).toEqual(['direct', undefined]);
      await expect(card.sheet(payment.id)).rejects.toMatchObject({ refusal: { code: 'payment.state' } });
    }
  });
});
