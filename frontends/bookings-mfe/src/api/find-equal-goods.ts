import { answer, api, useQuery } from '@kashikari/web-kit';
import type { BookingRange } from '@kashikari/availability';
import type { GoodView } from './get-good';
import { type EqualGood, isTitled } from '../rules/equal-goods';

/** A good as far as it says which others would do as well. */
type ReplacedGood = Pick<GoodView, 'id' | 'title' | 'owner_id' | 'group_ids'>;

/** The number of equal goods in a refusal. */
const MAX = 3;

/**
 * Queries goods of the same title that are free for the days, for a choice that the calendar itself refuses. A refusal
 * of the server contains its own equal goods, which also match by ISBN and category. There is no such search by the
 * hour.
 */
export function useEqualGoods(good: ReplacedGood, asked: BookingRange | undefined, wanted: boolean) {
  const days = asked?.unit === 'day' ? { from: asked.startDate, to: asked.endDate } : undefined;
  return useQuery({
    queryKey: ['goods', 'equal', good.id, days],
    queryFn: async (): Promise<readonly EqualGood[]> => {
      const query = { match: good.title.slice(0, 200), filter: 'available', per_page: 20, ...days } as const;
      const { goods } = await answer(api.GET('/goods', { params: { query } }));
      return goods.filter((other) => mayStandIn(other, good)).slice(0, MAX);
    },
    enabled: wanted && days !== undefined,
  });
}

/** Returns true if a good can replace another, by the server's rule as far as the fields of a list allow. */
function mayStandIn(other: GoodView, good: ReplacedGood): boolean {
  const near =
    other.owner_id === good.owner_id || other.group_ids.some((group) => good.group_ids.includes(group));
  return (
    other.id !== good.id &&
    near &&
    isTitled(other.title, good.title) &&
    !other.is_hourly &&
    !other.only_scan_booking &&
    other.permissions.includes('book')
  );
}
