import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { answer, api } from '../api/client';
import type { ScheduleDay } from '../api/wire';
import { lastShown } from '../ui/calendar-weeks';
import { useLive } from './use-live';

/** Number of days that one request for a schedule covers: the maximum of the contract. */
const MAX_SCHEDULE_DAYS = 92;

/** Reads the schedule of a good for 92 days from `from` (a day in the lender's zone; default: today there). */
export function useSchedule(goodId: string, from?: string) {
  const refetchInterval = useLive([goodId]);
  return useQuery({
    queryKey: ['goods', goodId, 'schedule', from ?? 'today'],
    queryFn: async () => {
      const query = { days: MAX_SCHEDULE_DAYS, ...(from && { from }) };
      return (await answer(api.GET('/goods/{id}/schedule', { params: { path: { id: goodId }, query } })))
        .schedule;
    },
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}

/** A schedule as the REST contract answers it. */
export type ScheduleView = NonNullable<ReturnType<typeof useSchedule>['data']>;

/** The days of a schedule, and those that a calendar shows from `first` on, fetched where they lie beyond. */
export function useShownDays(schedule: ScheduleView, first: string): ReadonlyMap<string, ScheduleDay> {
  const last = schedule.days.at(-1)?.date;
  const beyond = last === undefined || last < lastShown(first);
  const later = useSchedule(schedule.good_id, beyond ? first : undefined).data?.days;
  return useMemo(
    () => new Map([...(later ?? []), ...schedule.days].map((day) => [day.date, day])),
    [schedule.days, later],
  );
}
