import { useTranslation } from '@kashikari/web-kit';
import type { Payment } from '../api/get-payment';
import { useYen } from '../../../money/use-yen';

/** Yen that are left after refunds, and after chargebacks that were not won. */
function leftOf({ amount, refunds }: Payment): number {
  const gone = refunds.filter(({ chargeback }) => chargeback !== 'won');
  return amount - gone.reduce((sum, refund) => sum + refund.amount, 0);
}

/** The refunds under the breakdown, with their reasons, and what is left; nothing without a refund. */
export function RefundRows({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('payments');
  const yen = useYen();
  if (payment.refunds.length === 0) return null;
  return (
    <dl className="payrefunds">
      {payment.refunds.map(({ amount, reason, chargeback, at }) => (
        <div key={`${at} ${amount}`}>
          <dt>
            {t(chargeback ? `payment.chargeback.${chargeback}` : 'payment.refund')}
            {reason && <span className="meta blk">{t('steps.reason', { reason })}</span>}
          </dt>
          <dd>−{yen(amount)}</dd>
        </div>
      ))}
      <div>
        <dt>
          <b>{t('payment.rest')}</b>
        </dt>
        <dd>
          <b>{yen(leftOf(payment))}</b>
        </dd>
      </div>
    </dl>
  );
}
