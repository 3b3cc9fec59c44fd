import { Note, useTranslation } from '@kashikari/web-kit';
import type { BookingView } from '../../../api/get-booking';
import type { PreviewView } from '../api/preview-extension';
import { miniSchedule } from '../rules/mini-schedule';
import { MiniLines } from './mini-lines';
import { MovedRow } from './moved-row';
import { useMovedWords } from './use-moved-words';
import { WaysBeside } from './ways-beside';

interface Props {
  readonly booking: BookingView;
  readonly preview: PreviewView;
  readonly days: number;
  onDays(days: number): void;
}

/** The line as it is and as it would be, a row for each who is moved, the message that they get, and other ways. */
export function KnockOn({ booking, preview, days, onDays }: Props) {
  const { t } = useTranslation('bookings');
  const words = useMovedWords(booking.time_zone);
  const schedule = miniSchedule(preview);
  const names = new Map(preview.users.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? t('ofGood.somebody');
  const [first] = preview.moves;
  return (
    <>
      {schedule && <MiniLines schedule={schedule} preview={preview} nameOf={nameOf} />}
      <div className="ovtwo">
        <div>
          {first ? (
            <section aria-labelledby="moved">
              <h2 id="moved">{t('over.moved')}</h2>
              <div className="card list">
                {preview.moves.map((moved) => (
                  <MovedRow
                    key={moved.booking_id}
                    moved={moved}
                    name={nameOf(moved.user_id)}
                    zone={booking.time_zone}
                  />
                ))}
              </div>
              <p className="hint">{t('over.terms')}</p>
            </section>
          ) : (
            <Note>{t('over.movesNobody')}</Note>
          )}
          {first && <WaysBeside booking={booking} preview={preview} days={days} onDays={onDays} />}
        </div>
        {first && (
          <aside className="ovside">
            <div className="card pad">
              <h3>{t('over.message')}</h3>
              <p className="sm ovmsg">
                {t('over.messageText', {
                  title: booking.good_title,
                  from: words.start(first.from),
                  to: words.start(first.to),
                })}
              </p>
            </div>
            <Note tone="warning">{t('over.limit')}</Note>
          </aside>
        )}
      </div>
    </>
  );
}
