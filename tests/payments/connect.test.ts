import type Stripe from 'stripe';
import { DAY } from './double/clock';
import { errorOf, pay, startProvider, type Provider } from './provider';

let provider: Provider;
let stripe: Stripe;
beforeEach(async () => {
  provider = await startProvider();
  ({ stripe } = provider);
});
afterEach(() => provider.close());

const newAccount = (interval: 'manual' | 'daily' = 'manual') =>
  stripe.accounts.create({
    type: 'express',
    country: 'JP',
    capabilities: { transfers: { requested: true } },
    settings: { payouts: { schedule: { interval } } },
  });

async function lender() {
  const { id } = await newAccount();
  provider.control.completeOnboarding(id);
  return id;
}

const sumOf = async (stripeAccount?: string) => {
  const list = stripe.balanceTransactions.list({ limit: 100 }, stripeAccount ? { stripeAccount } : {});
  return (await list).data.reduce((sum, { net }) => sum + net, 0);
};

test('an account is onboarded on the page of its link, which works for five minutes', async () => {
  const { id } = await newAccount();
  const link = () =>
    stripe.accountLinks.create({
      account: id,
      type: 'account_onboarding',
      refresh_url: 'https://kashikari.example/again',
      return_url: 'https://kashikari.example/done',
    });
  const late = await link();
  provider.control.advance(300);
  const again = await fetch(late.url, { redirect: 'manual' });
  expect(again.headers.get('location')).toBe('https://kashikari.example/again');
  const body = new URLSearchParams({ outcome: 'complete' });
  const done = await fetch((await link()).url, { method: 'POST', body, redirect: 'manual' });
  expect(done.headers.get('location')).toBe('https://kashikari.example/done');
  expect(await stripe.accounts.retrieve(id)).toMatchObject({
    details_submitted: true,
    payouts_enabled: true,
    requirements: { currently_due: [] },
  });
  await provider.control.idle();
  expect(provider.received).toMatchObject([{ type: 'account.updated', account: id }]);
  const login = await stripe.accounts.createLoginLink(id);
  expect(await (await fetch(login.url)).text()).toContain('¥0');
});

test('a charge is transferred and paid out, and every balance sums up to the yen', async () => {
  const account = await lender();
  const { latest_charge: charge } = await pay(stripe);
  const transfer = {
    amount: 4500,
    currency: 'jpy',
    destination: account,
    source_transaction: charge as string,
  };
  const sent = await stripe.transfers.create(transfer);
  expect((await errorOf(stripe.transfers.create({ ...transfer, amount: 501 }))).param).toBe('amount');
  const payOut = (amount: number) =>
    stripe.payouts.create({ amount, currency: 'jpy' }, { stripeAccount: account });
  expect((await errorOf(payOut(4500))).code).toBe('balance_insufficient');
  provider.control.advance(4 * DAY);
  expect((await errorOf(payOut(4501))).code).toBe('balance_insufficient');
  const payout = await payOut(4500);
  expect(payout.status).toBe('pending');
  provider.control.advance(4 * DAY);
  const options = { stripeAccount: account };
  expect((await stripe.payouts.retrieve(payout.id, {}, options)).status).toBe('paid');
  expect([await sumOf(), await sumOf(account)]).toEqual([5000 - 180 - 4500, 0]);
  const { data } = await stripe.balanceTransactions.list({ source: sent.id });
  expect(data).toMatchObject([{ type: 'transfer', amount: -4500, status: 'available' }]);
  const balance = await stripe.balance.retrieve({}, options);
  expect(balance.available).toMatchObject([{ amount: 0, currency: 'jpy' }]);
  await provider.control.idle();
  const types = provider.received.filter((event) => event.account === account).map(({ type }) => type);
  expect(types.sort()).toEqual(['account.updated', 'payout.created', 'payout.paid']);
});

test('money goes only to an onboarded account, and only available money without a source', async () => {
  const { id } = await newAccount();
  const transfer = (destination: string) =>
    stripe.transfers.create({ amount: 1000, currency: 'jpy', destination });
  expect((await errorOf(transfer(id))).code).toBe('insufficient_capabilities_for_transfer');
  provider.control.completeOnboarding(id);
  expect((await errorOf(transfer(id))).code).toBe('balance_insufficient');
  await pay(stripe, { payment_method: 'pm_card_bypassPending' });
  expect((await transfer(id)).amount).toBe(1000);
});

test('a payout that the bank returns is back in the balance', async () => {
  const account = await lender();
  await pay(stripe, { payment_method: 'pm_card_bypassPending' });
  await stripe.transfers.create({ amount: 3000, currency: 'jpy', destination: account });
  const options = { stripeAccount: account };
  const payout = await stripe.payouts.create({ amount: 3000, currency: 'jpy' }, options);
  provider.control.settlePayout(payout.id, 'failed');
  expect(await stripe.payouts.retrieve(payout.id, {}, options)).toMatchObject({
    status: 'failed',
    failure_code: 'account_closed',
  });
  expect(await sumOf(account)).toBe(3000);
});

test('an account pays out by hand only with a manual schedule and while it may', async () => {
  const automatic = (await newAccount('daily')).id;
  provider.control.completeOnboarding(automatic);
  const payOut = (stripeAccount: string) =>
    errorOf(stripe.payouts.create({ amount: 1, currency: 'jpy' }, { stripeAccount }));
  expect((await payOut(automatic)).message).toContain('manual payout schedule');
  const restricted = await lender();
  provider.control.restrictAccount(restricted);
  expect((await payOut(restricted)).code).toBe('payouts_not_allowed');
});

test('a dispute takes amount and fee, blocks refunds, and gives both back when it is won', async () => {
  const { id, latest_charge: charge } = await pay(stripe, { payment_method: 'pm_card_createDispute' });
  const [dispute] = (await stripe.disputes.list({ payment_intent: id })).data;
  expect(dispute).toMatchObject({ amount: 5000, status: 'needs_response', charge });
  expect(await sumOf()).toBe(-180 - 1300);
  expect((await errorOf(stripe.refunds.create({ payment_intent: id }))).code).toBe('charge_disputed');
  provider.control.closeDispute(dispute?.id ?? '', 'won');
  expect(await sumOf()).toBe(5000 - 180);
  await provider.control.idle();
  const types = provider.received.map(({ type }) => type).filter((type) => type.includes('dispute'));
  expect(types.sort()).toEqual([
    'charge.dispute.closed',
    'charge.dispute.created',
    'charge.dispute.funds_reinstated',
    'charge.dispute.funds_withdrawn',
  ]);
});

test('a held payment is disputed once it is captured', async () => {
  const card = { payment_method: 'pm_card_createDispute', capture_method: 'manual' as const };
  const { id } = await pay(stripe, card);
  expect((await stripe.disputes.list({ payment_intent: id })).data).toEqual([]);
  await stripe.paymentIntents.capture(id);
  expect((await stripe.disputes.list({ payment_intent: id })).data).toHaveLength(1);
});

test('a dispute is opened by hand, and lost keeps the money away', async () => {
  const { latest_charge: charge } = await pay(stripe);
  const dispute = provider.control.openDispute(charge as string, 'product_not_received');
  provider.control.closeDispute(dispute.id, 'lost');
  expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({ status: 'lost' });
  expect(await sumOf()).toBe(-180 - 1300);
});

test('objects of one account are missing in another', async () => {
  const account = await lender();
  const { id } = await stripe.customers.create();
  const error = await errorOf(stripe.customers.retrieve(id, {}, { stripeAccount: account }));
  expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing' });
});
