import { Skeleton, useTranslation, useUser } from '@kashikari/web-kit';
import { BookingRow } from '../../booking-row';
import { useOwnOpenBookings } from '../../api/list-own-open';
import { nextOf } from '../../rules/next-of';
import { useNextWords } from '../../use-next-words';

/** The maximum number of bookings on Home; Bookings shows the others. */
const MAX_ROWS = 3;

/**
 * The user's bookings on Home: goods to return, late ones first, and then the next bookings. Renders nothing without
 * bookings.
 */
export function HomeSlot() {
  const { t } = useTranslation('bookings');
  const user = useUser();
  const found = useOwnOpenBookings(user !== null);
  const words = useNextWords();
  if (found.isLoading) return <Skeleton shape="rows" count={1} />;
  if (!found.data) return null;
  const rows = nextOf(found.data.bookings, Date.now()).slice(0, MAX_ROWS);
  if (rows.length === 0) return null;
  const goods = new Map(found.data.goods.map((good) => [good.id, good]));
  return (
    <section className="card list" aria-label={t('homeSlot.title')}>
      {rows.map((booking) => (
        <BookingRow
          key={booking.id}
          booking={booking}
          when={words(booking)}
          thumbnail={goods.get(booking.good_id)?.thumbnail_url}
        />
      ))}
    </section>
  );
}
