import { answer, api, useMutation } from '@kashikari/web-kit';
import { useMakeStale } from '../../../api/stale';

/** Cancels a booking and those after it in its repetition. */
export function useCancelRest() {
  const makeStale = useMakeStale();
  return useMutation({
    mutationFn: async (id: string) =>
      (await answer(api.DELETE('/bookings/{id}/series', { params: { path: { id } } }))).bookings,
    onSettled: makeStale,
  });
}
