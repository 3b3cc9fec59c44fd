import { formatMoney, useConfirm, useFlash, useLocale, useTranslation } from '@kashikari/web-kit';
import type { BookingView } from './api/get-booking';
import { type RefundView, useRefund } from './api/get-refund';
import { useRangeWords } from './booking-words';

/** Asks before a booking is cancelled, or with it the rest of its series; answers whether it is wanted. */
export function useAskCancel(booking: BookingView): (rest?: 'rest') => Promise<boolean> {
  const { t } = useTranslation('bookings');
  const confirm = useConfirm();
  const locale = useLocale();
  const { sayError } = useFlash();
  const range = useRangeWords(booking);
  const refundOf = useRefund();
  const yen = (amount: number) => formatMoney(amount, 'JPY', locale);
  return async (rest) => {
    let money: RefundView | undefined;
    try {
      money = await refundOf(booking);
    } catch (error) {
      // A booking must not be canceled before its cost is known.
      sayError(error);
      return false;
    }
    return confirm({
      title: rest ? t('repeat.cancel.question') : t('cancel.question'),
      body: (
        <>
          <p>{t('cancel.body', { title: booking.good_title, range })}</p>
          {money && (
            <dl className="kv">
              <dt>{t('cancel.refund')}</dt>
              <dd>
                <strong>{yen(money.refund)}</strong>
              </dd>
              <dt>{t('cancel.kept')}</dt>
              <dd>{yen(money.paid - money.refund)}</dd>
            </dl>
          )}
        </>
      ),
      verb: verbOf(),
      danger: true,
    });

    function verbOf(): string {
      if (rest) return t('repeat.cancel.verb');
      return money && money.refund > 0
        ? t('cancel.verbPaid', { refund: yen(money.refund) })
        : t('cancel.verb');
    }
  };
}
