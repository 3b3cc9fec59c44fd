import { answer, api, keepPreviousData, useInfiniteQuery, useQuery } from '@kashikari/web-kit';

/** The subject of the figures: exactly one of the three. */
export interface UsageScope {
  readonly lender_id?: string;
  /** The id or the slug of a group. */
  readonly group_id?: string;
  readonly good_id?: string;
}

export const SORTS = ['use_rate', 'lent', 'days_out', 'on_time_rate'] as const;
export type UsageSort = (typeof SORTS)[number];

interface UsageQuery extends Months {
  readonly by: 'month' | 'weekday';
}

/** Goods in one answer; CSV files hold up to 100. */
const GOODS_PER_PAGE = 10;
const IDLE_PER_PAGE = 50;

/** Reads one line of figures for each month or weekday. The lines before stay while others are read. */
export function useUsage(scope: UsageScope, query: UsageQuery) {
  return useQuery({
    queryKey: ['bookings', 'usage', scope, query],
    queryFn: () => answer(api.GET('/bookings/usage', { params: { query: { ...scope, ...query } } })),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Months `YYYY-MM`, both inclusive. */
export interface Months {
  readonly from: string;
  readonly to: string;
}

/** Reads the figures of each good in some months, the highest first, page by page. */
export function useGoodsUsage(scope: UsageScope, { from, to }: Months, sort: UsageSort) {
  const query = { ...scope, by: 'good' as const, from, to, sort };
  return useInfiniteQuery({
    queryKey: ['bookings', 'usage', query],
    queryFn: ({ pageParam: page }) =>
      answer(api.GET('/bookings/usage', { params: { query: { ...query, page, per_page: GOODS_PER_PAGE } } })),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
    placeholderData: keepPreviousData,
    retry: false,
    select: ({ pages }) => ({
      usage: pages.flatMap(({ usage }) => usage),
      goods: new Map(pages.flatMap(({ goods }) => goods).map((good) => [good.id, good])),
      total: pages[0]?.meta.total ?? 0,
    }),
  });
}

/** The selectable numbers of days without a loan. */
export const IDLE_DAYS = ['90', '180', '365'] as const;
export type IdleDays = (typeof IDLE_DAYS)[number];

/** Queries the goods without a loan for a number of days page by page, those that were never lent first. */
export function useIdleGoods(scope: UsageScope, days: IdleDays) {
  return useInfiniteQuery({
    queryKey: ['bookings', 'idle', scope, days],
    queryFn: ({ pageParam: page }) =>
      answer(
        api.GET('/bookings/idle_goods', {
          params: { query: { ...scope, days, page, per_page: IDLE_PER_PAGE } },
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
    placeholderData: keepPreviousData,
    retry: false,
    select: ({ pages }) => {
      const goods = pages.flatMap(({ goods: more }) => more);
      return {
        never: goods.filter(({ last_out_at: at }) => at === null),
        once: goods.filter(({ last_out_at: at }) => at !== null),
        total: pages[0]?.meta.total ?? 0,
      };
    },
  });
}

/**
 * Counts the bookings that are out now and those of them that are late. If the lender records no hand-overs, a booking
 * is out from its start. Otherwise a booking that can still be handed over is not out.
 */
export function useOutNow(scope: UsageScope) {
  return useQuery({
    queryKey: ['bookings', 'out', scope],
    queryFn: async () => {
      const now = new Date().toISOString();
      const count = async (query: {
        state: 'handed_over' | 'overdue' | 'reserved';
        from?: string;
        to?: string;
      }) =>
        answer(
          api.GET('/bookings', { params: { query: { ...scope, ...query, scope: 'all', per_page: 1 } } }),
        );
      const [out, late, begun] = await Promise.all([
        count({ state: 'handed_over' }),
        count({ state: 'overdue' }),
        count({ state: 'reserved', from: now, to: now }),
      ]);
      const waits = begun.bookings.some(({ permissions }) => permissions.includes('hand_over'));
      return {
        out: out.meta.total + late.meta.total + (waits ? 0 : begun.meta.total),
        late: late.meta.total,
      };
    },
    retry: false,
  });
}

export type UsageLine = NonNullable<ReturnType<typeof useUsage>['data']>['usage'][number];
export type IdleGood = NonNullable<ReturnType<typeof useIdleGoods>['data']>['once'][number];
