import { Link, LoadError, Skeleton, type SlotProps, useTranslation } from '@kashikari/web-kit';
import { useId } from 'react';
import { BookingRow } from '../../booking-row';
import { usePersonBookings } from './api/list-person-bookings';
import { PastBookings } from './components/past-bookings';
import './person-bookings.css';

/**
 * The bookings of a person with the caller's goods, on the person's page: those that are open, and the last that are
 * over. On the caller's own page they are the caller's bookings.
 */
export function PersonBookings({ userId, own }: SlotProps['person-bookings']) {
  const { t } = useTranslation('bookings');
  const id = useId();
  const scope = own ? 'use' : 'lend';
  const { data, error, refetch } = usePersonBookings({ userId, scope });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="rows" />;
  const { open, over } = data;
  const pictures = new Map(open.goods.map(({ id: good, thumbnail_url: url }) => [good, url]));
  const first = open.bookings[0];
  return (
    <>
      <section className="sec" aria-labelledby={id}>
        <div className="sec-h">
          <h2 id={id}>{t('person.now')}</h2>
          <span className="row psways">
            {first && !own && <Link to={`/bookings/${first.id}`}>{t('person.message')}</Link>}
            <Link to={`/bookings/${scope}`}>{t('person.all')}</Link>
          </span>
        </div>
        <div className="card list">
          {open.bookings.map((booking) => (
            <BookingRow key={booking.id} booking={booking} thumbnail={pictures.get(booking.good_id)} />
          ))}
          {!first && <p className="pad t2 sm">{t('person.none')}</p>}
        </div>
      </section>
      {over.length > 0 && <PastBookings bookings={over} />}
    </>
  );
}
