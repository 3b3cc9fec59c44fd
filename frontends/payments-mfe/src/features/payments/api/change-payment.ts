import { answer, api, type components, useMutation, useQueryClient } from '@kashikari/web-kit';
import { type PaymentAnswer, paymentKey } from './get-payment';

type Schemas = components['schemas'];

/** Characters of a note and of a reason, as the REST contract accepts them. */
export const MAX_TEXT = 200;

/** Records that a payment was made in cash or by bank transfer. Refusal: `payment.state`. */
export function useSettle(id: string) {
  return useChange(id, (body: Schemas['SettlePayment']) =>
    answer(api.POST('/payments/{id}/settle', { params: { path: { id } }, body })),
  );
}

/** Refunds all that is left of a payment, or a part of it. Refusals: `payment.state`, `payment.refund_too_large`. */
export function useRefund(id: string) {
  return useChange(id, (body: Schemas['RefundPayment']) =>
    answer(api.POST('/payments/{id}/refund', { params: { path: { id } }, body })),
  );
}

/** Asks the provider where the payment is. Refusals: `payment.state`, `payment.session_timeout`. */
export function useRetry(id: string) {
  return useChange(id, () => answer(api.POST('/payments/{id}/retry', { params: { path: { id } } })));
}

/** Gives up a payment and the booking that waits for it. Refusal: `payment.state`. */
export function useGiveUp(id: string) {
  return useChange(id, () => answer(api.POST('/payments/cancel/{id}', { params: { path: { id } } })));
}

/** Asks for an invoice. Refusals: `payment.state`, `subscription.requested`, `invoice.not_accepted`, `payments.off`. */
export function useRequestInvoice(id: string) {
  return useChange(id, async (to: Omit<Schemas['RequestInvoices'], 'payment_ids'>) => {
    const { payments } = await answer(api.POST('/payments/invoice', { body: { payment_ids: [id], ...to } }));
    const [payment] = payments;
    if (!payment) throw new Error(`No payment was returned for ${id}`);
    return { payment };
  });
}

/** The response replaces the cached payment. After a refusal the payment is fetched again. */
function useChange<Body>(id: string, change: (body: Body) => Promise<Schemas['PaymentWritten']>) {
  const client = useQueryClient();
  return useMutation<Schemas['PaymentWritten'], Body>({
    mutationFn: change,
    onSuccess: ({ payment }) => {
      client.setQueryData<PaymentAnswer>(paymentKey(id), (before) => before && { ...before, payment });
    },
    onError: () => client.invalidateQueries({ queryKey: paymentKey(id) }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['payments', 'list'] }),
        client.invalidateQueries({ queryKey: ['bookings'] }),
      ]),
  });
}
