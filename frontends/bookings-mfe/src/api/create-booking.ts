import { answer, api, useMutation } from '@kashikari/web-kit';
import { useMakeStale } from './stale';

/** The requested days (inclusive) or instants (half-open), in the lender's zone. */
export type RangeBody =
  | { readonly start_date: string; readonly end_date: string }
  | { readonly start_at: string; readonly end_at: string };

export interface NewBooking {
  readonly good_id: string;
  readonly quantity: number;
  readonly memo?: string;
  readonly range: RangeBody;
  /** The code read from the label, for a good that is booked by scanning it. */
  readonly scanned_code?: string;
  /** Borrowed on the spot: it has to start now. */
  readonly method?: 'takeout';
  /** The total shown on the screen, in yen; the server rejects any other price. */
  readonly expected_total?: number;
}

/**
 * Books. A 409 means that another booking was first. The schedule is then refetched, so that the alternatives are
 * current.
 */
export function useCreateBooking() {
  const makeStale = useMakeStale();
  return useMutation({
    mutationFn: async ({ range, ...rest }: NewBooking) =>
      (await answer(api.POST('/bookings', { body: { ...rest, ...range } }))).booking,
    onSettled: makeStale,
  });
}
