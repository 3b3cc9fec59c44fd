import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';

/** Deletes a group; bookings that aren't out are cancelled and their people told. */
export function useDeleteGroup(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => answer(api.DELETE('/groups/{id}', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['groups'] }),
  });
}
