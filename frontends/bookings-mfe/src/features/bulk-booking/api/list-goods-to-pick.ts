import { answer, api, keepPreviousData, useInfiniteQuery } from '@kashikari/web-kit';

export interface PickFilter {
  readonly match: string;
  /** Id or slug; empty for all groups that the user can see. */
  readonly groupId: string;
}

const PER_PAGE = 50;

/** Goods to choose from, page by page: all, of a group, or those that match. */
export function useGoodsToPick({ match, groupId }: PickFilter) {
  return useInfiniteQuery({
    queryKey: ['goods', 'pick', match, groupId],
    queryFn: ({ pageParam }) => {
      const filter = { ...(match && { match }), ...(groupId && { group_id: groupId }) };
      const query = { ...filter, sort: 'alphabetic', page: pageParam, per_page: PER_PAGE } as const;
      return answer(api.GET('/goods', { params: { query } }));
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
    placeholderData: keepPreviousData,
  });
}
