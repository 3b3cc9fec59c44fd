import { Skeleton, answer, api, useQuery, useTranslation } from '@kashikari/web-kit';
import type { PropsWithChildren } from 'react';
import { BookingRow } from '../../../booking-row';

/** The maximum number of bookings shown. */
const MAX = 20;

/**
 * Shows lenders, above the rest of the screen, the bookings that exceed a quantity that was lowered later. Without any,
 * it renders only the rest. A placeholder replaces both until the response arrives, so that nothing shifts.
 */
export function OvercommittedShelf({ children }: PropsWithChildren) {
  const { t } = useTranslation('bookings');
  const found = useQuery({
    queryKey: ['bookings', { overcommitted: true }],
    queryFn: () => {
      const query = { scope: 'lend', overcommitted: 'true', sort: 'start_at', per_page: MAX } as const;
      return answer(api.GET('/bookings', { params: { query } }));
    },
  });
  if (found.isPending) return <Skeleton shape="rows" />;
  if (!found.data || found.data.bookings.length === 0) return children;
  const { bookings, goods, users } = found.data;
  const pictures = new Map(goods.map(({ id, thumbnail_url }) => [id, thumbnail_url]));
  const names = new Map(users.map(({ id, name }) => [id, name]));
  return (
    <>
      <section className="sec" aria-labelledby="overcommitted">
        <h2 id="overcommitted">{t('list.overcommitted')}</h2>
        <p className="sm t2 bkcount">{t('list.overcommittedHint')}</p>
        <div className="card list">
          {bookings.map((booking) => (
            <BookingRow
              key={booking.id}
              booking={booking}
              thumbnail={pictures.get(booking.good_id)}
              borrower={names.get(booking.user_id ?? '')}
            />
          ))}
        </div>
      </section>
      {children}
    </>
  );
}
