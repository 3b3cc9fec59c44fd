import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';

/**
 * Invites a person to the group by email address. Refusals: `auth.unconfirmed_address`, `invite.limit`,
 * `membership.exists`.
 */
export function useAddMember(groupId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => answer(api.POST('/memberships', { body: { group_id: groupId, email } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['invites'] }),
  });
}
