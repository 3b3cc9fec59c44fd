import { Link, useTranslation } from '@kashikari/web-kit';
import type { Payment } from '../api/get-payment';

/** Leads the payer to the checkout, as a page of its own: only there the provider's script may run. Nothing without permission. */
export function CheckoutLink({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('payments');
  if (!payment.permissions.includes('pay')) return null;
  const isAgain = payment.status === 'payment_failed' || payment.status === 'requires_action';
  return (
    <Link reloadDocument to={`/payments/${payment.id}/checkout`} className="btn p">
      {t(isAgain ? 'checkout.openAgain' : 'checkout.open')}
    </Link>
  );
}
