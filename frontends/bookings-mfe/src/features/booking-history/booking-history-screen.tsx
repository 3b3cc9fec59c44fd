import { ButtonLink, Empty, PageHeader, useTranslation, useUser } from '@kashikari/web-kit';
import { useBookingsIn } from '../../api/list-bookings';
import { BookingPages } from '../../booking-pages';
import { BookingRow } from '../../booking-row';

/** `bookings_history`: returned and canceled bookings, both the user's own and those of lent goods. */
export function BookingHistoryScreen() {
  const { t } = useTranslation('bookings');
  const me = useUser()?.id;
  const found = useBookingsIn(['returned', 'cancelled'], { scope: 'all' });
  return (
    <>
      <PageHeader title={t('history.title')} back={{ to: '/bookings', label: t('list.title') }} />
      <BookingPages
        found={found}
        empty={
          <Empty
            title={t('history.empty')}
            actions={<ButtonLink to="/bookings">{t('list.title')}</ButtonLink>}
          >
            {t('history.emptyHint')}
          </Empty>
        }
        row={(booking, { goods, users }) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            thumbnail={goods.get(booking.good_id)?.thumbnail_url}
            borrower={booking.user_id === me ? undefined : users.get(booking.user_id ?? '')?.name}
          />
        )}
      />
    </>
  );
}
