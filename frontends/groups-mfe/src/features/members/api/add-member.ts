import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';

/** Asks somebody to be a member, by mail address. Refusals: `auth.unconfirmed_address`, `invite.limit`, `membership.exists`. */
export function useAddMember(groupId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => answer(api.POST('/memberships', { body: { group_id: groupId, email } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['invites'] }),
  });
}
