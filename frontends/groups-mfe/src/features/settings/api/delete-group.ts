import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';

/** Deletes a group. Bookings that are not out are canceled, and their borrowers notified. */
export function useDeleteGroup(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => answer(api.DELETE('/groups/{id}', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['groups'] }),
  });
}
