import { Button, ButtonLink, Picture, StateChip, useTranslation } from '@kashikari/web-kit';
import type { BookingView } from '../../../api/get-booking';
import { useRangeWords, useStateWords } from '../../../booking-words';
import type { BookingPage } from '../api/list-bookings';

interface Props {
  readonly booking: BookingView;
  readonly good: BookingPage['goods'][number] | undefined;
  readonly borrower: string | undefined;
  onAct(act: 'return' | 'hand_over'): void;
}

/** The open booking beside the table: state, item, dates, borrower, and what can be done with it. */
export function BookingPanel({ booking, good, borrower, onAct }: Props) {
  const { t } = useTranslation('bookings');
  const { state, words } = useStateWords(booking);
  const range = useRangeWords(booking);
  const acts = (['hand_over', 'return'] as const).filter((act) => booking.permissions.includes(act));
  return (
    <>
      <StateChip state={state}>{words}</StateChip>
      <div className="row gap">
        <Picture id={booking.good_id} url={good?.thumbnail_url} />
        <div className="grow">
          <h2>{booking.good_title || t('gone')}</h2>
          {good?.location && <p className="meta">{good.location}</p>}
        </div>
      </div>
      <p className="gap">{range}</p>
      {borrower && <p className="t2">{borrower}</p>}
      <div className="row wrap gap">
        {acts.map((act, place) => (
          <Button key={act} look={place === 0 ? 'primary' : 'plain'} onClick={() => onAct(act)}>
            {t(`day.acts.${act}`)}
          </Button>
        ))}
        <ButtonLink to={`/bookings/${booking.id}`}>{t('day.open')}</ButtonLink>
      </div>
    </>
  );
}
