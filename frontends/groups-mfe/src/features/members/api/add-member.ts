import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';

/** Adds somebody who has an account, by mail address. Refusals: `user.email_not_found`, `plan_limit`. */
export function useAddMember(groupId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => answer(api.POST('/memberships', { body: { group_id: groupId, email } })),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['memberships'] }),
        client.invalidateQueries({ queryKey: ['groups'] }),
      ]),
  });
}
