import {
  answer,
  api,
  type components,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@kashikari/web-kit';

/** An invitation as the REST contract answers it. */
export type InviteView = components['schemas']['Invite'];

/** Invitations that nobody has followed yet, the newest first, page by page. */
export function useInvites(groupId: string) {
  return useInfiniteQuery({
    queryKey: ['invites', groupId],
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/invites', { params: { query: { group_id: groupId, page: pageParam, per_page: 50 } } }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
  });
}

/** Sends invitations, or sends them again. */
export function useSendInvites(groupId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (emails: readonly string[]) =>
      answer(api.POST('/invites', { body: { group_id: groupId, emails: [...emails] } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['invites'] }),
  });
}

export function useDeleteInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => answer(api.DELETE('/invites/{id}', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['invites'] }),
  });
}

/** What an invitation is to, for who opens its link. Refusal: `invite.expired`. */
export function useInvitation(token: string) {
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => (await answer(api.POST('/invites/open', { body: { token } }))).invitation,
    retry: false,
  });
}

/** An invitation as its reader sees it. */
export type InvitationView = NonNullable<ReturnType<typeof useInvitation>['data']>;
