import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';

/** Takes somebody out of a group. Refusal: `membership.active_bookings` while something of it is booked. */
export function useDeleteMembership() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => answer(api.DELETE('/memberships/{id}', { params: { path: { id } } })),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['memberships'] }),
        client.invalidateQueries({ queryKey: ['groups'] }),
      ]),
  });
}
