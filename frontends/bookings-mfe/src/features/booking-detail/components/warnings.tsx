import { Note, useTranslation } from '@kashikari/web-kit';
import type { BookingView } from '../../../api/get-booking';

/** The warnings at the top of a booking: it is ready, it was moved, or its good is needed again soon. */
export function Warnings({ booking }: { readonly booking: BookingView }) {
  const { t } = useTranslation('bookings');
  const delayed =
    booking.delayed_from !== null && booking.state === 'reserved' && booking.permissions.includes('cancel');
  const ready = booking.prepared_at !== null && booking.state === 'reserved';
  if (!delayed && !ready && !booking.short_turn_round) return null;
  return (
    <div className="bkwarn">
      {ready && <Note>{t('detail.ready')}</Note>}
      {delayed && <Note tone="warning">{t('detail.delayed')}</Note>}
      {booking.short_turn_round && <Note tone="warning">{t('detail.shortTurnRound')}</Note>}
    </div>
  );
}
