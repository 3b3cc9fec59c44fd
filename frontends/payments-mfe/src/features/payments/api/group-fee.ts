import { answer, api, useMutation, useQuery, useQueryClient } from '@kashikari/web-kit';
import { type Payment, type PaymentAnswer, paymentKey } from './get-payment';

/** A payment of a month of a group's fee. */
export type FeePayment = Payment & { readonly fee: NonNullable<Payment['fee']> };

export const isFee = (payment: Payment): payment is FeePayment => payment.fee !== null;

/** The refetch interval for the first month after joining, in milliseconds, and the number of attempts. */
const POLL = 2_000;
const TRIES = 8;

/**
 * Queries the latest month of the signed-in user's fee for a group; null if there is no fee. The first month is created
 * a moment after joining.
 */
export function useGroupFee(groupId: string) {
  return useQuery({
    queryKey: ['payments', 'list', { groupId }],
    queryFn: async () => {
      const query = { scope: 'pay' as const, group_id: groupId, per_page: 1 };
      const { payments } = await answer(api.GET('/payments', { params: { query } }));
      return payments.find(isFee) ?? null;
    },
    refetchInterval: ({ state }) => (state.data === null && state.dataUpdateCount < TRIES ? POLL : false),
  });
}

/** Ends the fee that a payment is a month of. Refusal: `payment.state`. */
export function useEndFee(id: string) {
  const client = useQueryClient();
  return useMutation<{ readonly payment: Payment }, void>({
    mutationFn: () => answer(api.POST('/payments/cancel_subscription/{id}', { params: { path: { id } } })),
    onSuccess: ({ payment }) =>
      client.setQueryData<PaymentAnswer>(paymentKey(id), (before) => before && { ...before, payment }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['payments'] }),
        client.invalidateQueries({ queryKey: ['groups'] }),
      ]),
  });
}
