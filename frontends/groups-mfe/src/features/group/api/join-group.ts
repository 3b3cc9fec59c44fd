import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';

/** Joins a group oneself. Refusals: `group.passcode`, `group.sign_up_disabled`, `plan_limit`. */
export function useJoinGroup(groupId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (passcode: string) =>
      answer(api.POST('/memberships', { body: { group_id: groupId, ...(passcode && { passcode }) } })),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['groups'] }),
        client.invalidateQueries({ queryKey: ['goods'] }),
        client.invalidateQueries({ queryKey: ['memberships'] }),
      ]),
  });
}
