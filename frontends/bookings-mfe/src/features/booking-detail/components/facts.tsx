import { Link, useTranslation, useUser } from '@kashikari/web-kit';
import type { BookingAnswer, BookingView } from '../../../api/get-booking';
import { FactList } from '../../../fact-list';
import { useRecordWords } from '../../../record-words';

/** Borrower, lender, how it is collected, note, how it was booked, and the booking number. */
export function Facts({ found: { booking, users } }: { readonly found: BookingAnswer }) {
  const { t } = useTranslation('bookings');
  const nameOf = (id: string | null) => users.find((user) => user.id === id)?.name;
  const borrower = users.find(({ id }) => id === booking.user_id);
  // A borrower who already has the good does not need the collection note.
  const note = users.find(({ id }) => id === booking.lender_id)?.pick_up_note;
  return (
    <aside className="card facts">
      <FactList
        facts={[
          [t('facts.borrower'), borrower && <Borrower user={borrower} />],
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

/** The borrower: for other people a link to their page, with their record where the caller may see it. */
function Borrower({ user }: { readonly user: BookingAnswer['users'][number] }) {
  const own = useUser()?.id === user.id;
  const words = useRecordWords()(user);
  if (own) return user.name;
  return (
    <>
      <Link to={`/users/${user.id}`}>{user.name}</Link>
      {words && <span className="meta blk">{words}</span>}
    </>
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
