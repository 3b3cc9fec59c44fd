import { createHmac } from 'node:crypto';
import { made } from '../base';
import { resource } from '../resource';
import type { Client } from '../client';
import type { PaymentsDouble } from '../../payments/double';

/**
 * Cards of payers and payout accounts of lenders; without a payment provider each call is refused with `payments.off`.
 */
export const cards = resource({
  make: async () => ({}),
  examples: {
    getPublishableKey: () => ({}),
    listCards: () => ({}),
    getCardSetupLink: () => ({}),
    detachCard: () => ({ params: { id: 'pm_card_visa' } }),
    getPayoutAccount: () => ({}),
    getPayoutAccountLink: () => ({}),
    takeProviderEvent: () => ({}),
  },
  run: {
    'a lender takes cards; a member pays by card, keeps and removes cards, gives a payment up, and is billed':
      async ({ lender, member, visitor, group, day }, { payments, product }) => {
        expect((await visitor.get('/payments/stripe_pub_key')).body).toMatchObject({ enabled: true });
        const account = async () => (await lender.api.get('/users/stripe_account')).body;
        expect(await account()).toEqual({ takes_cards: false, commission: 10 });
        expect((await lender.api.get('/users/stripe_account_link')).body.url).toContain(payments.url);
        await onboard(payments, visitor);
        // Jobs that are due are run by then.
        await product.setClock(null);
        expect(await account()).toEqual({ takes_cards: true, commission: 10 });

        const priced = { title: 'カヌー', group_ids: [group.id], quantity: 9, price_per_day: 1000 };
        const good = await made(lender.api.post('/goods', priced), 'good');
        expect(good).toMatchObject({ settlement: 'card', commission: 10 });
        const book = async (first: number, days = 1) => {
          const range = { good_id: good.id, start_date: day(first), end_date: day(first + days - 1) };
          const { body } = await member.api.post('/bookings', { ...range, expected_total: days * 1000 });
          return String(body.booking.payments[0].id);
        };
        const payBy = async (card: string, first: number, days = 1) => {
          const id = await book(first, days);
          const opened = await member.api.post('/payments/sheet', { payment_id: id, keep_card: true });
          await confirm(payments, String(opened.body.client_secret), card);
          const { body } = await member.api.post(`/payments/${id}/retry`, undefined);
          return body.payment as { status: string; booking_id: string };
        };
        expect(await payBy('pm_card_visa', 80)).toMatchObject({
          ...{ status: 'requires_capture', settlement: 'card', card: { brand: 'visa', last4: '4242' } },
          capture_at: expect.any(String),
        });
        expect(await payBy('pm_card_mastercard', 82)).toMatchObject({ status: 'requires_capture' });
        const { body: kept } = await member.api.get('/payment_methods');
        expect(kept.cards).toMatchObject([{ last4: '4444' }, { last4: '4242' }]);
        const path = `/payment_methods/detach_card/${kept.cards[1].id}`;
        expect((await lender.api.delete(path)).status).toBe(404);
        expect((await member.api.delete(path)).status).toBe(204);
        expect((await member.api.get('/payment_methods/setup_link')).body.url).toContain(payments.url);

        // What is cancelled a day before costs 80 %: the lender has it paid out.
        const { booking_id: cancelled } = await payBy('pm_card_visa', 1, 5);
        await member.api.delete(`/bookings/${cancelled}`);
        await product.setClock(null);
        const { body: balance } = await lender.api.get('/payouts/balance');
        expect(balance).toMatchObject({
          ...{ requestable: 3600, set_up: true, oldest_at: expect.any(String) },
          items: [
            { kind: 'earned', amount: 4000, reason: 'reservation', booking_id: cancelled },
            { kind: 'commission', amount: -400 },
          ],
        });
        const tooMuch = await lender.api.post('/payouts', { amount: 3601 });
        expect(tooMuch.body).toMatchObject({
          code: 'payout.no_available_amount',
          params: { available: 3600 },
        });
        const paidOut = await lender.api.post('/payouts', { amount: 1000 });
        expect(paidOut.body.payout).toMatchObject({ amount: 1000, status: 'requested', automatic: false });
        expect((await lender.api.get('/payouts')).body).toMatchObject({ meta: { total: 1 } });
        expect((await member.api.get('/payouts')).body).toMatchObject({ meta: { total: 0 } });

        const given = await book(84);
        const { body: canceled } = await member.api.post(`/payments/cancel/${given}`, undefined);
        expect(canceled.payment).toMatchObject({ status: 'canceled', permissions: [] });

        const billed = { payment_ids: [await book(86)], name: '会計', email: 'office@example.com' };
        const refused = await member.api.post('/payments/invoice', billed);
        expect([refused.status, refused.body.code]).toEqual([409, 'invoice.not_accepted']);
        await lender.api.patch(`/users/${lender.id}`, { accept_invoices: true });
        // Billing receives the event a moment later.
        await product.setClock(null);
        const { body: asked } = await member.api.post('/payments/invoice', billed);
        expect(asked.payments).toMatchObject([
          { status: 'invoice_sent', invoice: { name: '会計', url: expect.stringContaining(payments.url) } },
        ]);
      },
  },
});

/** Completes the lender's account at the provider, which reports it by a signed event. */
async function onboard(payments: PaymentsDouble, visitor: Client): Promise<void> {
  const answer = await fetch(`${payments.url}/v1/accounts`, {
    headers: { authorization: `Bearer ${payments.secretKey}` },
  });
  const { data } = (await answer.json()) as { data: readonly [{ readonly id: string }] };
  const [{ id }] = data;
  const event = {
    ...{ id: 'evt_contract', object: 'event', type: 'account.updated', account: id },
    data: { object: payments.control.completeOnboarding(id) },
  };
  const { status } = await visitor.post('/stripe/events', event, {
    'Stripe-Signature': signatureOf(JSON.stringify(event), payments.connectWebhookSecret),
  });
  expect(status).toBe(200);
}

/** Signs an event as the provider does. */
function signatureOf(body: string, secret: string): string {
  const at = Math.floor(Date.now() / 1000);
  const made = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${made}`;
}

/** Confirms a payment as the provider's script does in a browser. */
async function confirm(payments: PaymentsDouble, secret: string, card: string): Promise<void> {
  const [id] = secret.split('_secret_');
  const answer = await fetch(`${payments.url}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${payments.publishableKey}` },
    body: new URLSearchParams({ client_secret: secret, payment_method: card, return_url: payments.url }),
  });
  expect(answer.status).toBe(200);
}
