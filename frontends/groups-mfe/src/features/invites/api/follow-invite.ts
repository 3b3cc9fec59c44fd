import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';

/** Joins by an invitation, which is good once. Refusals: `invite.expired`, `membership.exists`, `plan_limit`. */
export function useFollowInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ groupId, token }: { readonly groupId: string; readonly token: string }) =>
      answer(api.POST('/memberships', { body: { group_id: groupId, invite_token: token } })),
    onSuccess: () =>
      Promise.all(['groups', 'memberships'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
}
