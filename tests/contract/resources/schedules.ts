import { resource } from '../resource';

/** Schedules of goods, and the stream of their changes. */
export const schedules = resource({
  make: async () => ({}),
  examples: {
    getSchedule: ({ goodId }) => ({ params: { id: goodId } }),
    listSchedules: ({ goodId, otherGoodId }) => ({ query: { good_ids: `${goodId},${otherGoodId}` } }),
    followGoods: ({ goodId }) => ({ query: { good_ids: goodId, seconds: 1 } }),
  },
  run: {
    'shows when goods are free, and tells when that changes': async ({ lender, goodId, otherGoodId }) => {
      const good = `/goods/${otherGoodId}`;
      expect((await lender.api.get(`${good}/schedule`)).body.schedule.days).toHaveLength(14);
      const both = await lender.api.get('/schedules', { good_ids: `${goodId},${otherGoodId}`, days: 3 });
      expect(both.body.schedules.map((one: { good_id: string }) => one.good_id)).toEqual([
        goodId,
        otherGoodId,
      ]);
      const live = await lender.api.get('/live', { good_ids: otherGoodId, seconds: 1 });
      expect(live.body).toContain(`data: {"good_ids":["${otherGoodId}"]}`);
    },
  },
});
