import { useTranslation } from '@kashikari/web-kit';
import { usePaymentsOfBooking } from '../api/list-payments';
import { PaymentRow } from './payment-row';

interface Props {
  /** The id of the payment on the screen. */
  readonly id: string;
  readonly bookingId: string;
}

/** The booking's other payments. Renders nothing without any. */
export function OtherPayments({ id: shown, bookingId }: Props) {
  const { t } = useTranslation('payments');
  const all = usePaymentsOfBooking(bookingId).data ?? [];
  const others = all.filter(({ id }) => id !== shown);
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
