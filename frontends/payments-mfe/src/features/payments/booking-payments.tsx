import { LoadError, useTranslation } from '@kashikari/web-kit';
import { usePaymentsOfBooking } from './api/list-payments';
import { CheckoutLink } from './components/checkout-link';
import { PaymentRow } from './components/payment-row';

/** Slot `booking-payments`: a card with the payments of a booking; nothing for a booking without payments. */
export function BookingPayments({ bookingId }: { readonly bookingId: string }) {
  const { t } = useTranslation('payments');
  const found = usePaymentsOfBooking(bookingId);
  if (found.isLoadingError) return <LoadError error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data?.length) return null;
  return (
    <section>
      <h2>{t('booking.title')}</h2>
      <div className="card list">
        {found.data.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} title={t(`reason.${payment.reason}`)} />
        ))}
      </div>
      {found.data.map((payment) => (
        <CheckoutLink key={payment.id} payment={payment} />
      ))}
    </section>
  );
}
