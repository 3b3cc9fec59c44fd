import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';

/** Deletes a count; the one before it counts again. */
export function useDeleteCount(groupId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => answer(api.DELETE('/stocktakings/{id}', { params: { path: { id } } })),
    onSettled: () => client.invalidateQueries({ queryKey: ['stocktakings', groupId] }),
  });
}
