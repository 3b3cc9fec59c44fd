import { useTranslation } from '@kashikari/web-kit';
import type { Payment } from '../api/get-payment';
import { useInstantWords } from '../payment-words';
import { useYen } from '../../../money/use-yen';

/** The times of the hold and the charge, and the possible further payment at the return. */
export function ChargePlan({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('payments');
  const at = useInstantWords(payment);
  const yen = useYen();
  return (
    <ol className="paysteps payplan">
      <li aria-current="step">
        <b>{t('checkout.plan.hold', { amount: yen(payment.amount) })}</b>
        <span>{t('checkout.plan.holdHint')}</span>
      </li>
      {payment.capture_at && (
        <li>
          <b>{t('checkout.plan.charge', { when: at(payment.capture_at) })}</b>
          <span>{t('checkout.plan.chargeHint')}</span>
        </li>
      )}
      <li>
        <b>{t('checkout.plan.after')}</b>
        <span>{t('checkout.plan.afterHint')}</span>
      </li>
    </ol>
  );
}
