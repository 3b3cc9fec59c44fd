import { useTranslation } from '@kashikari/web-kit';
import type { Payment } from '../api/get-payment';
import { useYen } from '../../../money/use-yen';

/** The refunds under the breakdown, with their reasons, and what is left; nothing without a refund. */
export function RefundRows({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('payments');
  const yen = useYen();
  if (payment.refunds.length === 0) return null;
  return (
    <dl className="payrefunds">
      {payment.refunds.map(({ amount, reason, at }) => (
        <div key={`${at} ${amount}`}>
          <dt>
            {t('payment.refund')}
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
          <b>{yen(payment.amount - payment.amount_refunded)}</b>
        </dd>
      </div>
    </dl>
  );
}
