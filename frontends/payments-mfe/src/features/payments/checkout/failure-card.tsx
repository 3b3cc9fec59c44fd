import { Icon, IconWarning, useTranslation } from '@kashikari/web-kit';
import { useLocale, formatTime } from '@kashikari/web-kit';
import type { Payment } from '../api/get-payment';
import type { Failure } from './failure-words';
import { useMinutesLeft } from './use-time-left';

interface Props {
  readonly payment: Payment;
  readonly failure: Failure;
}

/**
 * The reason why the card was refused, the fact that nothing was charged, and the time for which the booking is held.
 */
export function FailureCard({ payment, failure }: Props) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const left = useMinutesLeft(payment.pay_by);
  return (
    <section className="card payfailed" role="alert">
      <Icon of={IconWarning} />
      <div className="grow">
        <h2>{t(`failure.${failure}`)}</h2>
        <p className="sm t2">
          {t('checkout.notCharged')}{' '}
          {payment.pay_by &&
            !payment.bill &&
            t('checkout.stillHeld', {
              time: formatTime(payment.pay_by, payment.time_zone, locale),
              count: left,
            })}
        </p>
        <p className="sm">{t(`failure.next.${failure === 'authentication' ? 'confirm' : 'card'}`)}</p>
      </div>
    </section>
  );
}
