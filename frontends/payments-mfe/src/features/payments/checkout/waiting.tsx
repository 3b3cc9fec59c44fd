import { Note, useFlash, useNavigate, useTranslation } from '@kashikari/web-kit';
import { useEffect } from 'react';
import type { Payment } from '../api/get-payment';

const PAID: readonly Payment['status'][] = ['requires_capture', 'succeeded'];

/** A notice until the provider reports the result of the confirmation. Then the payment's page opens with thanks. */
export function Waiting({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('payments');
  const { say } = useFlash();
  const navigate = useNavigate();
  const isPaid = PAID.includes(payment.status);
  const isBill = payment.bill !== null;
  const isLoan = payment.booking_id !== null;
  useEffect(() => {
    if (!isPaid) return;
    say(t(isLoan ? 'checkout.thanks' : 'bill.thanks'));
    navigate(isBill ? '/subscriptions/upgrade' : `/payments/${payment.id}`, { replace: true });
  }, [isPaid, isBill, isLoan, payment.id, say, navigate, t]);
  return (
    <div role="status" aria-busy="true">
      <Note>{t('checkout.waiting')}</Note>
    </div>
  );
}
