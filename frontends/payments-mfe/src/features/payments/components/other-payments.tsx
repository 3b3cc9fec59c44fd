import { useTranslation } from '@kashikari/web-kit';
import type { Payment } from '../api/get-payment';
import { usePaymentsOfBooking } from '../api/list-payments';
import { PaymentRow } from './payment-row';

/** The booking's other payments; nothing while there is none. */
export function OtherPayments({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('payments');
  const all = usePaymentsOfBooking(payment.booking_id).data ?? [];
  const others = all.filter(({ id }) => id !== payment.id);
  if (others.length === 0) return null;
  return (
    <>
      <h2>{t('payment.others')}</h2>
      <div className="card list">
        {others.map((other) => (
          <PaymentRow key={other.id} payment={other} title={t(`reason.${other.reason}`)} />
        ))}
      </div>
    </>
  );
}
