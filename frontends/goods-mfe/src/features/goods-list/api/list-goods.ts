import { answer, api, queryOptions } from '@kashikari/web-kit';

/** Which goods a list shows. */
export interface GoodsQuery {
  readonly match?: string;
  readonly group_id?: string;
}

/** Goods that the caller may see, the newest first; by relevance where `match` is given. */
export function goodsQuery(query: GoodsQuery) {
  return queryOptions({
    queryKey: ['goods', query],
    queryFn: () => answer(api.GET('/goods', { params: { query: { ...query, per_page: 40 } } })),
  });
}
