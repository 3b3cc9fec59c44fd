import type { Logger } from '@kashikari/platform';
import Stripe from 'stripe';
import {
  CardProvider,
  type Intent,
  type IntentOrder,
  type Invoice,
  type InvoiceOrder,
  type KeptCard,
  type ProviderEvent,
} from '../app/ports';
import type { StripeSettings } from '../settings';
import {
  declinedIntent,
  faultOf,
  isDetached,
  isKeyRejected,
  isMissing,
  isOver,
  ProviderFault,
} from './stripe-errors';
import { readEvent } from './stripe-event';
import { toIntent, WITH_CARD } from './stripe-intent';
import { StripeInvoices } from './stripe-invoices';
import { StripePayouts } from './stripe-payouts';

/** Timeout of a call, milliseconds. */
const TIMEOUT = 10_000;

const CARD: Stripe.PaymentIntentCreateParams.AllowedPaymentMethodType[] = ['card'];

/** Card payments by Stripe, over its SDK in the SDK's own API version. */
export class StripeProvider extends CardProvider {
  override readonly isOn = true;
  private readonly stripe: Stripe;
  private readonly secrets: readonly string[];
  private readonly invoices: StripeInvoices;
  override readonly payouts: StripePayouts;

  /** @param timeout of a call, milliseconds */
  constructor(
    settings: StripeSettings,
    private readonly logger: Pick<Logger, 'error'>,
    timeout = TIMEOUT,
  ) {
    super();
    this.secrets = settings.STRIPE_WEBHOOK_SECRET;
    this.stripe = new Stripe(settings.STRIPE_SECRET_KEY, {
      ...{ timeout, maxNetworkRetries: 1, telemetry: false },
      ...(settings.STRIPE_API_BASE && serverOf(settings.STRIPE_API_BASE)),
    });
    this.payouts = new StripePayouts(this.stripe, (work) => this.call(work));
    this.invoices = new StripeInvoices(this.stripe, (work) => this.call(work));
  }

  override async createIntent(order: IntentOrder, key: string): Promise<Intent> {
    try {
      return await this.create(order, key);
    } catch (error) {
      // A card that was removed meanwhile makes no intent: the payer confirms one with another card.
      if (!(error instanceof ProviderFault && order.cardId)) throw error;
      return this.create({ ...order, cardId: undefined }, `${key}:on-session`);
    }
  }

  override updateIntent(id: string, order: Pick<IntentOrder, 'amount' | 'keepCard'>): Promise<Intent> {
    const { amount, keepCard } = order;
    const setup_future_usage = keepCard ? 'off_session' : '';
    return this.intent(() =>
      this.stripe.paymentIntents.update(id, { amount, setup_future_usage, expand: WITH_CARD }),
    );
  }

  override getIntent(id: string): Promise<Intent> {
    return this.intent(() => this.stripe.paymentIntents.retrieve(id, { expand: WITH_CARD }));
  }

  override async findIntent(attemptId: string): Promise<Intent | undefined> {
    const query = `metadata['attempt_id']:'${attemptId}'`;
    const { data } = await this.call(() => this.stripe.paymentIntents.search({ query, limit: 1 }));
    // The search answers from an index that may be a minute behind.
    return data[0] && this.getIntent(data[0].id);
  }

  override capture(id: string, amount: number, key: string): Promise<Intent> {
    const how = { amount_to_capture: amount, expand: WITH_CARD };
    return this.intent(() => this.stripe.paymentIntents.capture(id, how, { idempotencyKey: key }));
  }

  override release(id: string, key: string): Promise<Intent> {
    return this.intent(
      () => this.stripe.paymentIntents.cancel(id, { expand: WITH_CARD }, { idempotencyKey: key }),
      (error) => (isOver(error) ? id : undefined),
    );
  }

  override async refund(id: string, amount: number, key: string, attemptId: string): Promise<void> {
    const refund = { payment_intent: id, amount, metadata: { attempt_id: attemptId } };
    await this.call(() => this.stripe.refunds.create(refund, { idempotencyKey: key }));
  }

  override hasRefunded(id: string, attemptId: string): Promise<boolean> {
    return this.call(async () => {
      for await (const { metadata } of this.stripe.refunds.list({ payment_intent: id, limit: 100 }))
        if (metadata?.attempt_id === attemptId) return true;
      return false;
    });
  }

  override sendInvoice(order: InvoiceOrder, key: string, before?: Invoice): Promise<Invoice> {
    return this.invoices.send(order, key, before);
  }

  override getInvoice(id: string): Promise<Invoice> {
    return this.invoices.get(id);
  }

  override findInvoice(attemptId: string): Promise<Invoice | undefined> {
    return this.invoices.find(attemptId);
  }

  override remindInvoice(id: string, key: string): Promise<Invoice> {
    return this.invoices.remind(id, key);
  }

  override voidInvoice(id: string, key: string): Promise<Invoice> {
    return this.invoices.void(id, key);
  }

  override isRejection(error: unknown): boolean {
    return error instanceof ProviderFault;
  }

  override async createCustomer(userId: string, key: string): Promise<string> {
    const metadata = { user_id: userId };
    return (await this.call(() => this.stripe.customers.create({ metadata }, { idempotencyKey: key }))).id;
  }

  override async deleteCustomer(customerId: string): Promise<void> {
    await this.call(() => this.stripe.customers.del(customerId).catch(unless(isMissing)));
  }

  override async listCards(customerId: string): Promise<KeptCard[]> {
    const list = { customer: customerId, type: 'card', limit: 100 } as const;
    const { data } = await this.call(() => this.stripe.paymentMethods.list(list));
    return data.flatMap(({ id, card }) => {
      if (!card) return [];
      return { id, brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year };
    });
  }

  override async detachCard(cardId: string): Promise<void> {
    await this.call(() => this.stripe.paymentMethods.detach(cardId).catch(unless(isDetached)));
  }

  override async createSetupLink(customerId: string, returnUrl: string): Promise<string> {
    const page = {
      ...{ mode: 'setup', customer: customerId, allowed_payment_method_types: ['card'] },
      ...{ success_url: returnUrl, cancel_url: returnUrl },
    } as const satisfies Stripe.Checkout.SessionCreateParams;
    const { url } = await this.call(() => this.stripe.checkout.sessions.create(page));
    if (!url) throw new Error('Stripe returned a checkout session without a URL');
    return url;
  }

  override async createAccount(userId: string, key: string): Promise<string> {
    const account = {
      ...{ type: 'express', country: 'JP', capabilities: { transfers: { requested: true } } },
      ...{ settings: { payouts: { schedule: { interval: 'manual' } } }, metadata: { account_id: userId } },
    } as const satisfies Stripe.AccountCreateParams;
    return (await this.call(() => this.stripe.accounts.create(account, { idempotencyKey: key }))).id;
  }

  override async createAccountLink(accountId: string, returnUrl: string): Promise<string> {
    const page = { account: accountId, refresh_url: returnUrl, return_url: returnUrl };
    const type = 'account_onboarding';
    return (await this.call(() => this.stripe.accountLinks.create({ ...page, type }))).url;
  }

  override async canCharge(accountId: string): Promise<boolean> {
    const account = await this.call(() => this.stripe.accounts.retrieve(accountId).catch(unless(isMissing)));
    return account !== undefined && account.payouts_enabled && account.capabilities?.transfers === 'active';
  }

  override readEvent(body: Buffer, signature: string, now: number): ProviderEvent {
    return readEvent(body, signature, this.secrets, now);
  }

  private create(order: IntentOrder, key: string): Promise<Intent> {
    const { attemptId, paymentId, amount, customerId, keepCard, cardId } = order;
    const how = cardId
      ? ({ payment_method: cardId, off_session: true, confirm: true } as const)
      : keepCard && ({ setup_future_usage: 'off_session' } as const);
    return this.intent(() =>
      this.stripe.paymentIntents.create(
        {
          ...{ amount, currency: 'jpy', customer: customerId, capture_method: 'manual' },
          ...{ allowed_payment_method_types: CARD, expand: WITH_CARD, ...how },
          metadata: { attempt_id: attemptId, payment_id: paymentId },
        },
        { idempotencyKey: key },
      ),
    );
  }

  /** @param settled the intent to fetch for an error that is an answer; by default that of a declined card */
  private async intent(
    work: () => Promise<Stripe.Response<Stripe.PaymentIntent>>,
    settled: (error: unknown) => string | undefined = declinedIntent,
  ): Promise<Intent> {
    const fetch = (id: string) => this.stripe.paymentIntents.retrieve(id, { expand: WITH_CARD });
    const answer = await this.call(() =>
      work().then(
        // A repeated key is answered with the intent as it was the first time.
        (intent) => (isReplay(intent) ? fetch(intent.id) : intent),
        (error: unknown) => {
          const id = settled(error);
          if (id === undefined) throw error;
          return fetch(id);
        },
      ),
    );
    return toIntent(answer);
  }

  private async call<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isKeyRejected(error))
        this.logger.error({ request: error.requestId }, 'Stripe rejects STRIPE_SECRET_KEY');
      throw faultOf(error);
    }
  }
}

const isReplay = ({ lastResponse }: Stripe.Response<unknown>): boolean =>
  lastResponse.headers['idempotent-replayed'] === 'true';

/** Takes an error that means that there is nothing to do. */
const unless =
  (isDone: (error: unknown) => boolean) =>
  (error: unknown): undefined => {
    if (!isDone(error)) throw error;
  };

function serverOf(base: string): Pick<Stripe.StripeConfig, 'protocol' | 'host' | 'port'> {
  const { protocol, hostname, port } = new URL(base);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { protocol: scheme, host: hostname, port: port || (scheme === 'http' ? 80 : 443) };
}
