import { useTranslation } from '@kashikari/web-kit';
import type { BookingAnswer, BookingView } from '../../../api/get-booking';
import { FactList } from '../../../fact-list';

/** Borrower, lender, how it is collected, note, how it was booked, and the booking number. */
export function Facts({ found: { booking, users } }: { readonly found: BookingAnswer }) {
  const { t } = useTranslation('bookings');
  const nameOf = (id: string | null) => users.find((user) => user.id === id)?.name;
  // A borrower who already has the good does not need the collection note.
  const note = users.find(({ id }) => id === booking.lender_id)?.pick_up_note;
  return (
    <aside className="card facts">
      <FactList
        facts={[
          [t('facts.borrower'), nameOf(booking.user_id)],
          [t('facts.lender'), nameOf(booking.lender_id)],
          [t('complete.note'), booking.state === 'reserved' ? note : undefined],
          [t('facts.memo'), booking.memo],
          [
            t('facts.extended'),
            booking.extended_days > 0 ? t('days', { count: booking.extended_days }) : undefined,
          ],
          [t('facts.method'), useMethodWords(booking)],
          [t('facts.number'), booking.id.slice(-8)],
        ]}
      />
    </aside>
  );
}

const METHODS = ['web', 'scan', 'counter', 'bulk', 'takeout', 'api', 'kiosk', 'sip2'] as const;

/**
 * Returns the booking method in words. Returns undefined for a method of a later release, and for a caller who may not
 * see the borrower.
 */
function useMethodWords({ method, user_id }: BookingView): string | undefined {
  const { t } = useTranslation('bookings');
  const known = METHODS.find((one) => one === method);
  return known && user_id !== null ? t(`method.${known}`) : undefined;
}
