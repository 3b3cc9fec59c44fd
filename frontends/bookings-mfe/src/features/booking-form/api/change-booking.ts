import { answer, api, useMutation } from '@kashikari/web-kit';
import { useMakeStale } from '../../../api/stale';
import type { RangeBody } from '../../../api/create-booking';

export interface BookingChange {
  readonly range: RangeBody;
  readonly quantity: number;
  readonly memo: string;
  /** The total shown on the screen, in yen; absent if the price does not change. */
  readonly expected_total?: number;
}

/** Moves a booking, or changes its quantity or memo. The same refusals as for a new one. */
export function useChangeBooking(id: string) {
  const makeStale = useMakeStale();
  return useMutation({
    mutationFn: async ({ range, ...rest }: BookingChange) =>
      (await answer(api.PATCH('/bookings/{id}', { params: { path: { id } }, body: { ...rest, ...range } })))
        .booking,
    onSettled: makeStale,
  });
}
