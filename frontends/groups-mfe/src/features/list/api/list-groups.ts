import { answer, api, useInfiniteQuery } from '@kashikari/web-kit';

/** The groups that the signed-in person owns or belongs to, page by page. */
export function useGroups() {
  return useInfiniteQuery({
    queryKey: ['groups', { paged: true }],
    queryFn: ({ pageParam }) =>
      answer(api.GET('/groups', { params: { query: { page: pageParam, per_page: 50 } } })),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
  });
}
