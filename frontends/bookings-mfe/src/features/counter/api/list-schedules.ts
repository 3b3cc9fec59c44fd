import { answer, api, keepPreviousData, useQuery } from '@kashikari/web-kit';

/** As far as the days of return go, and what stands behind them. */
const DAYS = 62;

/** What is free of the things on the counter from today on, in one call, by good id. */
export function useTraySchedules(goodIds: readonly string[]) {
  return useQuery({
    queryKey: ['schedules', 'counter', goodIds],
    queryFn: async () => {
      const query = { good_ids: goodIds.slice(0, 100).join(','), days: DAYS };
      const { schedules } = await answer(api.GET('/schedules', { params: { query } }));
      return new Map(schedules.map((schedule) => [schedule.good_id, schedule]));
    },
    enabled: goodIds.length > 0,
    placeholderData: keepPreviousData,
  });
}
