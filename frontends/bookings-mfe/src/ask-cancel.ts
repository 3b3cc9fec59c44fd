import { useConfirm, useTranslation } from '@kashikari/web-kit';
import type { BookingView } from './api/get-booking';
import { useRangeWords } from './booking-words';

/** Asks before a booking is cancelled, or with it the rest of its series; answers whether it is wanted. */
export function useAskCancel(booking: BookingView): (rest?: 'rest') => Promise<boolean> {
  const { t } = useTranslation('bookings');
  const confirm = useConfirm();
  const range = useRangeWords(booking);
  return (rest) =>
    confirm({
      title: rest ? t('repeat.cancel.question') : t('cancel.question'),
      body: t('cancel.body', { title: booking.good_title, range }),
      verb: rest ? t('repeat.cancel.verb') : t('cancel.verb'),
      danger: true,
    });
}
