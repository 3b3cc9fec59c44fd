import { answer, api, type components, useQuery } from '@kashikari/web-kit';

export type Payment = components['schemas']['Payment'];

/** The cache key of one payment. */
export const paymentKey = (id: string) => ['payments', id] as const;

/**
 * Queries one payment with its good, its payer and the lending account.
 * @param everyMs refetch interval in milliseconds; false fetches once
 */
export function usePayment(id: string, everyMs: number | false = false) {
  return useQuery({
    queryKey: paymentKey(id),
    queryFn: () => answer(api.GET('/payments/{id}', { params: { path: { id } } })),
    refetchInterval: everyMs,
  });
}

/** A payment with the goods and people around it. */
export type PaymentAnswer = components['schemas']['PaymentAnswer'];
