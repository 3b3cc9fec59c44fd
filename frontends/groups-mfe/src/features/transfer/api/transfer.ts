import {
  answer,
  api,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@kashikari/web-kit';

/**
 * Queries the people to whom a group may be transferred, page by page. `match` is part of a name, a reading or an
 * address.
 */
export function useHeirs(groupId: string, match: string) {
  return useInfiniteQuery({
    queryKey: ['heirs', { groupId, match }],
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/groups/{id}/transfer', {
          params: {
            path: { id: groupId },
            query: { ...(match && { match }), page: pageParam, per_page: 20 },
          },
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** Offers a group to a person. Refusals: `group.heir`, `group.confirmation`, `invite.limit`. */
export function useTransfer(groupId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: { readonly user_id: string; readonly slug: string }) =>
      answer(api.POST('/groups/{id}/transfer', { params: { path: { id: groupId } }, body: wish })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['invites'] }),
  });
}
