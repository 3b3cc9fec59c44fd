import { answer, api, useInfiniteQuery, useQuery } from '@kashikari/web-kit';
import type { Payment } from './get-payment';

/** `pay`: the signed-in user's payments; `receive`: payments for goods that they own or manage. */
export type Scope = 'pay' | 'receive';

export interface PaymentFilter {
  readonly scope: Scope;
  readonly status?: Payment['status'] | undefined;
}

const PER_PAGE = 25;

/** Payments, the latest first, page by page. */
export function usePayments(filter: PaymentFilter) {
  return useInfiniteQuery({
    queryKey: ['payments', 'list', filter],
    queryFn: ({ pageParam }) =>
      answer(api.GET('/payments', { params: { query: { ...filter, page: pageParam, per_page: PER_PAGE } } })),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
  });
}

/** Queries all payments of a booking: the signed-in user's own, or else those that they receive. */
export function usePaymentsOfBooking(bookingId: string) {
  return useQuery({
    queryKey: ['payments', 'list', { bookingId }],
    queryFn: async () => {
      const own = await paymentsOf(bookingId, 'pay');
      return own.length > 0 ? own : paymentsOf(bookingId, 'receive');
    },
  });
}

async function paymentsOf(bookingId: string, scope: Scope): Promise<Payment[]> {
  const query = { booking_id: bookingId, scope, per_page: 100 };
  return (await answer(api.GET('/payments', { params: { query } }))).payments;
}
