import {
  Icon,
  IconChevronRight,
  ListRow,
  Picture,
  formatLength,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import type { BookingAnswer } from '../../../api/get-booking';
import { useRangeWords } from '../../../booking-words';
import { Steps } from './steps';

/** The good, the dates of the booking in large type, and its progress. */
export function RangeCard({ found: { booking, goods } }: { readonly found: BookingAnswer }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const range = useRangeWords(booking);
  const good = goods.find(({ id }) => id === booking.good_id);
  const length = booking.is_hourly
    ? formatLength(Date.parse(booking.end_at) - Date.parse(booking.start_at), locale)
    : t('days', { count: booking.duration });
  return (
    <section className="card list">
      <ListRow
        to={`/goods/${booking.good_id}`}
        leading={<Picture id={booking.good_id} url={good?.thumbnail_url} size="large" />}
        title={booking.good_title || t('gone')}
        trailing={<Icon of={IconChevronRight} />}
      >
        <span className="meta">{good?.location}</span>
      </ListRow>
      <div className="pad bkrange">
        <p className="figure">{range}</p>
        <p className="meta">
          {length}・{t('quantity', { count: booking.quantity })}
        </p>
      </div>
      <Steps booking={booking} />
    </section>
  );
}
