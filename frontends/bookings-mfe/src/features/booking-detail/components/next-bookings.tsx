import { ListRow, dayIn, useTranslation } from '@kashikari/web-kit';
import type { BookingAnswer } from '../../../api/get-booking';
import { useRangeWords } from '../../../booking-words';
import { ShortList } from './short-list';

interface Props {
  readonly found: BookingAnswer;
  /** Managers open a booking from here. */
  readonly manages: boolean;
}

type NextBooking = BookingAnswer['related_members_bookings'][number];

/** The other bookings of the good in the next 14 days, with their borrowers as far as the viewer may know them. */
export function NextBookings({ found, manages }: Props) {
  const { t } = useTranslation('bookings');
  return (
    <ShortList
      id="next-bookings"
      title={t('nextBookings.title')}
      rows={found.related_members_bookings.map((one) => (
        <Row key={one.id} next={one} found={found} manages={manages} />
      ))}
    />
  );
}

function Row({ next, found: { booking, users }, manages }: Props & { readonly next: NextBooking }) {
  const name = users.find(({ id }) => id === next.user_id)?.name;
  const range = useRangeWords({ ...next, ...daysOf(next, booking), time_zone: booking.time_zone });
  return (
    <ListRow to={manages && next.user_id ? `/bookings/${next.id}` : undefined} title={range}>
      {name && <span className="meta">{name}</span>}
    </ListRow>
  );
}

/** First and last day of a booking of a good that is lent by the day. */
function daysOf(
  { start_at, end_at }: NextBooking,
  { is_hourly, time_zone }: Pick<BookingAnswer['booking'], 'is_hourly' | 'time_zone'>,
) {
  if (is_hourly) return { start_date: null, end_date: null };
  return { start_date: dayIn(time_zone, start_at), end_date: dayIn(time_zone, Date.parse(end_at) - 1) };
}
