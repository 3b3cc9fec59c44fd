import { isAccount, answer, api, useMutation, useQuery, useQueryClient, useUser } from '@kashikari/web-kit';
import { useStalePeople } from './stale-people';

/** Queries the invitations to the signed-in account that need an answer. */
export function useAsked() {
  const me = useUser();
  return useQuery({
    // A member card has no address, and is asked nothing.
    enabled: isAccount(me),
    queryKey: ['invites', 'to_me'],
    queryFn: async () =>
      (
        await answer(
          api.GET('/invites', { params: { query: { to: 'me', state: 'pending', per_page: 100 } } }),
        )
      ).invites,
  });
}

/** An invitation, and the token of its mail where one came by its link. */
interface InviteReference {
  readonly id: string;
  readonly token?: string | undefined;
}

/** Refusals: `invite.expired`, `auth.unconfirmed_address`, `plan_limit`. */
export function useAccept() {
  const stale = useStalePeople();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, token }: InviteReference) =>
      answer(api.POST('/invites/{id}/accept', { params: { path: { id } }, body: token ? { token } : {} })),
    onSuccess: () =>
      Promise.all([
        stale(),
        ...['invites', 'managers', 'groups', 'goods'].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      ]),
  });
}

export function useDecline() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, token }: InviteReference) =>
      answer(api.POST('/invites/{id}/decline', { params: { path: { id } }, body: token ? { token } : {} })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['invites'] }),
  });
}

/** No more invitations to the reader of a mail. */
export function useStopInvites() {
  return useMutation({
    mutationFn: (token: string) => answer(api.POST('/invites/stop', { body: { token } })),
  });
}
