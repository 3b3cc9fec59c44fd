import { Allowed, NotFound, QueryView, Skeleton, useParams, useSearchParams } from '@kashikari/web-kit';
import { useState } from 'react';
import { useBooking } from '../../api/get-booking';
import { ExtendOver } from './components/extend-over';
import './extension.css';

/** The longest extension that the contract takes, days. */
const MAX_DAYS = 3660;

/**
 * `bookings/{id}/extend`: a manager's extension over other bookings. It shows exactly the bookings that would be moved,
 * alternatives that move none, and the button to confirm. The address may contain the days (`?days=3`).
 */
export function ExtensionScreen() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const [days, setDays] = useState(() =>
    Math.min(Math.max(Math.trunc(Number(params.get('days'))) || 1, 1), MAX_DAYS),
  );
  const booking = useBooking(id);
  const notFound = <NotFound entity="booking" id={id} />;
  return (
    <QueryView query={booking} loading={<Skeleton shape="block" />} notFound={notFound}>
      {({ booking: found }) => (
        <Allowed to="extend" on={found} otherwise={notFound}>
          <ExtendOver booking={found} days={days} onDays={setDays} />
        </Allowed>
      )}
    </QueryView>
  );
}
