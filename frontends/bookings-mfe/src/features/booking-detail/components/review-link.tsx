import { ButtonLink, useTranslation, useUser } from '@kashikari/web-kit';
import type { BookingAnswer } from '../../../api/get-booking';

/** The borrower's way to a review of what was returned, or to the review that is already written. */
export function ReviewLink({ found: { booking, review } }: { readonly found: BookingAnswer }) {
  const { t } = useTranslation('bookings');
  const me = useUser();
  const isOwn = me !== null && booking.user_id === me.id;
  if (!isOwn || booking.returned_at === null || !booking.good_title) return null;
  return (
    <div className="bkreview">
      <ButtonLink to={`/goods/${booking.good_id}/reviews`} full>
        {t(review ? 'detail.changeReview' : 'detail.review')}
      </ButtonLink>
    </div>
  );
}
