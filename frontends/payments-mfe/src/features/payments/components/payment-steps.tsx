import { useTranslation } from '@kashikari/web-kit';
import type { Payment } from '../api/get-payment';
import { useCardWords } from '../../../cards/card-words';
import { useInstantWords } from '../payment-words';
import { useYen } from '../../../money/use-yen';

interface Step {
  readonly words: string;
  readonly facts: readonly (string | null | undefined | false)[];
  /** True for a future step. */
  readonly isAhead?: boolean;
}

/** Created or held, paid or charged, and each refund, with dates, amounts and reasons. */
export function PaymentSteps({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('payments');
  const at = useInstantWords(payment);
  const yen = useYen();
  const paid = usePaidSteps(payment);
  const steps: readonly Step[] = [
    ...(payment.settlement === 'card' && payment.paid_at
      ? []
      : [{ words: t('steps.created', { amount: yen(payment.amount) }), facts: [at(payment.created_at)] }]),
    ...paid,
    ...payment.refunds.map(({ amount, reason, at: instant }) => ({
      words: t('steps.refunded', { amount: yen(amount) }),
      facts: [at(instant), reason && t('steps.reason', { reason })],
    })),
  ];
  return (
    <ol className="paysteps">
      {steps.map(({ words, facts, isAhead }) => (
        <li key={`${words} ${facts[0]}`} className={isAhead ? 'ahead' : undefined}>
          <b>{words}</b>
          <span>{facts.filter(Boolean).join('・')}</span>
        </li>
      ))}
    </ol>
  );
}

/** Returns the steps of a payment: one for a direct payment; the hold and the charge for a card. */
function usePaidSteps(payment: Payment): readonly Step[] {
  const { t } = useTranslation('payments');
  const at = useInstantWords(payment);
  const yen = useYen();
  const { nameOf } = useCardWords();
  const { paid_at: paid, captured_at: captured, card, capture_at: charge, method, status } = payment;
  const amount = yen(payment.amount);
  if (status === 'payment_failed')
    return [{ words: t('steps.failed'), facts: [at(payment.updated_at), card && nameOf(card)] }];
  if (!paid) return [];
  if (!card || method)
    return [{ words: t('steps.paid', { amount }), facts: [at(paid), method && t(`method.${method}`)] }];
  const held = { words: t('steps.held'), facts: [at(paid), nameOf(card)] };
  if (charge) return [held, { words: t('steps.willCharge', { amount }), facts: [at(charge)], isAhead: true }];
  return captured ? [held, { words: t('steps.charged', { amount }), facts: [at(captured)] }] : [held];
}
