import { type Prefs, answer, api, useInfiniteQuery } from '@kashikari/web-kit';
import type { GoodsFilters } from '../../../goods-export/export-goods';
import type { Narrowing } from '../search/narrowing';

export interface GoodsQuestion {
  readonly groupId?: string;
  /** Limits the list to the goods of this lender. */
  readonly ownerId?: string;
  readonly match?: string;
  /** Limits the list to goods with this hashtag, without its `#`. */
  readonly tag?: string;
  readonly category?: string;
  readonly location?: string;
  readonly priced?: 'true' | 'false';
  readonly code?: string;
  /** The days (inclusive) through which goods must be free; used with the filter `available`. */
  readonly from?: string;
  readonly to?: string;
  readonly sort: Prefs['sort'];
  readonly filter: Prefs['filter'];
  readonly byHour?: boolean;
  readonly liked?: boolean;
  readonly folder?: string;
  readonly booked?: boolean;
}

const PER_PAGE = 24;

/** Goods that the caller may see in lists, page by page. */
export function useGoods(question: GoodsQuestion) {
  return useInfiniteQuery({
    queryKey: ['goods', 'list', question],
    queryFn: ({ pageParam }) => (question.booked ? listBooked(pageParam) : listGoods(question, pageParam)),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
  });
}

/** Returns the query of a search. A search with days asks for goods that are free then, even if the filter is `all`. */
export function questionOf(
  { group, owner, ...narrowing }: Narrowing,
  filter: GoodsQuestion['filter'],
): Omit<GoodsQuestion, 'sort'> {
  const isForDays = narrowing.from !== undefined && filter === 'all';
  const place = { ...(group && { groupId: group }), ...(owner && { ownerId: owner }) };
  return { ...narrowing, ...place, filter: isForDays ? 'available' : filter };
}

/** The filters of a question, as the list and the export take them. */
export function filtersOf(question: Omit<GoodsQuestion, 'sort'>): GoodsFilters {
  const { groupId, match, tag, category, location, priced, code, from, to, filter, byHour } = question;
  const { liked, folder, ownerId } = question;
  return {
    ...(filter !== 'all' && { filter }),
    ...(groupId && { group_id: groupId }),
    ...(ownerId && { owner_id: ownerId }),
    ...(match && { match }),
    ...(tag && { tag }),
    ...(category && { category }),
    ...(location && { location }),
    ...(priced && { priced }),
    ...(code && { code }),
    ...(from && { from }),
    ...(to && { to }),
    ...(byHour && { is_hourly: 'true' as const }),
    ...(liked && { liked: 'true' as const }),
    ...(folder && { folder }),
  };
}

/** One page of the goods that the caller may see in lists. */
export async function listGoods(question: GoodsQuestion, page: number, perPage = PER_PAGE) {
  const query = { ...filtersOf(question), sort: question.sort, page, per_page: perPage };
  return answer(api.GET('/goods', { params: { query } }));
}

/** Returns the goods of the user's own bookings without repetitions. */
async function listBooked(page: number) {
  const { goods, meta } = await answer(
    api.GET('/bookings', { params: { query: { scope: 'use', page, per_page: PER_PAGE } } }),
  );
  const once = [...new Map(goods.map((good) => [good.id, good])).values()];
  return { goods: once, meta: { ...meta, total: once.length } };
}

export type ListedGood = NonNullable<ReturnType<typeof useGoods>['data']>['pages'][number]['goods'][number];
