import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { startPaymentsDouble, type PaymentsDouble } from './double';

/** 1 April 2026 in Tokyo, milliseconds since 1970. */
const START = Date.parse('2026-04-01T00:00:00+09:00');

/** The double with the provider's own SDK and a webhook endpoint that verifies each signature. */
export interface Provider {
  readonly double: PaymentsDouble;
  readonly stripe: Stripe;
  readonly control: PaymentsDouble['control'];
  /** Verified events in the order of their arrival. */
  readonly received: Stripe.Event[];
  readonly settings: {
    /** The endpoint answers this status; 200 by default. */
    endpointStatus: number;
  };
  close(): Promise<void>;
}

/** @param stripeMockUrl of a stripe-mock that checks each request too */
export async function startProvider(stripeMockUrl?: string): Promise<Provider> {
  const received: Stripe.Event[] = [];
  const settings = { endpointStatus: 200 };
  const endpoint = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const status = settings.endpointStatus;
      const signature = String(request.headers['stripe-signature']);
      if (status === 200) received.push(verify(Buffer.concat(parts), signature));
      response.writeHead(status).end();
    });
  });
  const webhookUrl = await listen(endpoint);
  const double = await startPaymentsDouble({
    webhookUrl,
    now: () => START,
    ...(stripeMockUrl && { stripeMockUrl }),
  });
  // The tolerance of 300 s counts from the double's clock, which does not advance.
  const verify = (body: Buffer, signature: string) => {
    const isConnected = 'account' in (JSON.parse(body.toString()) as object);
    const secret = isConnected ? double.connectWebhookSecret : double.webhookSecret;
    const at = double.control.now();
    return Stripe.webhooks.constructEvent(body, signature, secret, 300, undefined, at);
  };
  const stripe = new Stripe(double.secretKey, { ...double.sdk, maxNetworkRetries: 0 });
  const close = async () => {
    await double.close();
    endpoint.closeAllConnections();
    await new Promise((resolve) => endpoint.close(resolve));
  };
  return { double, stripe, control: double.control, received, settings, close };
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve(`http://127.0.0.1:${port}/events`);
    });
  });
}

/** A customer with an attached card. */
export async function customerWith(stripe: Stripe, card: string) {
  const customer = await stripe.customers.create({ email: 'misaki@example.com' });
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  return { customer: customer.id, payment_method: method.id };
}

/** A confirmed payment of 5,000 yen on session. */
export const pay = (stripe: Stripe, params: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({
    amount: 5000,
    currency: 'jpy',
    payment_method: 'pm_card_visa',
    allowed_payment_method_types: ['card'],
    confirm: true,
    ...params,
  });

/** The error of a call that the provider rejects. */
export const errorOf = (call: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
  call.then(
    () => {
      throw new Error('The call was not rejected');
    },
    (error: unknown) => error as Stripe.errors.StripeError,
  );
