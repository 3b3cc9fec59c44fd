import { Link, StateChip, useTranslation } from '@kashikari/web-kit';
import { useId } from 'react';
import type { BookingView } from '../../../api/get-booking';
import { useRangeWords } from '../../../booking-words';
import { howItEnded } from '../rules/how-it-ended';

/** The last bookings of a person that are over: days, item, and how each ended. */
export function PastBookings({ bookings }: { readonly bookings: readonly BookingView[] }) {
  const { t } = useTranslation('bookings');
  const id = useId();
  return (
    <section className="sec" aria-labelledby={id}>
      <h2 id={id}>{t('person.past')}</h2>
      <div className="card pstable" tabIndex={0} role="region" aria-labelledby={id}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('person.day')}</th>
              <th scope="col">{t('list.column.item')}</th>
              <th scope="col">{t('person.ending')}</th>
            </tr>
          </thead>
          <tbody>
            {bookings.map((booking) => (
              <PastBooking key={booking.id} booking={booking} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function PastBooking({ booking }: { readonly booking: BookingView }) {
  const { t } = useTranslation('bookings');
  return (
    <tr>
      <td>{useRangeWords(booking)}</td>
      <td>
        <Link to={`/bookings/${booking.id}`}>{booking.good_title || t('gone')}</Link>
      </td>
      <td>
        <EndingChip booking={booking} />
      </td>
    </tr>
  );
}

function EndingChip({ booking }: { readonly booking: BookingView }) {
  const { t } = useTranslation('bookings');
  const ending = howItEnded(booking);
  if (ending.kind === 'on_time') return <StateChip state="free">{t('person.onTime')}</StateChip>;
  if (ending.kind !== 'late') return <StateChip state="closed">{t(`state.${ending.kind}`)}</StateChip>;
  const { days, hours } = ending;
  const words =
    days > 0
      ? t('person.daysLate', { count: days })
      : hours > 0
        ? t('day.hoursLate', { count: hours })
        : t('person.late');
  return <StateChip state="overdue">{words}</StateChip>;
}
