import { answer, api, useMutation } from '@kashikari/web-kit';
import { useMakeStale } from '../../../api/stale';

/** Extends by whole days. Refusals: `booking.not_extendable`, `booking.unavailable`, `booking.max_days`. */
export function useExtendBooking(id: string) {
  const makeStale = useMakeStale();
  return useMutation({
    mutationFn: (days: number) =>
      answer(api.POST('/bookings/{id}/extend', { params: { path: { id } }, body: { days } })),
    onSettled: makeStale,
  });
}
