import { answer, api, keepPreviousData, useLive, useQuery } from '@kashikari/web-kit';

/** The most that the contract gives at once. */
const SCHEDULE_DAYS = 92;

/** What is free of one good for 92 days from `from` (today in the lender's zone when left out). */
export function useSchedule(id: string, from?: string) {
  const refetchInterval = useLive([id]);
  return useQuery({
    queryKey: ['goods', id, 'schedule', from ?? 'today'],
    queryFn: async () => {
      const query = { days: SCHEDULE_DAYS, ...(from && { from }) };
      return (await answer(api.GET('/goods/{id}/schedule', { params: { path: { id }, query } }))).schedule;
    },
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}
