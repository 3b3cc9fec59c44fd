import { useTranslation } from '@kashikari/web-kit';
import type { BookingAnswer } from '../../../api/get-booking';
import { useStartWords } from '../../../booking-words';
import { FactList } from '../../../fact-list';

interface Props {
  readonly booking: BookingAnswer['booking'];
  readonly place: string | undefined;
  /** The lender’s own words about collecting. */
  readonly note: string | undefined;
}

/** The place and the time of collection, with the lender's note about it. */
export function CollectCard({ booking, place, note }: Props) {
  const { t } = useTranslation('bookings');
  const start = useStartWords(booking);
  return (
    <section className="card pad">
      <h2>{t('complete.collect')}</h2>
      <div className="gap">
        <FactList
          facts={[
            [t('complete.place'), place],
            [t('complete.when'), t('complete.from', { start })],
            [t('complete.note'), note],
          ]}
        />
      </div>
    </section>
  );
}
