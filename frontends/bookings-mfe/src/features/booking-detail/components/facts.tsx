import { Fragment } from 'react';
import { useTranslation } from '@kashikari/web-kit';
import type { BookingAnswer } from '../../../api/get-booking';

/** Who, for what, under which number. */
export function Facts({ found: { booking, users } }: { readonly found: BookingAnswer }) {
  const { t } = useTranslation('bookings');
  const nameOf = (id: string | null) => users.find((user) => user.id === id)?.name;
  const facts = [
    [t('facts.borrower'), nameOf(booking.user_id)],
    [t('facts.lender'), nameOf(booking.lender_id)],
    [t('facts.memo'), booking.memo],
    [
      t('facts.extended'),
      booking.extended_days > 0 ? t('days', { count: booking.extended_days }) : undefined,
    ],
    [t('facts.number'), booking.id.slice(-8)],
  ].filter(([, value]) => value);
  return (
    <aside className="card facts">
      <dl className="kv">
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </aside>
  );
}
