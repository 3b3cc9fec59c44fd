import { Icon, IconCalendar, IconChevronRight, Link, useTranslation } from '@kashikari/web-kit';
import { addDays } from '@kashikari/kernel';
import type { BookingView } from '../../../api/get-booking';
import type { PreviewView } from '../api/preview-extension';
import { useMovedWords } from './use-moved-words';

interface Props {
  readonly booking: BookingView;
  readonly preview: PreviewView;
  readonly days: number;
  onDays(days: number): void;
}

/** The alternatives that move no other booking: fewer days, or another good for the borrower from the old end on. */
export function WaysBeside({ booking, preview, days, onDays }: Props) {
  const { t } = useTranslation('bookings');
  const words = useMovedWords(booking.time_zone);
  const fewer = preview.days_without_moving;
  const end = booking.end_date;
  return (
    <section className="sec" aria-labelledby="beside">
      <h2 id="beside">{t('over.beside')}</h2>
      <div className="card list">
        {fewer > 0 && fewer < days && (
          <button type="button" className="alt" onClick={() => onDays(fewer)}>
            <Icon of={IconCalendar} />
            <span className="grow">
              <span className="dt">
                {end
                  ? t('over.fewer', {
                      day: words.end({ ...preview.extended.to, end_date: addDays(end, fewer) }),
                    })
                  : t('extend.more', { count: fewer })}
              </span>
              <span className="meta blk">{t('over.fewerNote', { count: fewer })}</span>
            </span>
            <span className="go">
              {t('out.take')}
              <Icon of={IconChevronRight} size="s" />
            </span>
          </button>
        )}
        <Link className="alt" to={`/bookings/${booking.id}`}>
          <Icon of={IconCalendar} />
          <span className="grow">
            <span className="dt">{t('over.stay')}</span>
            <span className="meta blk">{t('over.stayNote')}</span>
          </span>
          <span className="go">
            {t('out.take')}
            <Icon of={IconChevronRight} size="s" />
          </span>
        </Link>
      </div>
    </section>
  );
}
