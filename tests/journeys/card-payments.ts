import Stripe from 'stripe';
import type { PaymentsDouble } from '../payments/double';
import type { Person } from './people';

/** Settings of a product whose payment provider is the double. */
export const settingsFor = (double: PaymentsDouble): Record<string, string> => ({
  STRIPE_SECRET_KEY: double.secretKey,
  STRIPE_PUBLISHABLE_KEY: double.publishableKey,
  STRIPE_WEBHOOK_SECRET: `${double.webhookSecret},${double.connectWebhookSecret}`,
  STRIPE_API_BASE: double.url,
  STRIPE_JS_URL: `${double.url}/v3/`,
});

/**
 * Sends an event as the provider would: signed, over the public address.
 * @param account the connected account that it is about
 */
async function tell(
  double: PaymentsDouble,
  url: string,
  type: string,
  object: { readonly id: string },
  account?: string,
): Promise<void> {
  const event = { id: `evt_${object.id}`, object: 'event', type, account, data: { object } };
  const payload = JSON.stringify(event);
  const secret = account ? double.connectWebhookSecret : double.webhookSecret;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  const answer = await fetch(`${url}/v1/stripe/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  if (!answer.ok) throw new Error(`${type}: ${answer.status} ${await answer.text()}`);
}

/** The lender sets up how money arrives, on the provider's page. Returns the provider's id of the account. */
export async function setUpPayouts(double: PaymentsDouble, url: string, owner: Person): Promise<string> {
  await owner.call('GET', '/users/stripe_account_link');
  const stripe = new Stripe(double.secretKey, double.sdk);
  const { data } = await stripe.accounts.list({ limit: 1 });
  const id = data[0]!.id;
  await tell(double, url, 'account.updated', double.control.completeOnboarding(id));
  return id;
}

/** The payer confirms a payment with a card, which is kept for the return. */
export async function payByCard(double: PaymentsDouble, payer: Person, paymentId: string): Promise<void> {
  const { client_secret: secret } = await payer.call('POST', '/payments/sheet', {
    payment_id: paymentId,
    keep_card: true,
  });
  const [intent] = String(secret).split('_secret_');
  const answer = await fetch(`${double.url}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${double.publishableKey}` },
    body: new URLSearchParams({
      ...{ client_secret: String(secret), payment_method: 'pm_card_visa', return_url: double.url },
    }),
  });
  if (!answer.ok) throw new Error(`The card was refused: ${await answer.text()}`);
  await payer.call('POST', `/payments/${paymentId}/retry`);
}

/** The bank of a lender receives its latest payout. */
export async function receivePayout(double: PaymentsDouble, url: string, account: string): Promise<void> {
  const stripe = new Stripe(double.secretKey, double.sdk);
  const { data } = await stripe.payouts.list({ limit: 1 }, { stripeAccount: account });
  const payout = double.control.settlePayout(data[0]!.id, 'paid');
  await tell(double, url, 'payout.paid', payout, account);
}
