import { type DayRange, type ScheduleView, addDays, dayIn, useSchedule, weeksOf } from '@kashikari/web-kit';

/** The number of days by which a schedule begins before a choice, so that earlier days can be offered. */
const BEFORE_DAYS = 35;

/**
 * Returns the schedule that covers a choice: the loaded one, or one around the choice if it is beyond that. Returns
 * undefined while that one loads, and if no schedule covers the whole choice. Then only the server can decide.
 */
export function useScheduleAround(
  schedule: ScheduleView,
  choice: DayRange | null | undefined,
): ScheduleView | undefined {
  const end = choice?.end ?? choice?.start;
  const reaches = (other: ScheduleView) => end === undefined || end <= (other.days.at(-1)?.date ?? end);
  const atHand = reaches(schedule);
  const today = dayIn(schedule.time_zone);
  const from = choice && !atHand ? weeksOf(addDays(choice.start, -BEFORE_DAYS), today) : undefined;
  const around = useSchedule(schedule.good_id, from);
  if (atHand) return schedule;
  return around.data && !around.isPlaceholderData && reaches(around.data) ? around.data : undefined;
}
