import { SCHEDULE_DAYS } from '@kashikari/kernel';
import { answer, api, keepPreviousData, useLive, useQuery } from '@kashikari/web-kit';

/** The most that one call answers. */
export const MAX = 100;

/** Two weeks of many goods in one call a hundred, by good id. `from` is a day; today in each lender's zone without. */
export function useSchedules(wanted: readonly string[], from?: string) {
  // Two lists of the same goods are one request, whatever their order.
  const goodIds = [...wanted].sort();
  const refetchInterval = useLive(goodIds);
  return useQuery({
    queryKey: ['schedules', goodIds, from ?? 'today'],
    queryFn: async () => {
      const parts = Array.from({ length: Math.ceil(goodIds.length / MAX) }, (_, index) =>
        goodIds.slice(index * MAX, (index + 1) * MAX),
      );
      const answers = await Promise.all(parts.map((part) => listSchedules(part, from)));
      return new Map(answers.flat().map((schedule) => [schedule.good_id, schedule]));
    },
    enabled: goodIds.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}

/** Returns the schedules of up to 100 goods. */
export async function listSchedules(goodIds: readonly string[], from?: string, days = SCHEDULE_DAYS) {
  const query = { good_ids: goodIds.join(','), days, ...(from && { from }) };
  return (await answer(api.GET('/schedules', { params: { query } }))).schedules;
}

/** A schedule as the REST contract answers it. */
export type ScheduleView =
  NonNullable<ReturnType<typeof useSchedules>['data']> extends Map<string, infer Schedule> ? Schedule : never;
