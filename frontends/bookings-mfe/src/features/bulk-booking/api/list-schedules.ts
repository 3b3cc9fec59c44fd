import { answer, api, keepPreviousData, useQuery } from '@kashikari/web-kit';

/** How far one sees: two months and the days of other ways beside them. */
const DAYS = 62;

/** What is free of many goods (at most a hundred) from today on, in one call, by good id. */
export function useSchedulesOf(goodIds: readonly string[]) {
  return useQuery({
    queryKey: ['schedules', 'bulk', goodIds],
    queryFn: async () => {
      const query = { good_ids: goodIds.join(','), days: DAYS };
      const { schedules } = await answer(api.GET('/schedules', { params: { query } }));
      return new Map(schedules.map((schedule) => [schedule.good_id, schedule]));
    },
    enabled: goodIds.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: 20_000,
  });
}
