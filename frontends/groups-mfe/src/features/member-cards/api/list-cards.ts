import { answer, api, type components, keepPreviousData, useInfiniteQuery } from '@kashikari/web-kit';

/** A member card as the REST contract answers it. */
export type CardView = components['schemas']['AuthToken'];

/** The cards of a group by number, page by page; `match` is part of a name, a number or an address. */
export function useCards(groupId: string, match: string) {
  return useInfiniteQuery({
    queryKey: ['cards', { groupId, match }],
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/auth_tokens', {
          params: { query: { group_id: groupId, ...(match && { match }), page: pageParam, per_page: 50 } },
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
    placeholderData: keepPreviousData,
  });
}
