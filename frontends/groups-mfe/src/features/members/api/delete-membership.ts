import { answer, api, useMutation } from '@kashikari/web-kit';
import { useStalePeople } from '../../../api/stale-people';

/** Takes somebody out of a group. Refusal: `membership.active_bookings` while something of it is booked. */
export function useDeleteMembership() {
  const onSuccess = useStalePeople();
  return useMutation({
    mutationFn: (id: string) => answer(api.DELETE('/memberships/{id}', { params: { path: { id } } })),
    onSuccess,
  });
}
