import { answer, api, useMutation } from '@kashikari/web-kit';
import { useMakeStale } from './stale';

/**
 * Asks the borrower to return a good, with the manager's own words. Refusals: `booking.not_due`,
 * `booking.already_reminded`.
 */
export function useRemindBooking(id: string) {
  const makeStale = useMakeStale();
  return useMutation({
    mutationFn: (words: string) =>
      answer(
        api.POST('/bookings/{id}/remind', {
          params: { path: { id } },
          body: { ...(words.trim() && { words: words.trim() }) },
        }),
      ),
    onSettled: makeStale,
  });
}
