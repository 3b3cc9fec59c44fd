import { answer, api, useQueryClient } from '@kashikari/web-kit';
import { useCallback } from 'react';
import type { BookingView } from './get-booking';

/** The refund to the borrower if the booking is canceled now, and the amount paid. */
export interface RefundView {
  /** Yen. */
  readonly refund: number;
  /** Yen. */
  readonly paid: number;
}

/** Asks what cancelling a booking returns; undefined where nothing was paid for it. */
export function useRefund(): (booking: BookingView) => Promise<RefundView | undefined> {
  const client = useQueryClient();
  return useCallback(
    async (booking) => {
      if (booking.price === null) return undefined;
      const { payments } = await client.fetchQuery({
        queryKey: ['bookings', booking.id, 'refund'],
        queryFn: () => refundsOf(booking.id),
        staleTime: 0,
      });
      const paid = payments.filter(({ cancellation }) => cancellation.length > 0);
      if (paid.length === 0) return undefined;
      return {
        refund: sum(paid.map(({ cancellation }) => cancellation[0]!.refund)),
        paid: sum(paid.map(({ amount, amount_refunded }) => amount - amount_refunded)),
      };
    },
    [client],
  );
}

/** Returns the caller's own payments for a booking, or else those the caller receives as lender. */
async function refundsOf(bookingId: string) {
  const asked = (scope: 'pay' | 'receive') =>
    answer(api.GET('/payments', { params: { query: { scope, booking_id: bookingId, per_page: 100 } } }));
  const own = await asked('pay');
  return own.payments.length > 0 ? own : asked('receive');
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
