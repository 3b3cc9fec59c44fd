import { Link, useTranslation } from '@kashikari/web-kit';
import type { Payment } from '../api/get-payment';

/**
 * The terms of a plan: the time of the charge, the renewal, and the way to end it. Credit has its terms of use instead.
 */
export function BillTerms({ payment: { bill } }: { readonly payment: Payment }) {
  const { t } = useTranslation('payments');
  const isCredit = bill?.kind === 'credit';
  return (
    <>
      <p>{t('bill.terms.charged')}</p>
      <p>{t(isCredit ? 'bill.terms.credit' : 'bill.terms.renews')}</p>
      <p>
        <Link to="/subscriptions/upgrade">{t('bill.toPlan')}</Link>
      </p>
    </>
  );
}
