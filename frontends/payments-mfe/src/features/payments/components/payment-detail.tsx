import { CancellationTable, Link, PageHeader, StateChip, useTranslation, useUser } from '@kashikari/web-kit';
import type { PaymentAnswer } from '../api/get-payment';
import { useStateWords, useTitleWords } from '../payment-words';
import { useYen } from '../../../money/use-yen';
import { isFee } from '../api/group-fee';
import { EndFee, FeeState } from '../fee/fee-state';
import { AmountLines } from './amount-lines';
import { OtherPayments } from './other-payments';
import { PaymentActs } from './payment-acts';
import { PaymentFacts } from './payment-facts';
import { RefundRows } from './refund-rows';
import { PaymentSteps } from './payment-steps';
import '../payments.css';

/** State and amount first, then what to do now, the breakdown, and the facts at the side when wide. */
export function PaymentDetail({ found }: { readonly found: PaymentAnswer }) {
  const { t } = useTranslation('payments');
  const yen = useYen();
  const { payment } = found;
  const { amount, amount_refunded: refunded, cancellation } = payment;
  const { state, words } = useStateWords(payment);
  const title = useTitleWords(payment);
  const isPayer = useUser()?.id === payment.payer_id;
  return (
    <>
      <PageHeader
        title={payment.fee ? title : t('payment.title', { good: title })}
        back={{ to: '/payments/history', label: t('history.title') }}
      >
        <StateChip state={state} chip>
          {words}
        </StateChip>
      </PageHeader>
      <section className="card">
        <div className="pad payamount">
          <div>
            <b className="figure">{yen(amount - refunded)}</b>
            {refunded > 0 && (
              <p className="t2">{t('payment.less', { amount: yen(amount), refunded: yen(refunded) })}</p>
            )}
            {payment.reason !== 'reservation' && !payment.bill && !payment.fee && (
              <p className="t2">{t(`reason.${payment.reason}`)}</p>
            )}
          </div>
          <p>
            {payment.booking_id ? (
              <Link to={`/bookings/${payment.booking_id}`}>{t('payment.booking')}</Link>
            ) : payment.fee ? (
              <Link to={`/-/${payment.fee.group_id}`}>
                {t('fee.toGroup', { group: payment.fee.group_name })}
              </Link>
            ) : (
              <Link to="/subscriptions/upgrade">{t('bill.toPlan')}</Link>
            )}
          </p>
          {payment.captured_at && (
            <p>
              <Link to={`/payments/${payment.id}/receipt`}>{t('receipt.open')}</Link>
            </p>
          )}
        </div>
        <PaymentSteps payment={payment} />
      </section>
      {isFee(payment) && isPayer && (
        <section className="card pad payform">
          <FeeState payment={payment} />
          <EndFee payment={payment} />
        </section>
      )}
      <PaymentActs found={found} />
      <div className="paytwo">
        <div>
          <h2>{t('payment.breakdown')}</h2>
          <div className="card pad">
            <AmountLines payment={payment} />
            <RefundRows payment={payment} />
          </div>
          {cancellation.length > 0 && (
            <>
              <h2>{t('payment.cancellation')}</h2>
              <div className="card pad">
                <CancellationTable steps={cancellation} total={amount} zone={payment.time_zone} />
              </div>
            </>
          )}
          {payment.booking_id && <OtherPayments id={payment.id} bookingId={payment.booking_id} />}
        </div>
        <PaymentFacts found={found} />
      </div>
    </>
  );
}
