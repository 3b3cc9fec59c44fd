import {
  ButtonLink,
  Empty,
  NotFound,
  PageHeader,
  QueryView,
  Skeleton,
  Tabs,
  useParams,
  useTranslation,
} from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import { type GoodView, useGood } from '../../api/get-good';
import { useBookingsIn } from '../../api/list-bookings';
import { BookingPages } from '../../booking-pages';
import { GoodBookingRow } from './components/good-booking-row';

const STATES = {
  live: ['reserved', 'handed_over', 'overdue'],
  over: ['returned', 'cancelled'],
} as const;

interface Props {
  /** The part of the list: booked and out, or over. */
  readonly part: keyof typeof STATES;
  readonly queue?: ReactNode;
}

/**
 * `goods/{id}/bookings` and `goods/{id}/bookings/history`: all bookings of one good, with the names that the user may
 * see.
 */
export function GoodBookingsScreen({ part, queue }: Props) {
  const { id = '' } = useParams();
  const good = useGood(id);
  return (
    <QueryView query={good} loading={<Skeleton shape="rows" />} notFound={<NotFound entity="good" id={id} />}>
      {(found) => <GoodBookings good={found.good} part={part} queue={queue} />}
    </QueryView>
  );
}

function GoodBookings({ good, part, queue }: Props & { readonly good: GoodView }) {
  const { t } = useTranslation('bookings');
  const found = useBookingsIn(STATES[part], { scope: 'all', good_id: good.id });
  const here = `/goods/${good.id}/bookings`;
  return (
    <>
      <PageHeader title={t('ofGood.title')} back={{ to: `/goods/${good.id}`, label: good.title }}>
        <p className="t2">{good.title}</p>
      </PageHeader>
      <Tabs
        label={t('list.scopes')}
        tabs={[
          { to: here, label: t('ofGood.live') },
          { to: `${here}/history`, label: t('ofGood.over') },
        ]}
      />
      {queue}
      <BookingPages
        found={found}
        empty={
          <Empty
            title={t(`ofGood.empty.${part}`)}
            actions={<ButtonLink to={`${here}/new`}>{t('new.title')}</ButtonLink>}
          />
        }
        row={(booking, { users }) => (
          <GoodBookingRow
            key={booking.id}
            booking={booking}
            borrower={users.get(booking.user_id ?? '')?.name}
          />
        )}
      />
    </>
  );
}
