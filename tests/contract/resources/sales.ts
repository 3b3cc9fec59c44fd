import { made } from '../base';
import { resource } from '../resource';

/** Sales of the lender, its balance and its payouts. */
export const sales = resource({
  make: async () => ({}),
  examples: {
    getBalance: () => ({}),
    listPayouts: () => ({}),
    requestPayout: () => ({ body: { amount: 1000 } }),
    getSales: ({ day }) => ({ query: { from: day(-400), to: day(400) } }),
    exportLedger: ({ day }) => ({ query: { from: day(-400), to: day(400) } }),
  },
  run: {
    'counts what was paid by hand and returned, as sums, by month and by good, and as a file': async ({
      lender,
      member,
      group,
      day,
    }) => {
      const priced = { title: 'カヤック', group_ids: [group.id], quantity: 3, price_per_day: 1000 };
      const good = await made(lender.api.post('/goods', priced), 'good');
      const range = { good_id: good.id, start_date: day(74), end_date: day(76) };
      const { body } = await member.api.post('/bookings', { ...range, expected_total: 3000 });
      const path = `/payments/${body.booking.payments[0].id}`;
      await lender.api.post(`${path}/settle`, { method: 'bank' });
      await lender.api.post(`${path}/refund`, { amount: 500, reason: 'Wet' });
      const { body: told } = await lender.api.get('/sales', { good_id: good.id });
      const sum = { gross: 3000, refunds: 500, commission: 0, net: 2500, by_hand: 3000 };
      expect(told).toMatchObject({
        ...sum,
        by_good: [{ ...sum, good_id: good.id, loans: 1, days: 3 }],
        goods: [{ id: good.id }],
      });
      expect(told.months).toHaveLength(6);
      expect(told.months.at(-1)).toMatchObject(sum);
      const lines = String((await lender.api.get('/ledger/export')).body);
      expect(lines).toContain('カヤック');
      const reversed = await lender.api.get('/sales', { from: day(2), to: day(1) });
      expect([reversed.status, Object.keys(reversed.body.errors ?? {})]).toEqual([400, ['to']]);
      expect((await member.api.get('/sales')).body).toMatchObject({ gross: 0, by_good: [] });
    },
    'has nothing to pay out for who lends nothing': async ({ stranger }) => {
      const { body: balance } = await stranger.api.get('/payouts/balance');
      expect(balance).toMatchObject({ requestable: 0, in_transit: 0, minimum: 1000, set_up: false });
      const refused = await stranger.api.post('/payouts', {});
      expect([refused.status, refused.body.code]).toEqual([400, 'payout.setup_required']);
      expect((await stranger.api.get('/payouts')).body).toMatchObject({ payouts: [] });
    },
  },
});
