import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import Stripe from 'stripe';
import { openLendingRoom, type LendingRoom } from '../journeys/lending-room';
import { startProduct, type Product } from '../product/start-product';
import { startPaymentsDouble, type PaymentsDouble } from './double';

const DAY = 86_400_000;

let product: Product;
let double: PaymentsDouble;
let stripe: Stripe;
let room: LendingRoom;
let books: pg.Client;
let proxy: Server;

beforeAll(async () => {
  // The provider needs the address of the product, and the product that of the provider.
  proxy = createServer();
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  double = await startPaymentsDouble({ webhookUrl: `http://127.0.0.1:${port}/v1/stripe/events` });
  stripe = new Stripe(double.secretKey, { ...double.sdk, maxNetworkRetries: 0 });
  product = await startProduct({
    env: {
      ...{ STRIPE_SECRET_KEY: double.secretKey, STRIPE_API_BASE: double.url },
      ...{ STRIPE_JS_URL: `${double.url}/v3/`, STRIPE_PUBLISHABLE_KEY: double.publishableKey },
      STRIPE_WEBHOOK_SECRET: `${double.webhookSecret},${double.connectWebhookSecret}`,
    },
  });
  forward();
  books = new pg.Client({ connectionString: product.databases.billing.url });
  await books.connect();
  room = await openLendingRoom(product.url, ['テント'], { price_per_day: 1000, quantity: 20 });
  await room.owner.call('PATCH', `/users/${room.owner.id}`, { accept_invoices: true });
  await room.owner.call('GET', '/users/stripe_account_link');
  const { data } = await stripe.accounts.list({ limit: 1 });
  double.control.completeOnboarding(data[0]!.id);
  await settle();
}, 180_000);
beforeEach(() => double.control.setWebhooks('now'));
afterAll(async () => {
  await books?.end();
  await double?.close();
  await product?.stop();
  proxy?.closeAllConnections();
  await new Promise((resolve) => proxy.close(resolve));
});

/** Requests of the provider reach the public address of the product, byte by byte. */
function forward(): void {
  proxy.on('request', (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { 'content-type': type = '', 'stripe-signature': signature = '' } = request.headers;
      void fetch(`${product.url}${request.url}`, {
        ...{ method: 'POST', body: Buffer.concat(parts) },
        headers: { 'content-type': type, 'stripe-signature': String(signature) },
      }).then(({ status }) => response.writeHead(status).end());
    });
  });
}

/** Waits until the sent events have taken effect. Business time is frozen, so no clock triggers a check of invoices. */
async function settle(): Promise<void> {
  await double.control.idle();
  await product.setClock(null);
}

interface InvoiceIds {
  readonly bookingId: string;
  readonly paymentId: string;
  readonly invoiceId: string;
}

/** A booking for 2,000 yen whose invoice was sent. */
async function invoiced(): Promise<InvoiceIds> {
  const [from, to] = [60, 61].map((days) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10));
  const range = { good_id: room.goodIds[0], start_date: from, end_date: to };
  const { booking } = await room.member.call('POST', '/bookings', { ...range, expected_total: 2000 });
  const paymentId: string = booking.payments[0].id;
  const { payments } = await room.member.call('POST', '/payments/invoice', {
    ...{ payment_ids: [paymentId], name: '会計', email: 'kaikei@example.jp' },
  });
  expect(payments).toMatchObject([{ status: 'invoice_sent' }]);
  return { bookingId: booking.id, paymentId, invoiceId: payments[0].invoice.url.split('/').at(-1) };
}

const paymentOf = async ({ paymentId }: InvoiceIds) =>
  (await room.member.call('GET', `/payments/${paymentId}`)).payment;

/** Kinds of the journals of a payment. */
async function journalsOf({ paymentId }: InvoiceIds): Promise<string[]> {
  const text = `select kind from journals where source_id like $1 || '%' order by at, kind`;
  return (await books.query<{ kind: string }>(text, [paymentId])).rows.map(({ kind }) => kind);
}

/** Yen that the provider has of the payer, and returned. */
async function moneyOf({ invoiceId }: InvoiceIds) {
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
  const intent = invoice.payments!.data[0]!.payment.payment_intent as string;
  const { data } = await stripe.refunds.list({ payment_intent: intent });
  return { paid: invoice.amount_paid, refunded: data.map(({ amount }) => amount) };
}

/** Statuses that the webhook answered to events of an invoice of these types. */
const answersTo = ({ invoiceId }: InvoiceIds, ...types: string[]) =>
  double.control
    .deliveries()
    .filter(({ event }) => types.includes(event.type))
    .filter(({ event }) => (event.data.object as { id?: string }).id === invoiceId)
    .map(({ status }) => status);

describe('an event of an invoice', () => {
  it('says that it was paid: the payment succeeds, and its money is held', async () => {
    const one = await invoiced();
    double.control.transferToInvoice(one.invoiceId);
    await settle();
    expect(answersTo(one, 'invoice.paid')).toEqual([200]);
    expect(await paymentOf(one)).toMatchObject({ status: 'succeeded', amount: 2000 });
    expect(await journalsOf(one)).toHaveLength(1);
  });

  it('takes effect once, however often it is sent', async () => {
    const one = await invoiced();
    double.control.setWebhooks('twice');
    double.control.payInvoice(one.invoiceId);
    await settle();
    const sent = double.control.deliveries().find(({ event }) => event.type === 'invoice.paid');
    await double.control.resend(sent!.event.id);
    await settle();
    expect(answersTo(one, 'invoice.paid')).toEqual([200, 200]);
    expect(await paymentOf(one)).toMatchObject({ status: 'succeeded', amount: 2000, amount_refunded: 0 });
    expect(await journalsOf(one)).toHaveLength(1);
    expect(await moneyOf(one)).toEqual({ paid: 2000, refunded: [] });
  });

  it('says that it was paid, and comes after that it is void: what is so at the provider counts', async () => {
    const one = await invoiced();
    await room.owner.call('POST', `/payments/${one.paymentId}/settle`, { method: 'bank' });
    await settle();
    const invoice = await stripe.invoices.retrieve(one.invoiceId);
    expect([invoice.status, answersTo(one, 'invoice.voided')]).toEqual(['void', [200]]);
    const [before, journals] = [await paymentOf(one), await journalsOf(one)];
    expect(await send('invoice.paid', { ...invoice, status: 'paid', amount_paid: 2000 })).toBe(200);
    await settle();
    expect([await paymentOf(one), await journalsOf(one)]).toEqual([before, journals]);
    expect(before).toMatchObject({ status: 'succeeded', method: 'bank' });
    expect(await moneyOf(one)).toEqual({ paid: 0, refunded: [] });
  });

  it('that is late finds the booking cancelled: what was paid is returned, once', async () => {
    const one = await invoiced();
    double.control.setWebhooks('hold');
    double.control.payInvoice(one.invoiceId);
    await room.member.call('DELETE', `/bookings/${one.bookingId}`);
    await settle();
    await double.control.release();
    await settle();
    expect(answersTo(one, 'invoice.paid')).toEqual([200]);
    expect((await paymentOf(one)).status).toBe('canceled');
    expect(await moneyOf(one)).toEqual({ paid: 2000, refunded: [2000] });
  });
});

/** Sends an event as the provider would, signed. */
async function send(type: string, object: Stripe.Invoice): Promise<number> {
  const payload = JSON.stringify({ id: `evt_late_${object.id}`, object: 'event', type, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: double.webhookSecret });
  const answer = await fetch(`${product.url}/v1/stripe/events`, {
    ...{ method: 'POST', body: payload },
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
  return answer.status;
}
