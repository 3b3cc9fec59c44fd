import { answer, api, useMutation } from '@kashikari/web-kit';
import { useStalePeople } from '../../../api/stale-people';

/** Removes a member from a group. Refusal: `membership.active_bookings` while the member has bookings in it. */
export function useDeleteMembership() {
  const onSuccess = useStalePeople();
  return useMutation({
    mutationFn: (id: string) => answer(api.DELETE('/memberships/{id}', { params: { path: { id } } })),
    onSuccess,
  });
}
