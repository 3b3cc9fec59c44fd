import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';

/**
 * Deletes a good. Its future bookings are canceled and their borrowers notified. Refusal: `good.on_loan` while a unit
 * is out.
 */
export function useDeleteGood(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => answer(api.DELETE('/goods/{id}', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['goods'], refetchType: 'none' }),
  });
}
