import { answer, api, useMutation } from '@kashikari/web-kit';
import { useMakeStale } from '../../../api/stale';

/** An extension by whole days, or to a new end. */
export type Extension = { readonly days: number } | { readonly end_at: string };

/** Extends. Refusals: `booking.not_extendable`, `booking.unavailable`, `booking.max_supplies`. */
export function useExtendBooking(id: string) {
  const makeStale = useMakeStale();
  return useMutation({
    mutationFn: (by: Extension) =>
      answer(api.POST('/bookings/{id}/extend', { params: { path: { id } }, body: by })),
    onSettled: makeStale,
  });
}
