import { SETS, textOf } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { refusalOf, setting } from './billing-world';
import { PlansWorld } from './plans-world';

type Owner = Actor & { readonly userId: string };

let world: PlansWorld;
beforeAll(async () => {
  world = await PlansWorld.start();
});
afterAll(() => world.stop());

const TO = { name: 'さくら小学校 会計', email: 'kaikei@sakura.example.jp' };

/** A plan whose invoice was sent. @returns id of the payment */
async function asked(owner: Owner, ...order: Parameters<PlansWorld['order']>): Promise<string> {
  const { paymentId } = await world.contracts(owner).buyPlan(world.order(...order));
  await world.payments(owner).requestInvoices({ paymentIds: [paymentId], ...TO });
  await world.service.drain();
  return paymentId;
}

async function transfer(owner: Owner, id: string): Promise<void> {
  const { payment } = await world.payments(owner).getPayment({ id });
  world.double.control.transferToInvoice(payment!.invoice!.url.split('/').at(-1)!);
  await world.payments(owner).retryPayment({ id });
  await world.pass(60_000);
}

const statusOf = (owner: Owner, id: string) => world.status(owner, id);

it('a plan begins on the day on which its invoice is paid; until then the old one holds', async () => {
  await world.at('2026-12-10T09:00:00+09:00');
  const owner = await world.owner(10);
  const id = await asked(owner, 'lite');
  expect([await world.plan(owner), await statusOf(owner, id)]).toEqual(['free waiting', 'invoice_sent']);
  expect(world.mailsTo(owner, 'plan_invoiced')).toMatchObject([
    { params: { yen: '4800', due: '2027-01-09', path: `/payments/${id}` } },
  ]);
  await world.at('2026-12-20T09:00:00+09:00');
  expect(await world.plan(owner)).toBe('free waiting');
  await transfer(owner, id);
  expect(await world.plan(owner)).toBe('lite active');
  const { periodEnd } = await world.subscription(owner);
  expect(periodEnd).toEqual(new Date('2027-01-20T00:00:00+09:00'));
  expect(await world.ledger(owner)).toEqual({ clearing: 4_800, 'plans 10': -4_800 });
});

it('a second request is refused while the invoice is under way, and canceled it makes way', async () => {
  const owner = await world.owner(3);
  const id = await asked(owner, 'lite');
  expect(await refusalOf(world.contracts(owner).buyPlan(world.order('standard')))).toBe(
    'subscription.requested',
  );
  expect(await refusalOf(world.payments(owner).requestInvoices({ paymentIds: [id], ...TO }))).toBe(
    'subscription.requested',
  );
  await world.payments(owner).cancelPayment({ id });
  await world.pass(60_000);
  expect([await statusOf(owner, id), await world.plan(owner)]).toEqual(['canceled', 'free active']);
  const { payment } = await world.payments(owner).getPayment({ id });
  const invoice = await world.stripe.invoices.retrieve(payment!.invoice!.url.split('/').at(-1)!);
  expect(invoice.status).toBe('void');
  await world.buy(owner, 'standard');
  expect(await world.plan(owner)).toBe('standard active');
});

it('is void after 30 days, and gives back the credit that was used', async () => {
  const owner = await world.owner(10);
  const { paymentId } = await world.contracts(owner).buyCredit({ amount: 800 });
  await world.pay(owner, paymentId);
  const id = await asked(owner, 'lite');
  expect((await world.payments(owner).getPayment({ id })).payment!.amount).toBe(4_000);
  await world.pass(31 * 86_400_000);
  expect([await statusOf(owner, id), await world.plan(owner)]).toEqual(['canceled', 'free active 800']);
});

it('a dearer plan is billed as a whole, and the days that are left on the day of payment become credit', async () => {
  await world.at('2027-04-01T09:00:00+09:00');
  const owner = await world.owner(10);
  await world.buy(owner, 'lite');
  await world.at('2027-04-11T09:00:00+09:00');
  const id = await asked(owner, 'standard');
  // A card payment would be 9,800 - 3,200 for the 20 days left.
  expect((await world.payments(owner).getPayment({ id })).payment!.amount).toBe(9_800);
  await world.at('2027-04-16T09:00:00+09:00');
  expect(await world.plan(owner)).toBe('lite active');
  await transfer(owner, id);
  // 15 of 30 days: 10 × 240.
  expect(await world.plan(owner)).toBe('standard active 2400');
});

it('outlives a renewal of the old plan, whose rest becomes credit too', async () => {
  await world.at('2027-05-01T09:00:00+09:00');
  const owner = await world.owner(10);
  await world.buy(owner, 'lite');
  await world.at('2027-05-27T09:00:00+09:00');
  const id = await asked(owner, 'standard');
  await world.at('2027-06-16T09:00:00+09:00');
  expect(await world.plan(owner)).toBe('lite active');
  await transfer(owner, id);
  expect(await world.plan(owner)).toBe('standard active 2400');
  expect((await world.paid(owner)).map(([status, yen]) => [status, yen])).toEqual([
    ...[
      ['succeeded', 4_800],
      ['succeeded', 9_800],
    ],
    ['succeeded', 4_800],
  ]);
});

it('is renewed by invoice to the same address, and ends where that is not paid', async () => {
  await world.at('2027-08-01T09:00:00+09:00');
  const owner = await world.owner(5);
  await transfer(owner, await asked(owner, 'lite'));
  await world.at('2027-09-01T09:00:00+09:00');
  const [, renewal] = await world.paid(owner);
  expect(renewal).toEqual(['invoice_sent', 2_400, [['seats', 2_400]]]);
  expect(await refusalOf(world.contracts(owner).buyPlan(world.order('standard')))).toBe('payment.unsettled');
  await world.at('2027-10-02T09:00:00+09:00');
  expect(await world.plan(owner)).toBe('lite past_due');
  expect(world.mailsTo(owner, 'plan_overdue')).toMatchObject([
    { params: { yen: '2400', end: '2027-10-16' } },
  ]);
  await world.at('2027-10-16T09:00:00+09:00');
  expect(await world.plan(owner)).toBe('free active');
  expect((await world.paid(owner)).slice(1).map(([status]) => status)).toEqual(['canceled', 'canceled']);
});

describe('a plan that staff give', () => {
  const give = (owner: Owner, more: Parameters<typeof setting>[1]) =>
    world.world.plans().setPlan(setting(owner.userId, more));

  it('is billed at its price for each member and month by invoice, with the lines', async () => {
    await world.at('2027-11-01T09:00:00+09:00');
    const owner = await world.owner(10, { invoiceName: '会計係', invoiceEmail: 'kaikei@example.jp' });
    await give(owner, { plan: 'plus', price: 300 });
    await world.pass(60_000);
    expect(await world.paid(owner)).toEqual([['invoice_sent', 3_000, [['seats', 3_000]]]]);
    expect(textOf(SETS.planSource, (await world.subscription(owner)).source)).toBe('staff');
    const [{ id } = { id: '' }] = (await listed(owner)).payments;
    expect((await world.payments(owner).getPayment({ id })).payment!.invoice).toMatchObject({
      ...{ name: '会計係', email: 'kaikei@example.jp' },
    });
    await world.at('2027-11-16T09:00:00+09:00');
    await world.seats(owner, 12);
    await world.at('2027-12-01T09:00:00+09:00');
    expect((await world.paid(owner))[1]).toEqual([
      ...['invoice_sent', 3_900],
      [
        ['seats', 3_600],
        ['joined', 300],
      ],
    ]);
    expect(await world.plan(owner)).toBe('plus active');
  });

  it('costs nothing without a price, and ends with the contract where staff give another or take it away', async () => {
    await world.at('2028-01-01T09:00:00+09:00');
    const owner = await world.owner(4);
    await give(owner, { plan: 'plus' });
    await world.pass(60_000);
    expect(await world.paid(owner)).toEqual([]);
    await give(owner, { plan: 'plus', price: 500 });
    await world.pass(60_000);
    expect(await world.paid(owner)).toEqual([['invoice_sent', 2_000, [['seats', 2_000]]]]);
    await give(owner, { plan: 'default' });
    await world.at('2028-03-02T09:00:00+09:00');
    expect((await world.paid(owner)).map(([status]) => status)).toEqual(['canceled']);
    expect(await world.plan(owner)).toBe('free active');
  });

  it('is billed to its last day, and no further', async () => {
    await world.at('2028-04-01T09:00:00+09:00');
    const owner = await world.owner(10);
    await give(owner, { plan: 'plus', price: 300, until: '2028-05-15' });
    await world.at('2028-08-01T09:00:00+09:00');
    expect((await world.paid(owner)).map(([, yen, lines]) => [yen, lines])).toEqual([
      [3_000, [['seats', 3_000]]],
      [
        1_460,
        [
          ['seats', 3_000],
          ['unused', -1_540],
        ],
      ],
    ]);
    expect(await world.plan(owner)).toBe('free active');
  });

  it('is not ended by its owner, but by buying another', async () => {
    await world.at('2028-09-01T09:00:00+09:00');
    const owner = await world.owner(2);
    await give(owner, { plan: 'plus', price: 300 });
    await world.pass(60_000);
    expect(await refusalOf(world.contracts(owner).cancelPlan({}))).toBe('not_found');
    const [{ id } = { id: '' }] = (await listed(owner)).payments;
    await transfer(owner, id);
    await world.buy(owner, 'standard');
    expect(await world.plan(owner)).toBe('standard active');
  });
});

const listed = (owner: Owner) =>
  world.payments(owner).listPayments({ scope: 1, bookingId: '', afterId: '' } as never);
