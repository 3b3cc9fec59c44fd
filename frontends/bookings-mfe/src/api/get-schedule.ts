import { answer, api, keepPreviousData, useLive, useQuery } from '@kashikari/web-kit';

/** How many days a schedule is asked for at once: the most that the contract gives. */
export const SCHEDULE_DAYS = 92;

/** What is free of a good from `from` (a day in the lender's zone; today there when left out) for 92 days. */
export function useSchedule(goodId: string, from?: string) {
  const refetchInterval = useLive([goodId]);
  return useQuery({
    queryKey: ['goods', goodId, 'schedule', from ?? 'today'],
    queryFn: async () => {
      const query = { days: SCHEDULE_DAYS, ...(from && { from }) };
      return (await answer(api.GET('/goods/{id}/schedule', { params: { path: { id: goodId }, query } })))
        .schedule;
    },
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}

/** A schedule as the REST contract answers it. */
export type ScheduleView = NonNullable<ReturnType<typeof useSchedule>['data']>;
