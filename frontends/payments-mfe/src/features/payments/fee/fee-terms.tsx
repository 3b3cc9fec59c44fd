import { Link, useTranslation } from '@kashikari/web-kit';
import type { FeePayment } from '../api/group-fee';
import { useYen } from '../../../money/use-yen';

/** The terms of a fee: the time of the charge, the renewal, and the way to end it. */
export function FeeTerms({ payment }: { readonly payment: FeePayment }) {
  const { t } = useTranslation('payments');
  const yen = useYen();
  const { group_id: id, group_name: group } = payment.fee;
  return (
    <>
      <p>{t('fee.terms.charged')}</p>
      <p>{t('fee.terms.renews', { amount: yen(payment.amount) })}</p>
      <p>{t('fee.terms.end')}</p>
      <p>
        <Link to={`/-/${id}`}>{t('fee.toGroup', { group })}</Link>
      </p>
    </>
  );
}
