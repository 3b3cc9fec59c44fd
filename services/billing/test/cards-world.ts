import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paymentCards, type identityEvents } from '@kashikari/contracts';
import { SYSTEM, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { fakeClock, startTestService, type FakeClock, type TestService } from '@kashikari/platform/testing';
import Stripe from 'stripe';
import { startPaymentsDouble, type PaymentsDouble } from '../../../tests/payments/double';
import { BillingModule } from '../src';
import { userChanged } from './billing-world';

/** Return address of the provider's pages. */
export const RETURN_URL = 'https://kashikari.example/cards';

/** A secret that is being rotated out. */
const OLD_SECRET = 'whsec_old';

export const user = (userId: string): Actor => ({ kind: 'user', userId });

/** Billing beside the double of the provider. */
export class CardsWorld {
  readonly browser: Stripe;

  private constructor(
    readonly double: PaymentsDouble,
    readonly service: TestService,
    readonly clock: FakeClock,
    private readonly endpoint: Server,
  ) {
    this.browser = new Stripe(double.secretKey, { ...double.sdk, maxNetworkRetries: 0 });
  }

  static async start(): Promise<CardsWorld> {
    const endpoint = createServer();
    await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
    const { port } = endpoint.address() as AddressInfo;
    const double = await startPaymentsDouble({ webhookUrl: `http://127.0.0.1:${port}/events` });
    double.control.setWebhooks('lost');
    const clock = fakeClock('2027-01-02T00:00:00Z');
    const env = {
      ...{ STRIPE_SECRET_KEY: double.secretKey, STRIPE_API_BASE: double.url, COMMISSION_PERCENT: '12' },
      STRIPE_WEBHOOK_SECRET: [double.webhookSecret, double.connectWebhookSecret, OLD_SECRET].join(),
    };
    const service = await startTestService(BillingModule, { name: 'billing', clock, env });
    const world = new CardsWorld(double, service, clock, endpoint);
    world.forward();
    return world;
  }

  /** Forwards the provider's events as the gateway does. */
  private forward(): void {
    this.endpoint.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const signature = String(request.headers['stripe-signature']);
        const answer = (status: number) => () => response.writeHead(status).end();
        this.take({ body: Buffer.concat(parts), signature }).then(answer(200), answer(400));
      });
    });
  }

  cards(actor: Actor) {
    return this.service.as(actor).connect(paymentCards.PaymentCardServiceClient);
  }

  /** A second process on the same database. */
  async replica(): Promise<TestService> {
    const { database, bus } = this.service;
    const env = {
      ...{ STRIPE_SECRET_KEY: this.double.secretKey, STRIPE_API_BASE: this.double.url },
      STRIPE_WEBHOOK_SECRET: this.double.webhookSecret,
    };
    return startTestService(BillingModule, { name: 'billing', clock: this.clock, env, database, bus });
  }

  /** A person with an account. */
  async person(): Promise<Actor & { readonly userId: string }> {
    const userId = newId();
    await this.account(userId, 1);
    return { kind: 'user', userId };
  }

  /** Identity publishes an account. */
  async account(id: string, version: number, more: Partial<identityEvents.UserChanged> = {}): Promise<void> {
    await this.service.publish(userChanged(id, { version, ...more }));
    await this.service.drain();
  }

  /** The payer's id at the provider, with these cards attached; their ids. */
  async withCards(payer: Actor & { readonly userId: string }, ...tokens: string[]): Promise<string[]> {
    await this.cards(payer).createSetupLink({ returnUrl: RETURN_URL });
    const customer = (await this.customersOf(payer.userId))[0]!;
    const ids = [];
    for (const token of tokens) ids.push((await this.browser.paymentMethods.attach(token, { customer })).id);
    return ids;
  }

  /** Customers of the provider that were created for a person. */
  async customersOf(userId: string): Promise<string[]> {
    const { data } = await this.browser.customers.list({ limit: 100 });
    return data.filter(({ metadata }) => metadata.user_id === userId).map(({ id }) => id);
  }

  /** An event as the provider signs it. @param age of the signature, seconds */
  signed(
    event: { readonly id: string; readonly type: string; readonly object: object },
    { secret = this.double.webhookSecret, age = 0 } = {},
  ): paymentCards.TakeProviderEventRequest {
    const { id, type, object } = event;
    const payload = JSON.stringify({ id, type, object: 'event', data: { object } }, undefined, 2);
    const timestamp = Math.floor(this.service.clock.real() / 1000) - age;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return { body: Buffer.from(payload), signature };
  }

  /** The provider sends an event. */
  take(request: paymentCards.TakeProviderEventRequest, actor: Actor = SYSTEM): Promise<unknown> {
    return this.cards(actor).takeProviderEvent(request);
  }

  /** Reads of an object at the provider so far. */
  readsOf(id: string): number {
    const reads = this.double.control.requests().filter(({ method }) => method === 'GET');
    return reads.filter(({ path }) => path.endsWith(`/${id}`)).length;
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await this.double.close();
    this.endpoint.closeAllConnections();
    await new Promise((resolve) => this.endpoint.close(resolve));
  }
}

export { OLD_SECRET };
