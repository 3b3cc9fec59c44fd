import { Link, useTranslation } from '@kashikari/web-kit';
import type { Payment } from '../api/get-payment';

/** When the card is charged for a plan, that it renews, and how it is ended; of credit how it is used. */
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
