import { answer, api, useMutation } from '@kashikari/web-kit';
import { useStalePeople } from '../../../api/stale-people';

/** Adds somebody who has an account, by mail address. Refusals: `user.email_not_found`, `plan_limit`. */
export function useAddMember(groupId: string) {
  const onSuccess = useStalePeople();
  return useMutation({
    mutationFn: (email: string) => answer(api.POST('/memberships', { body: { group_id: groupId, email } })),
    onSuccess,
  });
}
