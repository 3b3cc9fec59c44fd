import { answer, api, keepPreviousData, useInfiniteQuery } from '@kashikari/web-kit';

/** Goods of a group by title, page by page; only those of a folder where one is named. */
export function useGoodsToPick(groupId: string, folder?: string) {
  return useInfiniteQuery({
    queryKey: ['goods', 'pick', { groupId, folder }],
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/goods', {
          params: {
            query: {
              group_id: groupId,
              sort: 'alphabetic',
              page: pageParam,
              per_page: 100,
              ...(folder && { folder }),
            },
          },
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
    placeholderData: keepPreviousData,
  });
}
