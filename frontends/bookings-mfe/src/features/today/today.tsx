import { answer, api, useQuery, useTranslation, useUser } from '@kashikari/web-kit';
import { BookingRow } from '../../booking-row';

/** At most so many stand on Home; the rest is under Bookings. */
const MOST = 3;

/** On Home: what I have to bring back, and what comes next. Nothing at all when there is nothing. */
export function Today() {
  const { t } = useTranslation('bookings');
  const user = useUser();
  const bookings = useQuery({
    queryKey: ['bookings', { scope: 'use', today: true }],
    queryFn: () =>
      answer(api.GET('/bookings', { params: { query: { scope: 'use', sort: 'end_at', per_page: 50 } } })),
    enabled: user !== null,
  });
  if (!bookings.data) return null;
  const open = bookings.data.bookings.filter(({ state }) => state !== 'returned' && state !== 'cancelled');
  const rows = open.sort((a, b) => Date.parse(a.end_at) - Date.parse(b.end_at)).slice(0, MOST);
  if (rows.length === 0) return null;
  const goods = new Map(bookings.data.goods.map((good) => [good.id, good]));
  return (
    <section className="card list" aria-label={t('today')}>
      {rows.map((booking) => (
        <BookingRow
          key={booking.id}
          booking={booking}
          thumbnail={goods.get(booking.good_id)?.thumbnail_url}
        />
      ))}
    </section>
  );
}
