import { isApiError, useFlash, useQueryClient } from '@kashikari/web-kit';
import { useState } from 'react';
import { useRetry } from '../api/change-payment';
import { paymentKey, type Payment } from '../api/get-payment';
import { openSheet } from '../api/open-sheet';
import { type Failure, failureOfError } from './failure-words';
import type { Elements, Stripe, StripeError } from './stripe';

interface Choice {
  /** The id of a stored card; undefined for the card in the provider's form. */
  readonly card: string | undefined;
  readonly keepCard: boolean;
}

interface PaymentState {
  readonly isBusy: boolean;
  readonly failure: Failure | undefined;
  pay(choice: Choice): Promise<void>;
}

/** Confirms a payment: the form is checked, the sheet opened, the card confirmed, and the provider asked what became of it. */
export function usePay(
  payment: Payment,
  stripe: Stripe,
  elements: Elements,
  onConfirmed: () => void,
): PaymentState {
  const client = useQueryClient();
  const { sayError } = useFlash();
  const retry = useRetry(payment.id);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const refresh = () => client.invalidateQueries({ queryKey: paymentKey(payment.id) });

  async function confirm({ card, keepCard }: Choice): Promise<StripeError | undefined> {
    if (card === undefined) {
      elements.update({ setupFutureUsage: keepCard ? 'off_session' : null });
      const { error } = await elements.submit();
      if (error) return error;
    }
    const clientSecret = await openSheet({ payment_id: payment.id, keep_card: keepCard });
    const confirmed = await stripe.confirmPayment({
      ...(card === undefined && { elements }),
      clientSecret,
      redirect: 'if_required',
      confirmParams: {
        return_url: `${location.origin}/payments/${payment.id}/checkout`,
        ...(card !== undefined && { payment_method: card }),
      },
    });
    return confirmed.error;
  }

  async function pay(choice: Choice): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const error = await confirm(choice);
      if (error) setFailure(failureOfError(error));
      else onConfirmed();
      // The provider's own notification may be delayed, so the provider is queried.
      retry.mutate(undefined);
    } catch (error) {
      if (isApiError(error)) sayError(error);
      else setFailure('unknown');
      await refresh();
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, failure, pay };
}
