import { Link, LoadError, Note, useTranslation } from '@kashikari/web-kit';
import { useGroupFee } from './api/group-fee';
import { CheckoutLink } from './components/checkout-link';
import { EndFee, FeeState } from './fee/fee-state';
import { useYen } from '../../money/use-yen';
import './payments.css';

/**
 * Slot `group-fee`: the signed-in member's fee for a group, its next step, and the way to end it. Renders nothing
 * without a fee.
 */
export function GroupFee({ groupId }: { readonly groupId: string }) {
  const { t } = useTranslation('payments');
  const yen = useYen();
  const found = useGroupFee(groupId);
  if (found.isLoadingError) return <LoadError error={found.error} onRetry={() => void found.refetch()} />;
  const payment = found.data;
  if (!payment || payment.fee.status === 'over') return null;
  const isDirect = payment.settlement === 'direct' && payment.paid_at === null;
  return (
    <section className="card pad payform">
      <h2>{t('fee.perMonth', { amount: yen(payment.amount) })}</h2>
      {payment.fee.status === 'paused' ? (
        <Note tone="warning">
          <FeeState payment={payment} />
        </Note>
      ) : (
        <FeeState payment={payment} />
      )}
      {isDirect && <p>{t('fee.direct')}</p>}
      <div className="row">
        <CheckoutLink payment={payment} />
        <Link to={`/payments/${payment.id}`}>{t('receipt.see')}</Link>
        <EndFee payment={payment} />
      </div>
    </section>
  );
}
