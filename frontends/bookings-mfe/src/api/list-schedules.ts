import { answer, api, keepPreviousData, useQuery } from '@kashikari/web-kit';

/** The length of a schedule: two months, which covers the alternative days as well. */
const DAYS = 62;

/** The most that one call answers. */
const MAX = 100;

/**
 * Returns the query of the schedules of many goods (up to 100) from today, in one call. The result is keyed by good id.
 */
export function schedulesOf(goodIds: readonly string[]) {
  return {
    queryKey: ['schedules', { many: goodIds }],
    queryFn: async () => {
      const query = { good_ids: goodIds.slice(0, MAX).join(','), days: DAYS };
      const { schedules } = await answer(api.GET('/schedules', { params: { query } }));
      return new Map(schedules.map((schedule) => [schedule.good_id, schedule]));
    },
  };
}

/**
 * Queries the schedules of many goods (up to 100) from today, in one call. The result is keyed by good id.
 * @param every refetch interval in milliseconds
 */
export function useSchedules(goodIds: readonly string[], every?: number) {
  return useQuery({
    ...schedulesOf(goodIds),
    enabled: goodIds.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: every,
  });
}
