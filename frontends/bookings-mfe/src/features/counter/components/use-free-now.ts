import { useQueryClient } from '@kashikari/web-kit';
import { schedulesOf } from '../../../api/list-schedules';
import { freeNow } from '../rules/lent-range';
import type { TrayGood } from '../rules/tray';

/** A schedule that is as old as this, in milliseconds, still says how many pieces are free. */
const FRESH_MS = 10_000;

/** Answers how many units of a good can go out now. */
export function useFreeNow(): (good: TrayGood) => Promise<number> {
  const client = useQueryClient();
  return async (good) => {
    const schedules = await client.fetchQuery({ ...schedulesOf([good.id]), staleTime: FRESH_MS });
    const schedule = schedules.get(good.id);
    return schedule ? freeNow(schedule, good.is_exclusive, Date.now()) : 0;
  };
}
