import { Picture, useTranslation } from '@kashikari/web-kit';
import type { BookingAnswer } from '../../../api/get-booking';
import { useRangeWords } from '../../../booking-words';

interface Props {
  readonly booking: BookingAnswer['booking'];
  readonly picture: string | null | undefined;
}

/** The booked good with a tag that shows the booked range. */
export function BookedCard({ booking, picture }: Props) {
  const { t } = useTranslation('bookings');
  const range = useRangeWords(booking);
  return (
    <section className="card bkdone">
      <Picture id={booking.good_id} url={picture} size="card">
        <span className="bkdone-tag" aria-hidden="true">
          <small>{t('complete.tag')}</small>
          <b>{range}</b>
        </span>
      </Picture>
      <div className="pad">
        <p className="b">{range}</p>
        <p className="t2">
          {booking.good_title}・{t('quantity', { count: booking.quantity })}
        </p>
      </div>
    </section>
  );
}
