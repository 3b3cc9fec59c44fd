import { answer, api, keepPreviousData, useInfiniteQuery } from '@kashikari/web-kit';

/** Members of a group with their users, page by page; `match` is part of a name, reading, address or tag. */
export function useMemberships(groupId: string, match: string) {
  return useInfiniteQuery({
    queryKey: ['memberships', { groupId, match }],
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/memberships', {
          params: { query: { group_id: groupId, ...(match && { match }), page: pageParam, per_page: 50 } },
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** A member as the list of a group answers it. */
export type MemberUser = NonNullable<
  ReturnType<typeof useMemberships>['data']
>['pages'][number]['users'][number];

/** One membership as the REST contract answers it. */
export type MembershipView = NonNullable<
  ReturnType<typeof useMemberships>['data']
>['pages'][number]['memberships'][number];
