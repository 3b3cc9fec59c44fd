import { ListRow, StateChip, useTranslation } from '@kashikari/web-kit';
import type { BookingView } from '../../../api/get-booking';
import { useRangeWords, useStateWords } from '../../../booking-words';
import { ShortList } from './short-list';

/** The bookings made by the same act: of the other goods, or for the other dates of a series. */
export function MadeTogether({ bookings }: { readonly bookings: readonly BookingView[] }) {
  const { t } = useTranslation('bookings');
  return (
    <ShortList
      id="made-together"
      title={t('together.title')}
      rows={bookings.map((booking) => (
        <Row key={booking.id} booking={booking} />
      ))}
    />
  );
}

function Row({ booking }: { readonly booking: BookingView }) {
  const { t } = useTranslation('bookings');
  const { state, words } = useStateWords(booking);
  const range = useRangeWords(booking);
  return (
    <ListRow to={`/bookings/${booking.id}`} title={booking.good_title || t('gone')}>
      <StateChip state={state}>{words}</StateChip>
      <span className="meta">{range}</span>
    </ListRow>
  );
}
