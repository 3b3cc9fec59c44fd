import { Button, ListRow, StateChip, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import type { BookingView } from '../../../api/get-booking';
import { useRangeWords, useStateWords } from '../../../booking-words';

/** Shown before one asks for all. */
const FIRST = 4;

/** What was booked by the same act: the other goods, or the other dates of a series. */
export function MadeTogether({ bookings }: { readonly bookings: readonly BookingView[] }) {
  const { t } = useTranslation('bookings');
  const [all, setAll] = useState(false);
  if (bookings.length === 0) return null;
  const hidden = all ? 0 : Math.max(0, bookings.length - FIRST);
  return (
    <section aria-labelledby="made-together" className="made-together">
      <h2 id="made-together" className="lbl">
        {t('together.title')}
      </h2>
      <div className="card list">
        {bookings.slice(0, bookings.length - hidden).map((booking) => (
          <Row key={booking.id} booking={booking} />
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

function Row({ booking }: { readonly booking: BookingView }) {
  const { t } = useTranslation('bookings');
  const { state, words } = useStateWords(booking);
  const range = useRangeWords(booking);
  return (
    <ListRow to={`/bookings/${booking.id}`} title={booking.good_title || t('gone')}>
      <StateChip state={state}>{words}</StateChip>
      <span className="meta">{range}</span>
    </ListRow>
  );
}
