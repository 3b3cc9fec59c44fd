import { Button, dayIn, formatDay, useFlash, useLocale, useTranslation } from '@kashikari/web-kit';
import type { BookingView } from '../../api/get-booking';
import { useCloseDispute } from './api/dispute';
import './dispute.css';

/**
 * A notice on the booking screen during a dispute, with its reason and its readers. Renders nothing without a dispute.
 */
export function DisputePart({ booking }: { readonly booking: BookingView }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const { say, sayError } = useFlash();
  const close = useCloseDispute(booking.id);
  const { dispute } = booking;
  if (!dispute) return null;
  const day = formatDay(dayIn(booking.time_zone, dispute.opened_at), locale);
  return (
    <section className="disp" aria-labelledby="dispute">
      <h2 id="dispute">{t('dispute.since', { day })}</h2>
      {dispute.reason && <p className="dispwhy">{dispute.reason}</p>}
      <p className="sm">{t(dispute.office ? 'dispute.readers' : 'dispute.ownReaders')}</p>
      {booking.permissions.includes('close_dispute') && (
        <Button
          busy={close.isPending}
          onClick={() =>
            close.mutate(undefined, { onSuccess: () => say(t('dispute.closed')), onError: sayError })
          }
        >
          {t('dispute.close')}
        </Button>
      )}
    </section>
  );
}
