import { Link, useTranslation } from '@kashikari/web-kit';
import type { Payment } from '../api/get-payment';

/**
 * A link to the checkout, a separate page, the only one on which the provider's script may run. Renders nothing without
 * permission.
 */
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
