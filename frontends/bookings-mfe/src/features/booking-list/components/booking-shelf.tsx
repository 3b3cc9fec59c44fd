import { Link, useTranslation } from '@kashikari/web-kit';
import { useId } from 'react';
import type { BookingView } from '../../../api/get-booking';
import { BookingRow } from '../../../booking-row';
import type { BookingPage, Scope } from '../api/list-bookings';

interface Props {
  readonly title: string;
  readonly bookings: readonly BookingView[];
  /** The pages that contain the goods and users of the bookings. */
  readonly pages: readonly BookingPage[];
  readonly scope: Scope;
  /** The path of the complete list of this part. */
  readonly all?: string | undefined;
}

/** One part of the list with its heading; nothing when there is nothing on it. */
export function BookingShelf({ title, bookings, pages, scope, all }: Props) {
  const { t } = useTranslation('bookings');
  const id = useId();
  if (bookings.length === 0) return null;
  const goods = new Map(pages.flatMap((page) => page.goods).map((good) => [good.id, good]));
  const users = new Map(pages.flatMap((page) => page.users).map((user) => [user.id, user]));
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="sec-h">
        <h2 id={id}>{title}</h2>
        {all && <Link to={all}>{t('list.seeAll')}</Link>}
      </div>
      <div className="card list">
        {bookings.map((booking) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            thumbnail={goods.get(booking.good_id)?.thumbnail_url}
            borrower={scope === 'use' ? undefined : users.get(booking.user_id ?? '')?.name}
          />
        ))}
      </div>
    </section>
  );
}
