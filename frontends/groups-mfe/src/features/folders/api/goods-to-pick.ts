import { answer, api, keepPreviousData, useInfiniteQuery } from '@kashikari/web-kit';

/** Queries the goods of a group by title, page by page; with a folder, only the goods of that folder. */
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
