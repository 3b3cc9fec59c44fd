import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';
import { useMakeStale } from '../../../api/stale';

/** Opens a dispute with a free-text reason. Refusals: `booking.in_dispute`. */
export function useOpenDispute(id: string) {
  const settled = useSettled();
  return useMutation({
    mutationFn: (reason: string) =>
      answer(api.POST('/bookings/{id}/dispute', { params: { path: { id } }, body: { reason } })),
    onSettled: settled,
  });
}

/** Ends it. Refusals: `booking.not_in_dispute`. */
export function useCloseDispute(id: string) {
  const settled = useSettled();
  return useMutation({
    mutationFn: () => answer(api.DELETE('/bookings/{id}/dispute', { params: { path: { id } } })),
    onSettled: settled,
  });
}

/** Invalidates the messages as well, since a dispute changes who may write about the booking. */
function useSettled() {
  const client = useQueryClient();
  const makeStale = useMakeStale();
  return () => Promise.all([makeStale(), client.invalidateQueries({ queryKey: ['messages'] })]);
}
