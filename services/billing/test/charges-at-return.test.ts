import { SETS, textOf, type payments } from '@kashikari/contracts';
import { runs } from '../../../packages/platform/src/testing/budget';
import type { Loan } from '../src/domain/loan';
import { CardWorld, statusOf } from './card-world';
import { CASH, user } from './payments-world';
import { costOf, returned, ReturnsWorld, undone, type Cost, type HowPaid } from './returns';

let card: CardWorld;
let world: ReturnsWorld;
beforeAll(async () => {
  card = await CardWorld.start();
  world = new ReturnsWorld(card);
});
afterAll(() => card.stop());

const MINUTE = 60_000;
const reasonOf = ({ reason }: payments.Payment) => textOf(SETS.paymentReason, reason);

const lent = (how?: HowPaid) => world.lent(how);
const back = (loan: Loan, cost?: Cost, number?: number) => world.back(loan, cost, number);
const takeBack = (loan: Loan) => world.takeBack(loan);
const linesOf = (loan: Loan) => world.linesOf(loan);
const minutes = (count: number) => card.pass(count / 60);

describe('a loan that came back late', () => {
  it('is charged to the kept card 15 minutes after its return, once', async () => {
    const loan = await back(await lent());
    await minutes(14.9);
    expect(await linesOf(loan)).toEqual([]);
    await minutes(0.2);
    expect(await linesOf(loan)).toEqual(['1 overdue succeeded 2000 0']);
    expect(await world.moneyOf(loan)).toEqual({ charged: 2_000, refunded: 0 });
    expect(await card.world.ledgerOf(loan)).toEqual({
      ...{ clearing: 7_000, 'commission 10': -700 },
      ...{ held: 6_300, 'held 10': -6_300, available: -6_300 },
    });
    await card.world.publish(loan, { ...loan, version: loan.version + 1 });
    await minutes(60);
    expect(await linesOf(loan)).toEqual(['1 overdue succeeded 2000 0']);
  });

  it('has a payment with its lines and tax, seen by its payer, that blocks nothing once it is paid', async () => {
    const loan = await back(await lent(), { overdue: 2_000, extended: 1_000 });
    await minutes(16);
    const [, payment] = await card.world.paymentsOf(loan);
    expect(payment).toMatchObject({ amount: 3_000, tax: 272, card: { brand: 'visa', last4: '4242' } });
    expect([reasonOf(payment!), payment!.lines.map(({ kind }) => kind)]).toEqual([
      'overdue',
      ['PRICE_LINE_KIND_EXTENDED', 'PRICE_LINE_KIND_LATE_DAY'],
    ]);
    expect((await card.world.published(loan)).at(-1)).toMatchObject({ unsettled: false });
  });

  it('and was only extended is charged for the extension', async () => {
    const loan = await back(await lent(), { extended: 1_000 });
    await minutes(16);
    expect(await linesOf(loan)).toEqual(['1 extended succeeded 1000 0']);
  });

  it('costs nothing where the return is undone within 15 minutes', async () => {
    const loan = await back(await lent());
    await minutes(14);
    await takeBack(loan);
    await minutes(60);
    expect(await linesOf(loan)).toEqual([]);
  });

  it('gets all of it back where the return is undone later, and is charged again at the next return', async () => {
    const loan = await back(await lent());
    await minutes(16);
    const out = await takeBack(loan);
    await minutes(1);
    expect(await linesOf(loan)).toEqual(['1 overdue refunded 2000 2000']);
    expect(await world.moneyOf(loan)).toEqual({ charged: 2_000, refunded: 2_000 });
    const again = await back(out, { overdue: 3_000 }, 2);
    await minutes(16);
    expect(await linesOf(again)).toEqual(['1 overdue refunded 2000 2000', '2 overdue succeeded 3000 0']);
    expect(await world.moneyOf(loan)).toEqual({ charged: 5_000, refunded: 2_000 });
    expect((await card.world.ledgerOf(loan))['clearing']).toBe(8_000);
  });

  it('gets the rest back where a manager has refunded a part before', async () => {
    const loan = await back(await lent());
    await minutes(16);
    const [{ id } = { id: '' }] = await world.paymentsOf(loan);
    const lender = card.world.payments(user(card.world.lender));
    await lender.refundPayment({ id, amount: 700, reason: '壊れていた' });
    await takeBack(loan);
    await minutes(1);
    expect(await linesOf(loan)).toEqual(['1 overdue refunded 2000 2000']);
    expect(await world.moneyOf(loan)).toEqual({ charged: 2_000, refunded: 2_000 });
  });

  it('is charged once, for its last return, however late, often and shuffled its events come', async () => {
    const orders = [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [2, 0, 3, 1],
      [1, 3, 0, 2],
    ];
    for (const order of orders) {
      const loan = await lent();
      const at = card.world.clock.now();
      const first = returned(loan, costOf({ overdue: 2_000 }, at, 1));
      const out = undone(first);
      const second = returned(out, costOf({ overdue: 3_000 }, at + 5 * MINUTE, 2));
      const noted = { ...second, version: second.version + 1, disputed: true };
      const versions = [first, out, second, noted];
      for (const index of order) {
        await card.world.publish(versions[index]!, versions[index]!);
        await minutes(3);
      }
      await minutes(30);
      const newest = (await linesOf(loan)).at(-1);
      expect(newest).toBe('2 overdue succeeded 3000 0');
      const { charged, refunded } = await world.moneyOf(loan);
      expect(charged - refunded).toBe(3_000);
    }
  });

  it('is charged once by two processes', async () => {
    const other = await card.replica();
    try {
      const loan = await back(await lent());
      card.world.clock.advance(16 * MINUTE);
      await Promise.all([other.drain(), card.world.service.drain()]);
      await Promise.all([other.drain(), card.world.service.drain()]);
      expect(await linesOf(loan)).toEqual(['1 overdue succeeded 2000 0']);
      expect((await world.moneyOf(loan)).charged).toBe(2_000);
    } finally {
      await other.stopService();
    }
  });
});

it('a return that is undone while it is charged costs nothing in the end', async () => {
  const other = await card.replica();
  try {
    for (let round = 0; round < runs(4, 40); round += 1) {
      const loan = await back(await lent());
      card.world.clock.advance(16 * MINUTE);
      const undo = async () => {
        await new Promise((resolve) => setTimeout(resolve, round * 8));
        await takeBack(loan);
      };
      await Promise.all([undo(), other.drain(), card.world.service.drain()]);
      await Promise.all([other.drain(), card.world.service.drain()]);
      const { charged, refunded } = await world.moneyOf(loan);
      expect(charged - refunded).toBe(0);
      expect([
        [],
        ['1 overdue canceled 2000 0'],
        ['1 overdue canceled 2000 2000'],
        ['1 overdue refunded 2000 2000'],
      ]).toContainEqual(await linesOf(loan));
      expect((await card.world.ledgerOf(loan))['clearing']).toBe(5_000);
      const intents = (await world.paymentsOf(loan)).flatMap(({ intent_id: id }) => id ?? []);
      for (const id of intents) expect((await card.intent(id)).amount_capturable).toBe(0);
    }
  } finally {
    await other.stopService();
  }
});

describe('a card that asks for its payer', () => {
  it('fails, blocks new bookings, and is confirmed by the payer with the same intent', async () => {
    const loan = await back(await lent({ token: 'pm_card_authenticationRequired' }));
    await minutes(16);
    expect(await linesOf(loan)).toEqual(['1 overdue payment_failed 2000 0']);
    const [{ id, intent_id: intentId } = { id: '', intent_id: '' }] = await world.paymentsOf(loan);
    const failed = await card.payment(id);
    expect([failed.error, failed.permissions]).toEqual(['authentication_required', ['pay', 'retry']]);
    expect((await card.world.published(loan)).at(-1)).toMatchObject({
      ...{ change: 'PAYMENT_CHANGE_FAILED', unsettled: true },
    });
    await card.pass(24 * 5);
    expect(await linesOf(loan)).toEqual(['1 overdue payment_failed 2000 0']);
    expect(await card.sheet(id)).toBe(intentId);
    await card.confirm(intentId!, 'pm_card_threeDSecure2Required');
    card.double.control.authenticate(intentId!, true);
    await card.world.payments().retryPayment({ id });
    await minutes(1);
    expect(await linesOf(loan)).toEqual(['1 overdue succeeded 2000 0']);
    expect(await world.moneyOf(loan)).toEqual({ charged: 2_000, refunded: 0 });
    expect((await card.world.published(loan)).at(-1)).toMatchObject({ unsettled: false });
  });

  it('is left alone where the return is undone, and what its payer confirms then goes back', async () => {
    const loan = await back(await lent({ token: 'pm_card_authenticationRequired' }));
    await minutes(16);
    const [{ id, intent_id: intentId } = { id: '', intent_id: '' }] = await world.paymentsOf(loan);
    await card.sheet(id);
    await card.confirm(intentId!, 'pm_card_visa');
    await takeBack(loan);
    await minutes(2);
    expect(await linesOf(loan)).toEqual(['1 overdue canceled 2000 0']);
    expect((await card.intent(intentId!)).status).toBe('canceled');
  });
});

describe('without a card that may be charged', () => {
  it('the payment waits for its payer, who confirms with a card', async () => {
    const loan = await back(await lent({ keepCard: false }));
    await minutes(16);
    expect(await linesOf(loan)).toEqual(['1 overdue draft 2000 0']);
    expect((await card.world.published(loan)).at(-1)).toMatchObject({
      ...{ change: 'PAYMENT_CHANGE_CREATED', unsettled: true },
    });
    const [{ id } = { id: '' }] = await world.paymentsOf(loan);
    await card.confirm(await card.sheet(id));
    await card.world.payments().retryPayment({ id });
    await minutes(1);
    expect(await linesOf(loan)).toEqual(['1 overdue succeeded 2000 0']);
  });

  it('a lender without a payout account, and a member card, pay by hand', async () => {
    const payeeId = card.world.manager;
    const loans = [await card.booked(5_000, 1, { payeeId }), await card.booked(5_000, 1, { byCard: true })];
    for (const loan of loans) {
      const late = await back(loan);
      await minutes(16);
      expect(await linesOf(late)).toEqual(['1 overdue draft 2000 0']);
      const [{ id } = { id: '' }] = await world.paymentsOf(late);
      const lender = user(loan.payeeId);
      expect((await card.payment(id, lender)).permissions).toEqual(['settle']);
      await card.world.payments(lender).settlePayment({ id, method: CASH, note: '' });
      expect(await linesOf(late)).toEqual(['1 overdue succeeded 2000 0']);
      expect((await card.world.ledgerOf(late))['by_hand']).toBe(2_000);
      await takeBack(late);
      expect(await linesOf(late)).toEqual(['1 overdue refunded 2000 2000']);
    }
  });

  it('a manager may note it in cash though a card is expected', async () => {
    const loan = await back(await lent({ keepCard: false }));
    await minutes(16);
    const [{ id } = { id: '' }] = await world.paymentsOf(loan);
    const lender = card.world.payments(user(card.world.lender));
    await lender.settlePayment({ id, method: CASH, note: '' });
    expect(statusOf(await card.payment(id))).toBe('succeeded');
  });
});

it('a price that is settled later leaves the payments of returns alone', async () => {
  const loan = await back(await lent());
  await minutes(16);
  const before = await card.world.paymentsOf(loan);
  await card.world.push({ ...loan, version: loan.version + 1, goodTitle: '三脚' });
  const after = await card.world.paymentsOf(loan);
  expect(after.map(({ version, amount }) => [version, amount])).toEqual(
    before.map(({ version, amount }) => [version, amount]),
  );
});
