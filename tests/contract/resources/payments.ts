import { eventually } from '@kashikari/platform/testing';
import { made } from '../base';
import { resource } from '../resource';
import type { Client } from '../client';
import type { Product } from '../../product/start-product';

/** Payment of the member for a good of the lender's that costs 1,000 yen a day, booked for `day(64)` and `day(65)`. */
export const payments = resource({
  make: async ({ lender, member, group, day }) => {
    const priced = { title: 'テント', group_ids: [group.id], quantity: 3, price_per_day: 1000 };
    const { id: pricedId } = await made(lender.api.post('/goods', priced), 'good');
    const range = { good_id: pricedId, start_date: day(64), end_date: day(65) };
    const { body } = await member.api.post('/bookings', { ...range, expected_total: 2000 });
    return { pricedId, paymentId: body.booking.payments[0].id as string };
  },
  examples: {
    getQuote: ({ pricedId, day }) => ({
      query: { good_id: pricedId, start_date: day(66), end_date: day(67), quantity: 1 },
    }),
    listPayments: ({ bookingId }) => ({ query: { scope: 'receive', booking_id: bookingId } }),
    exportPayments: ({ bookingId }) => ({ query: { scope: 'receive', booking_id: bookingId } }),
    getPayment: ({ paymentId }) => ({ params: { id: paymentId } }),
    settlePayment: ({ paymentId }) => ({ params: { id: paymentId }, body: { method: 'cash' } }),
    retryPayment: ({ paymentId }) => ({ params: { id: paymentId } }),
    cancelPayment: ({ paymentId }) => ({ params: { id: paymentId } }),
    cancelGroupFee: ({ paymentId }) => ({ params: { id: paymentId } }),
    requestInvoices: ({ paymentId }) => ({
      body: { payment_ids: [paymentId], name: 'Office', email: 'office@example.com' },
    }),
    openPaymentSheet: ({ paymentId }) => ({ body: { payment_id: paymentId } }),
    refundPayment: ({ paymentId }) => ({
      params: { id: paymentId },
      body: { amount: 100, reason: 'A peg was missing' },
    }),
  },
  run: {
    'asks a fee of a group, which a member pays by hand and ends': async (
      { lender, member, stranger },
      { product },
    ) => {
      const { body } = await lender.api.post('/groups', { name: 'テニス部', price_per_month: 500 });
      const { id, price_per_month: price, price_from: from, permissions } = body.group;
      expect([price, permissions.includes('set_fee'), Date.parse(from)]).toEqual([
        500,
        true,
        expect.any(Number),
      ]);
      expect((await lender.api.patch(`/groups/${id}`, { price_per_month: 49 })).status).toBe(400);
      await made(member.api.post('/memberships', { group_id: id }), 'membership');
      const fee = await opened(() => member.api.get('/payments', { group_id: id }), product);
      expect(fee).toMatchObject({
        ...{ reason: 'group_subscription', status: 'draft', amount: 500, booking_id: null, bill: null },
        fee: { group_id: id, group_name: 'テニス部', status: 'active' },
      });
      expect((await stranger.api.get(`/payments/${fee.id}`)).status).toBe(404);
      await lender.api.post(`/payments/${fee.id}/settle`, { method: 'bank' });
      const end = () => member.api.post(`/payments/cancel_subscription/${fee.id}`, undefined);
      expect((await end()).body.payment).toMatchObject({
        ...{ status: 'succeeded', fee: { status: 'ending', next_at: null, paid_until: expect.any(String) } },
      });
      const cheaper = await lender.api.patch(`/groups/${id}`, { price_per_month: null });
      expect(cheaper.body.group).toMatchObject({ price_per_month: null, price_from: null });
    },
    'quotes, books at that price, pays the lender, and is given back a part and the rest': async ({
      lender,
      member,
      stranger,
      pricedId,
      day,
    }) => {
      const range = { good_id: pricedId, start_date: day(70), end_date: day(72) };
      const { body: quoted } = await member.api.get('/quotes', range);
      expect(quoted.quote).toMatchObject({ total: 3000, tax: 272, lines: [{ kind: 'day', count: 3 }] });
      const dearer = await member.api.post('/bookings', { ...range, expected_total: 2999 });
      expect(dearer.body).toMatchObject({ code: 'booking.price_changed', params: { total: 3000 } });
      const { body } = await member.api.post('/bookings', { ...range, expected_total: 3000 });
      expect(body.booking).toMatchObject({ price: 3000, payments: [{ status: 'draft', amount: 3000 }] });
      const moved = { ...range, end_date: day(73), booking_id: body.booking.id };
      const { body: asked } = await member.api.get('/quotes', moved);
      expect(asked.quote).toMatchObject({ total: 4000, change: { before: 3000, due: 1000, refund: 0 } });
      const path = `/payments/${body.booking.payments[0].id}`;
      expect((await member.api.post(`${path}/settle`, { method: 'cash' })).status).toBeGreaterThanOrEqual(
        403,
      );
      expect((await stranger.api.get(path)).status).toBe(404);
      const settled = await lender.api.post(`${path}/settle`, { method: 'cash', note: 'At the counter' });
      expect(settled.body.payment).toMatchObject({ status: 'succeeded', method: 'cash' });
      const lines = String((await lender.api.get('/payments/export', { scope: 'receive' })).body).split(
        '\r\n',
      );
      expect(lines.find((line) => line.includes('At the counter'))).toContain(',3000,272,0,現金,');
      const tooMuch = await lender.api.post(`${path}/refund`, { amount: 3001, reason: 'Wet' });
      expect(tooMuch.body).toMatchObject({ code: 'payment.refund_too_large', params: { left: 3000 } });
      await lender.api.post(`${path}/refund`, { amount: 1000, reason: 'Wet' });
      expect((await member.api.get(path)).body.payment).toMatchObject({
        ...{ status: 'succeeded', amount_refunded: 1000, note: null },
        refunds: [{ amount: 1000, reason: 'Wet' }],
      });
      await lender.api.delete(`/bookings/${body.booking.id}`);
      const { body: listed } = await member.api.get('/payments', { booking_id: body.booking.id });
      expect(listed.payments).toMatchObject([{ status: 'refunded', amount_refunded: 3000 }]);
    },
  },
});

/** Waits for the payment of a new member: billing receives the event a moment later. */
function opened(list: () => ReturnType<Client['get']>, product: Product) {
  return eventually(async () => {
    // Jobs that are due are run by then.
    await product.setClock(null);
    const { body } = await list();
    if (body.payments.length === 0) throw new Error('No fee was opened');
    return body.payments[0];
  });
}
