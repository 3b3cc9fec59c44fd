import {
  Button,
  ButtonLink,
  Empty,
  formatTime,
  LoadError,
  NotFound,
  PageHeader,
  QueryView,
  Skeleton,
  useLocale,
  useParams,
  useSearchParams,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { type PublishableKey, useKey } from './api/get-key';
import { type PaymentAnswer, usePayment } from './api/get-payment';
import { useCards } from '../../cards/list-cards';
import { CheckoutForm } from './checkout/checkout-form';
import { useStripe } from './checkout/use-stripe';
import { Waiting } from './checkout/waiting';
import { InvoiceNote } from './components/invoice-note';
import { reload } from '../../account/lead-to';
import './payments.css';
import './checkout/checkout.css';

/** The refetch interval of a payment that waits for the provider, in milliseconds. */
const POLL = 2_000;

/** `payments/{id}/checkout`: pays a booking by card. */
export function CheckoutScreen() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  // The bank's page leads back here with the payment's name.
  const [isConfirmed, setConfirmed] = useState(query.has('payment_intent'));
  const payment = usePayment(id, isConfirmed && POLL);
  return (
    <QueryView query={payment} loading={<Skeleton shape="block" />} notFound={<NotFound id={id} />}>
      {(found) => <Checkout found={found} isConfirmed={isConfirmed} onConfirmed={() => setConfirmed(true)} />}
    </QueryView>
  );
}

interface Props {
  readonly found: PaymentAnswer;
  readonly isConfirmed: boolean;
  readonly onConfirmed: () => void;
}

function Checkout({ found, isConfirmed, onConfirmed }: Props) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const { payment } = found;
  const key = useKey();
  const failed = payment.status === 'payment_failed';
  return (
    <>
      <PageHeader
        title={t('checkout.title')}
        back={
          payment.booking_id
            ? { to: `/bookings/${payment.booking_id}`, label: t('payment.booking') }
            : payment.fee
              ? { to: `/-/${payment.fee.group_id}`, label: payment.fee.group_name }
              : { to: '/subscriptions/upgrade', label: t('bill.toPlan') }
        }
      >
        {payment.pay_by && !payment.bill && payment.permissions.includes('pay') && (
          <p className="t2">
            {t('checkout.held', { time: formatTime(payment.pay_by, payment.time_zone, locale) })}
          </p>
        )}
      </PageHeader>
      {payment.status === 'canceled' && payment.fee ? (
        <Empty
          title={t('checkout.lapsed')}
          actions={
            <ButtonLink to={`/-/${payment.fee.group_id}`} look="primary">
              {t('fee.toGroup', { group: payment.fee.group_name })}
            </ButtonLink>
          }
        >
          {t('fee.lapsed')}
        </Empty>
      ) : payment.status === 'canceled' ? (
        <Empty
          title={t('checkout.lapsed')}
          actions={
            <ButtonLink
              to={payment.bill ? '/subscriptions/upgrade' : `/goods/${payment.good_id}`}
              look="primary"
            >
              {t(payment.bill ? 'bill.toPlan' : 'checkout.bookAgain')}
            </ButtonLink>
          }
        >
          {t(payment.bill ? 'bill.lapsed' : 'checkout.lapsedHint')}
        </Empty>
      ) : isConfirmed && !failed ? (
        <Waiting payment={payment} />
      ) : (
        <QueryView query={key} loading={<Skeleton shape="block" />}>
          {(known) =>
            known.enabled && payment.permissions.includes('pay') ? (
              <ByCard found={found} known={known} onConfirmed={onConfirmed} />
            ) : (
              <NotByCard found={found} isOn={known.enabled} />
            )
          }
        </QueryView>
      )}
    </>
  );
}

/** Explains why this payment can't be made by card here, and links to its page. */
function NotByCard({ found: { payment }, isOn }: { readonly found: PaymentAnswer; readonly isOn: boolean }) {
  const { t } = useTranslation('payments');
  if (payment.invoice && !payment.paid_at) return <InvoiceNote payment={payment} />;
  return (
    <Empty
      title={t(isOn ? 'checkout.nothing' : 'checkout.off')}
      actions={<ButtonLink to={`/payments/${payment.id}`}>{t('receipt.see')}</ButtonLink>}
    />
  );
}

interface ByCardProps {
  readonly found: PaymentAnswer;
  readonly known: PublishableKey;
  readonly onConfirmed: () => void;
}

function ByCard({ found, known, onConfirmed }: ByCardProps) {
  const { t } = useTranslation('payments');
  const stripe = useStripe(known);
  const cards = useCards();
  if (stripe === 'away')
    return (
      <Empty
        title={t('checkout.away')}
        actions={
          <Button look="primary" onClick={reload}>
            {t('checkout.reload')}
          </Button>
        }
      >
        {t('checkout.awayHint')}
      </Empty>
    );
  if (cards.isLoadingError) return <LoadError error={cards.error} onRetry={() => void cards.refetch()} />;
  if (!stripe || !cards.data) return <Skeleton shape="block" />;
  return <CheckoutForm found={found} cards={cards.data} stripe={stripe} onConfirmed={onConfirmed} />;
}
