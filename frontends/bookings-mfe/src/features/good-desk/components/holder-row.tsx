import { Avatar, Button, Link, LoadError, Skeleton, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import { type BookingAnswer, useBooking } from '../../../api/get-booking';
import { useRowActs } from '../../../api/use-row-acts';
import { DueTag } from '../../../due-tag';
import { RemindDialog } from '../../../remind-dialog';
import { mayRemind } from '../../../rules/remind';
import { unitsNamed } from '../../../rules/returned-units';

/** The current borrower of the good and the end of the booking, with a manager's acts. */
export function HolderRow({ id }: { readonly id: string }) {
  const found = useBooking(id);
  if (found.isPending) return <Skeleton shape="rows" count={1} />;
  if (!found.data) return <LoadError error={found.error} onRetry={() => void found.refetch()} />;
  return <Holder found={found.data} />;
}

function Holder({ found: { booking, users } }: { readonly found: BookingAnswer }) {
  const { t } = useTranslation('bookings');
  const { busy, run } = useRowActs(booking);
  const [reminding, setReminding] = useState(false);
  const borrower = users.find((user) => user.id === booking.user_id)?.name ?? t('ofGood.somebody');
  return (
    <div className="holder">
      <Avatar name={borrower} />
      <div className="grow">
        <Link className="b" to={`/bookings/${booking.id}`}>
          {borrower}
          {unitsNamed(booking) > 1 && ` ×${unitsNamed(booking)}`}
        </Link>
        <div className="row wrap">
          <DueTag booking={booking} />
        </div>
      </div>
      <div className="row holderacts">
        {booking.permissions.includes('return') && (
          <Button
            small
            busy={busy === 'return'}
            onClick={() => run('return')}
            aria-label={t('day.actOn.return', { title: booking.good_title })}
          >
            {t('day.acts.return')}
          </Button>
        )}
        {mayRemind(booking) && (
          <Button small look="quiet" onClick={() => setReminding(true)}>
            {t('day.remind.verb')}
          </Button>
        )}
      </div>
      {reminding && (
        <RemindDialog booking={booking} borrower={borrower} onClose={() => setReminding(false)} />
      )}
    </div>
  );
}
