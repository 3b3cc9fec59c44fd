import { Button, Empty, PageHeader, useSearchParams, useTranslation, useUser } from '@kashikari/web-kit';
import { useBookingsIn } from '../../api/list-bookings';
import { BookingPages } from '../../booking-pages';
import { BookingRow } from '../../booking-row';
import { SearchForm } from './components/search-form';
import { filterOf, isBackwards, toParams } from './search-filter';

/** `bookings/search`: by words, state and days. The address contains the search. */
export function BookingSearchScreen() {
  const { t } = useTranslation('bookings');
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const user = useUser();
  const found = useBookingsIn([filter.state], {
    scope: 'all',
    ...(filter.match && { match: filter.match }),
    ...(filter.from && { from: filter.from }),
    ...(filter.to && !isBackwards(filter) && { to: filter.to }),
    ...(user && { time_zone: user.time_zone }),
  });
  const narrowed = Object.keys(toParams(filter)).length > 0;
  return (
    <>
      <PageHeader title={t('search.title')} back={{ to: '/bookings', label: t('list.title') }} />
      <SearchForm
        key={filter.match}
        filter={filter}
        onFilter={(next) => setParams(toParams(next), { replace: true })}
      />
      <BookingPages
        found={found}
        empty={
          <div className="sec">
            <Empty
              title={t('search.empty')}
              actions={
                narrowed && (
                  <Button onClick={() => setParams({}, { replace: true })}>{t('search.anew')}</Button>
                )
              }
            >
              {t('search.emptyHint')}
            </Empty>
          </div>
        }
        row={(booking, { goods, users }) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            thumbnail={goods.get(booking.good_id)?.thumbnail_url}
            borrower={booking.user_id === user?.id ? undefined : users.get(booking.user_id ?? '')?.name}
          />
        )}
      />
    </>
  );
}
