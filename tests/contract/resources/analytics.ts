import { made } from '../base';
import { resource } from '../resource';

/** Counts of lending by day. */
export const analytics = resource({
  make: async () => ({}),
  examples: {
    getDailyAnalytics: ({ lender, day }) => ({
      query: { lender_id: lender.id, from: day(-300), to: day(60) },
    }),
  },
  run: {
    'counts a booking on the day on which it was made, for the lender and the group, and as a file': async ({
      lender,
      member,
      group,
      day,
    }) => {
      const fields = { title: 'テント', group_ids: [group.id] };
      const good = await made(lender.api.post('/goods', fields), 'good');
      const counts = async (of: Record<string, string>) => {
        const { status, body } = await lender.api.get('/analytics/daily', of);
        expect([status, body.days.length]).toEqual([200, 30]);
        return body.totals.created as number;
      };
      const ofGroup = { group_id: group.slug as string };
      const before = [await counts({}), await counts(ofGroup)];
      const range = { good_id: good.id, start_date: day(9), end_date: day(12) };
      await made(member.api.post('/bookings', range), 'booking');
      for (let tries = 0; tries < 100 && (await counts(ofGroup)) === before[1]; tries += 1)
        await new Promise((done) => setTimeout(done, 100));
      expect([await counts({}), await counts(ofGroup)]).toEqual(before.map((count) => count! + 1));
      const file = String((await lender.api.get('/analytics/daily', { format: 'csv' })).body);
      expect(file.trim().split('\n')).toHaveLength(31);
      const { status, body } = await member.api.get('/analytics/daily', ofGroup);
      expect([status, body.code]).toEqual([403, 'forbidden']);
      const long = await lender.api.get('/analytics/daily', { from: day(-400), to: day(0) });
      expect([long.status, long.body.code]).toEqual([400, 'analytics.range']);
    },
  },
});
