import { enumOf, payments, SETS, textOf } from '@kashikari/contracts';
import { SYSTEM, VISITOR, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { refusalOf, userChanged } from './billing-world';
import { cancelled, loanOf, revision } from './loans';
import { BANK, CASH, PaymentsWorld, user } from './payments-world';

const PAY = enumOf(SETS.paymentScope, 'pay');
const RECEIVE = enumOf(SETS.paymentScope, 'receive');

describe('payments for loans', () => {
  let world: PaymentsWorld;
  let lender: Actor;
  let manager: Actor;

  beforeAll(async () => {
    world = await PaymentsWorld.start();
    lender = user(world.lender);
    manager = user(world.manager);
  });
  afterAll(() => world.service.stop());

  const shown = ({ status, amount, amountRefunded, permissions }: payments.Payment) => [
    textOf(SETS.paymentStatus, status),
    amount,
    amountRefunded,
    permissions,
  ];

  it('shows a new payment to its payer and to those who manage the lender, and to nobody else', async () => {
    const loan = await world.booked();
    const { id } = await world.paymentOf(loan);
    expect(shown(await world.paymentOf(loan))).toEqual(['draft', 5_000, 0, []]);
    for (const actor of [lender, manager])
      expect(shown(await world.paymentOf(loan, actor))).toEqual(['draft', 5_000, 0, ['settle']]);
    const card: Actor = { kind: 'card', userId: world.lender, groupId: newId(), canWrite: true };
    for (const stranger of [user(newId()), card, { ...lender, within: [newId()] } as Actor]) {
      expect(await refusalOf(world.payments(stranger).getPayment({ id }))).toBe('not_found');
      expect(await world.paymentsOf(loan, stranger)).toEqual([]);
    }
    expect(await refusalOf(world.payments(VISITOR).getPayment({ id }))).toBe('unauthenticated');
    expect(await refusalOf(world.payments().getPayment({ id: 'x' }))).toBe('not_found');
  });

  it('shows a payment to the member card that borrows', async () => {
    const card: Actor = { kind: 'card', userId: newId(), groupId: newId(), canWrite: true };
    const loan = await world.booked(5_000, { payerId: card.userId, byCard: true });
    expect(shown(await world.paymentOf(loan, card))).toEqual(['draft', 5_000, 0, []]);
  });

  it('is settled by a manager, with an event and a journal', async () => {
    const loan = await world.booked();
    const { id } = await world.paymentOf(loan);
    const settle = { id, method: CASH, note: '受付で' };
    const { payment } = await world.payments(manager).settlePayment(settle);
    expect([payment!.note, ...shown(payment!)]).toEqual(['受付で', 'succeeded', 5_000, 0, ['refund']]);
    expect(await world.payments(manager).settlePayment(settle)).toEqual({ payment });
    expect((await world.paymentOf(loan)).note).toBe('');
    expect(await world.ledgerOf(loan)).toEqual({ by_hand: 5_000, 'sales_by_hand 10': -5_000 });
    expect(
      (await world.published(loan)).map(({ change, version }) => [
        textOf(SETS.paymentChange, change),
        version,
      ]),
    ).toEqual([
      ['created', 1],
      ['paid', 2],
    ]);
  });

  it('is refused by another method once it is settled, by the payer, without a method, and with a long note', async () => {
    const { id } = await world.paid();
    const settle = (actor: Actor, more: object) =>
      refusalOf(world.payments(actor).settlePayment({ id, method: BANK, note: '', ...more }));
    expect(await settle(lender, {})).toBe('payment.state');
    expect(await settle(user(world.payer), {})).toBe('forbidden');
    expect(await settle(lender, { method: undefined })).toBe('validation.choice method');
    expect(await settle(lender, { note: 'x'.repeat(201) })).toBe('validation.too_long note');
    expect(await settle(user(newId()), {})).toBe('not_found');
  });

  it('is refunded by a manager up to what is left', async () => {
    const { loan, id } = await world.paid();
    const refund = (amount: number, reason = '故障', actor = manager) =>
      refusalOf(world.payments(actor).refundPayment({ id, amount, reason }));
    expect(await refund(0)).toBe('payment.amount amount');
    expect(await refund(1_000, ' ')).toBe('validation.required reason');
    expect(await refund(1_000, 'x'.repeat(201))).toBe('validation.too_long reason');
    expect(await refund(1_000, '故障', user(world.payer))).toBe('forbidden');
    expect(await refund(1_000)).toBe('allowed');
    expect(await refund(4_001)).toBe('payment.refund_too_large amount');
    expect(shown(await world.paymentOf(loan, manager))).toEqual(['succeeded', 5_000, 1_000, ['refund']]);
    expect(await refund(4_000)).toBe('allowed');
    expect(shown(await world.paymentOf(loan, manager))).toEqual(['refunded', 5_000, 5_000, []]);
    expect(await refund(1)).toBe('payment.state');
    expect(await world.ledgerOf(loan)).toEqual({ by_hand: 0, 'sales_by_hand 10': 0 });
    expect((await world.paymentOf(loan)).refunds.map(({ amount, reason }) => [amount, reason])).toEqual([
      [1_000, '故障'],
      [4_000, '故障'],
    ]);
  });

  it('is refunded with a cancelled booking, and what the lender keeps is outside the tax', async () => {
    const { loan } = await world.paid();
    const [step] = (await world.paymentOf(loan)).cancellation;
    expect([step!.percent, step!.refund]).toEqual([100, 5_000]);
    await world.cancel(loan, 50, 2 * 1_440);
    expect(shown(await world.paymentOf(loan))).toEqual(['succeeded', 5_000, 2_500, []]);
    expect((await world.paymentOf(loan)).cancellation).toEqual([]);
    expect(await world.ledgerOf(loan)).toEqual({
      by_hand: 2_500,
      'sales_by_hand 10': 0,
      'sales_by_hand out': -2_500,
    });
  });

  it('ends the same by events, twice and late, as by pushes', async () => {
    const prices = [revision(5_000), revision(8_000, 10), revision(6_000, 20, 50)];
    const parties = { payerId: world.payer, payeeId: world.lender };
    const steps = prices.map((_, index) =>
      loanOf(prices.slice(0, index + 1), { bookingId: newId(), ...parties }),
    );
    const loans = steps.map((loan) => ({ ...loan, bookingId: steps[0]!.bookingId }));
    await world.publish(loans[1]!, loans[0]!, loans[2]!, loans[1]!, loans[2]!);
    await world.push(loans[0]!);
    const pushed = await world.booked(5_000);
    await world.push({ ...loans[2]!, bookingId: pushed.bookingId });
    for (const loan of [loans[0]!, pushed])
      expect((await world.paymentsOf(loan)).map(shown)).toEqual([['draft', 6_000, 0, []]]);
    await world.publish(cancelled(loans[2]!, 30, 0));
    expect((await world.paymentsOf(loans[0]!)).map(shown)).toEqual([['canceled', 6_000, 0, []]]);
  });

  it('keeps amounts and forgets words when the account of its payer is deleted', async () => {
    const payer = newId();
    const { loan, id } = await world.paid(5_000, { payerId: payer });
    await world.payments(lender).refundPayment({ id, amount: 1_000, reason: '佐藤さん' });
    await world.service.publish(userChanged(payer, { version: 9, deleted: true }));
    await world.service.drain();
    const payment = await world.paymentOf(loan, lender);
    expect(payment.refunds.map(({ amount, reason }) => [amount, reason])).toEqual([[1_000, '']]);
    expect(await refusalOf(world.payments(user(payer)).getPayment({ id }))).toBe('session_ended');
  });

  it('takes bookings from services alone', async () => {
    expect(await refusalOf(world.payments(lender).applyBookings({ bookings: [] }))).toBe('forbidden');
    expect(await refusalOf(world.payments(SYSTEM).applyBookings({ bookings: [] }))).toBe('allowed');
  });

  it('lists what one pays, and what is paid for what one lends, the latest first', async () => {
    const payer = newId();
    const made = [];
    for (const minutes of [0, 10, 20])
      made.push(
        await world.booked(1_000 + minutes, {
          payerId: payer,
          charge: { revisions: [revision(1_000 + minutes, minutes)], refundPercent: null },
        }),
      );
    const list = async (actor: Actor, more: Partial<payments.ListPaymentsRequest>) => {
      const request = { scope: PAY, page: { page: 1, perPage: 2 }, ...more };
      const { payments: listed, page } = await world
        .payments(actor)
        .listPayments(payments.ListPaymentsRequest.fromPartial(request));
      return [page!.total, ...listed.map(({ amount }) => amount)];
    };
    const [bookingId] = made.map((loan) => loan.bookingId);
    expect(await list(user(payer), {})).toEqual([3, 1_020, 1_010]);
    expect(await list(user(payer), { page: { page: 2, perPage: 2 } })).toEqual([3, 1_000]);
    expect(await list(user(payer), { scope: RECEIVE })).toEqual([0]);
    expect(await list(manager, { scope: RECEIVE, bookingId: bookingId! })).toEqual([1, 1_000]);
    expect(await list(manager, { bookingId: bookingId! })).toEqual([0]);
    expect(await list(user(payer), { status: enumOf(SETS.paymentStatus, 'succeeded') })).toEqual([0]);
    const from = new Date(made[1]!.charge.revisions[0]!.at);
    expect(await list(user(payer), { from })).toEqual([2, 1_020, 1_010]);
    expect(await list(user(payer), { to: from })).toEqual([1, 1_000]);
  });

  describe('raced', () => {
    it('settles or cancels, with a ledger that says what happened', async () => {
      for (let round = 0; round < 6; round += 1) {
        const loan = await world.booked();
        const { id } = await world.paymentOf(loan);
        const [settled] = await Promise.all([
          refusalOf(world.payments(lender).settlePayment({ id, method: CASH, note: '' })),
          world.cancel(loan, 0),
        ]);
        const { status, amountRefunded } = await world.paymentOf(loan);
        const now = [settled, textOf(SETS.paymentStatus, status), amountRefunded];
        // It is paid a day after the time of the cancellation, so all of it goes back.
        if (settled === 'allowed') expect(now).toEqual(['allowed', 'refunded', 5_000]);
        else expect(now).toEqual(['payment.state', 'canceled', 0]);
        const balances = Object.values(await world.ledgerOf(loan));
        expect(balances.every((balance) => balance === 0)).toBe(true);
      }
    });

    it('gives the rest back once', async () => {
      for (let round = 0; round < 4; round += 1) {
        const { loan, id } = await world.paid();
        const refund = (actor: Actor) =>
          refusalOf(world.payments(actor).refundPayment({ id, amount: 5_000, reason: '中止' }));
        expect((await Promise.all([refund(lender), refund(manager)])).sort()).toEqual([
          'allowed',
          'payment.state',
        ]);
        expect(await world.ledgerOf(loan)).toEqual({ by_hand: 0, 'sales_by_hand 10': 0 });
      }
    });

    it('opens one payment, though a push and an event bring the booking at once', async () => {
      const loan = loanOf([revision(5_000)], {
        bookingId: newId(),
        payerId: world.payer,
        payeeId: world.lender,
      });
      await Promise.all([world.push(loan), world.push(loan), world.publish(loan)]);
      expect(await world.paymentsOf(loan)).toHaveLength(1);
    });
  });
});
