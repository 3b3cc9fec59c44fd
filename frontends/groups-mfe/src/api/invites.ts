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

/** The scope of a list of invitations: those of a group, or those that the caller sent to managers and heirs. */
export type InvitesOf = { readonly group_id: string } | { readonly from: 'me' };

/** Invitations that wait for an answer, the newest first, page by page. */
export function useInvites(of: InvitesOf) {
  return useInfiniteQuery({
    queryKey: ['invites', of],
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/invites', {
          params: { query: { ...of, state: 'pending', page: pageParam, per_page: 50 } },
        }),
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

/** Queries the content of an invitation by the token of its link, until it is accepted. Refusal: `invite.expired`. */
export function useInvitation(token: string, accepted = false) {
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: () => answer(api.POST('/invites/open', { body: { token } })),
    retry: false,
    enabled: !accepted,
  });
}

/** An invitation as its reader sees it, with some goods of its group. */
export type OpenedInvitation = NonNullable<ReturnType<typeof useInvitation>['data']>;
export type InvitationView = OpenedInvitation['invitation'];
