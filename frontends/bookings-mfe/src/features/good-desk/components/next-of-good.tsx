import { Link, LoadError, Skeleton, useTranslation } from '@kashikari/web-kit';
import type { BookingView } from '../../../api/get-booking';
import { useRangeWords } from '../../../booking-words';
import { useNextOfGood } from '../api/list-next-of-good';

/** The next three bookings of the good, or a hint if there is no booking. */
export function NextOfGood({ goodId }: { readonly goodId: string }) {
  const { t } = useTranslation('bookings');
  const found = useNextOfGood(goodId);
  if (found.isPending) return <Skeleton shape="rows" count={1} />;
  if (!found.data) return <LoadError error={found.error} onRetry={() => void found.refetch()} />;
  const { bookings, users } = found.data;
  const names = new Map(users.map(({ id, name }) => [id, name]));
  if (bookings.length === 0) {
    return (
      <p className="t2 sm">
        {t('goodDesk.nothing')} <Link to={`/goods/${goodId}/bookings/new`}>{t('new.title')}</Link>
      </p>
    );
  }
  return (
    <ol className="nextof">
      {bookings.map((booking) => (
        <li key={booking.id} className="row sp wrap">
          <Next booking={booking} />
          <span className="meta">{names.get(booking.user_id ?? '') ?? t('ofGood.somebody')}</span>
        </li>
      ))}
    </ol>
  );
}

function Next({ booking }: { readonly booking: BookingView }) {
  return (
    <Link className="nb" to={`/bookings/${booking.id}`}>
      {useRangeWords(booking)}
    </Link>
  );
}
