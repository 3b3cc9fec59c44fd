import { answer, api, type components, useQuery } from '@kashikari/web-kit';

export type Payment = components['schemas']['Payment'];

/** The cache key of one payment. */
export const paymentKey = (id: string) => ['payments', id] as const;

/**
 * One payment with its good, its payer and the account that lends.
 * @param everyMs how often it is read again, milliseconds; false: once
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
