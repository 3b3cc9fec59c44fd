import { Link, Skeleton, dayIn, formatNearDay, useLocale, useTranslation } from '@kashikari/web-kit';
import { useBooking } from '../../../api/get-booking';

/** The last borrower of the good and the time of return. Renders nothing if the booking can't be read. */
export function LastHolder({ id }: { readonly id: string }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const found = useBooking(id);
  if (found.isPending) return <Skeleton shape="rows" count={1} />;
  if (!found.data) return null;
  const { booking, users } = found.data;
  const borrower = users.find((user) => user.id === booking.user_id)?.name ?? t('ofGood.somebody');
  const zone = booking.time_zone;
  return (
    <div className="row sp wrap">
      <Link to={`/bookings/${id}`}>{borrower}</Link>
      {booking.returned_at && (
        <span className="meta nb">
          {t('goodDesk.back', {
            day: formatNearDay(dayIn(zone, booking.returned_at), dayIn(zone), locale),
          })}
        </span>
      )}
    </div>
  );
}
