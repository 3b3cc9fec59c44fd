import { Button, ListRow, dayIn, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import type { BookingAnswer } from '../../../api/get-booking';
import { useRangeWords } from '../../../booking-words';

interface Props {
  readonly found: BookingAnswer;
  /** Managers open a booking from here. */
  readonly manages: boolean;
}

type NextBooking = BookingAnswer['related_members_bookings'][number];

/** Shown before all are asked for. */
const FIRST = 4;

/** The other bookings of the good in the next 14 days, with their borrowers as far as the viewer may know them. */
export function NextBookings({ found, manages }: Props) {
  const { t } = useTranslation('bookings');
  const [all, setAll] = useState(false);
  const next = found.related_members_bookings;
  if (next.length === 0) return null;
  const hidden = all ? 0 : Math.max(0, next.length - FIRST);
  return (
    <section aria-labelledby="next-bookings" className="made-together">
      <h2 id="next-bookings" className="lbl">
        {t('nextBookings.title')}
      </h2>
      <div className="card list">
        {next.slice(0, next.length - hidden).map((one) => (
          <Row key={one.id} next={one} found={found} manages={manages} />
        ))}
      </div>
      {hidden > 0 && (
        <Button small onClick={() => setAll(true)}>
          {t('together.more', { count: hidden })}
        </Button>
      )}
    </section>
  );
}

function Row({ next, found: { booking, users }, manages }: Props & { readonly next: NextBooking }) {
  const name = users.find(({ id }) => id === next.user_id)?.name;
  const range = useRangeWords({ ...next, ...daysOf(next, booking), time_zone: booking.time_zone });
  return (
    <ListRow to={manages && next.user_id ? `/bookings/${next.id}` : undefined} title={range}>
      {name && <span className="meta">{name}</span>}
    </ListRow>
  );
}

/** First and last day of a booking of a good that is lent by the day. */
function daysOf(
  { start_at, end_at }: NextBooking,
  { is_hourly, time_zone }: Pick<BookingAnswer['booking'], 'is_hourly' | 'time_zone'>,
) {
  if (is_hourly) return { start_date: null, end_date: null };
  return { start_date: dayIn(time_zone, start_at), end_date: dayIn(time_zone, Date.parse(end_at) - 1) };
}
