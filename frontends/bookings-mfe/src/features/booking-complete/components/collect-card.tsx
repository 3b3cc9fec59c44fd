import { Fragment } from 'react';
import { useTranslation } from '@kashikari/web-kit';
import type { BookingAnswer } from '../../../api/get-booking';
import { useStartWords } from '../../../booking-words';

interface Props {
  readonly booking: BookingAnswer['booking'];
  readonly place: string | undefined;
  /** The lender’s own words about collecting. */
  readonly note: string | undefined;
}

/** Where and from when it is collected, and what its lender says about that. */
export function CollectCard({ booking, place, note }: Props) {
  const { t } = useTranslation('bookings');
  const start = useStartWords(booking);
  const facts = [
    [t('complete.place'), place],
    [t('complete.when'), t('complete.from', { start })],
    [t('complete.note'), note],
  ].filter(([, value]) => value);
  return (
    <section className="card pad">
      <h2>{t('complete.collect')}</h2>
      <dl className="kv gap">
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd className="pre">{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
