import { addDays, answer, api, browserZone, dayIn, useQuery } from '@kashikari/web-kit';
import { listSchedules, MAX } from '../../../api/list-schedules';
import type { Narrowing } from '../search/narrowing';
import { AROUND, nearDays } from '../search/near-days';
import { filtersOf, listGoods, questionOf } from './list-goods';

/** Other days for a search, and how many goods it finds on them. */
export interface NearDays {
  readonly narrowing: Narrowing;
  readonly count: number;
}

/**
 * Returns the nearest days on which a search finds a good. It considers the first hundred goods that are lent by the
 * day and match without days. Returns null if there are no such days within a month, and undefined while loading or for
 * a search without days.
 */
export function useNearDays(narrowing: Narrowing): NearDays | null | undefined {
  const { from, to } = narrowing;
  const asks = from !== undefined && to !== undefined;
  return useQuery({
    queryKey: ['goods', 'near-days', narrowing],
    queryFn: () => (asks ? findNearDays({ ...narrowing, from, to }) : null),
    enabled: asks,
  }).data;
}

async function findNearDays(narrowing: Narrowing & { from: string; to: string }): Promise<NearDays | null> {
  const { from, to, ...always } = narrowing;
  const question = { ...questionOf(always, 'all'), sort: 'popular' as const };
  const { goods } = await listGoods(question, 1, MAX);
  const ids = goods.filter(({ is_hourly: byHour }) => !byHour).map(({ id }) => id);
  if (ids.length === 0) return null;
  const today = dayIn(browserZone());
  const first = [addDays(from, -AROUND), today].sort().at(-1) ?? today;
  const schedules = await listSchedules(ids, first, 2 * AROUND);
  for (const days of nearDays({ from, to }, schedules, today)) {
    const query = { ...filtersOf(questionOf({ ...always, ...days }, 'all')), per_page: 1 };
    const { meta } = await answer(api.GET('/goods', { params: { query } }));
    if (meta.total > 0) return { narrowing: { ...always, ...days }, count: meta.total };
  }
  return null;
}
