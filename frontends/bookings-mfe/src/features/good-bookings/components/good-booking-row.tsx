import { Badge, ListRow, StateChip, useTranslation } from '@kashikari/web-kit';
import type { BookingView } from '../../../api/get-booking';
import { useRangeWords, useStateWords } from '../../../booking-words';

interface Props {
  readonly booking: BookingView;
  /** Left out where the reader may know that it is taken, but not by whom. */
  readonly borrower?: string;
}

/** One booking of a good: when, by whom. It leads to the booking where the reader may see that. */
export function GoodBookingRow({ booking, borrower }: Props) {
  const { t } = useTranslation('bookings');
  const { state, words } = useStateWords(booking);
  const range = useRangeWords(booking);
  return (
    <ListRow to={booking.user_id ? `/bookings/${booking.id}` : undefined} title={range}>
      <StateChip state={state}>{words}</StateChip>
      <Badge
        count={booking.unread_messages}
        label={t('messages.unread', { count: booking.unread_messages })}
      />
      <span className="meta">
        {borrower ?? t('ofGood.somebody')}・{t('quantity', { count: booking.quantity })}
      </span>
    </ListRow>
  );
}
