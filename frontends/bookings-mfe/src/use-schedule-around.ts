import { type DayRange, type ScheduleView, addDays, dayIn, useSchedule, weeksOf } from '@kashikari/web-kit';

/** How many days before a choice a schedule around it begins, so that there are earlier days to offer. */
const BEFORE_DAYS = 35;

/**
 * The schedule that reaches over a choice: the one at hand, or one around it where the choice lies beyond. Undefined while
 * that one is read, and where none reaches over all of it: then only the server knows.
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
