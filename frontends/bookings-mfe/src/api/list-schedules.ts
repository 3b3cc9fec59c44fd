import { answer, api, keepPreviousData, useQuery } from '@kashikari/web-kit';

/** How far one sees: two months, and the days of other ways beside them. */
const DAYS = 62;

/** The most that one call answers. */
const MOST = 100;

/** The query of what is free of many goods (at most a hundred) from today on, in one call, by good id. */
export function schedulesOf(goodIds: readonly string[]) {
  return {
    queryKey: ['schedules', { many: goodIds }],
    queryFn: async () => {
      const query = { good_ids: goodIds.slice(0, MOST).join(','), days: DAYS };
      const { schedules } = await answer(api.GET('/schedules', { params: { query } }));
      return new Map(schedules.map((schedule) => [schedule.good_id, schedule]));
    },
  };
}

/**
 * What is free of many goods (at most a hundred) from today on, in one call, by good id.
 * @param every asks again after so many milliseconds
 */
export function useSchedules(goodIds: readonly string[], every?: number) {
  return useQuery({
    ...schedulesOf(goodIds),
    enabled: goodIds.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: every,
  });
}
