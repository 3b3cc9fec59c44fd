import { Picture, StateChip, useTranslation } from '@kashikari/web-kit';
import { useId } from 'react';
import type { BookingView } from '../../../api/get-booking';
import { useRangeWords, useStateWords } from '../../../booking-words';
import { unitsNamed } from '../../../rules/returned-units';

interface Props {
  readonly booking: BookingView;
  readonly borrower: string | undefined;
  readonly thumbnail: string | null | undefined;
  readonly chosen: boolean;
  onToggle(): void;
}

/** One booking that is out, with its checkbox; the whole row is pressable. */
export function ReturnRow({ booking, borrower, thumbnail, chosen, onToggle }: Props) {
  const { t } = useTranslation('bookings');
  const { state, words } = useStateWords(booking);
  const range = useRangeWords(booking);
  const id = useId();
  const units = unitsNamed(booking);
  return (
    <button
      type="button"
      className={chosen ? 'lrow retrow on' : 'lrow retrow'}
      role="checkbox"
      aria-checked={chosen}
      aria-labelledby={id}
      aria-describedby={`${id}-what`}
      onClick={onToggle}
    >
      <span className="ck" aria-hidden="true" aria-checked={chosen} />
      <Picture id={booking.good_id} url={thumbnail} />
      <span className="grow">
        <span className="b clip2" id={id}>
          {booking.good_title}
        </span>
        <span className="row wrap rowmeta" id={`${id}-what`}>
          <StateChip state={state}>{words}</StateChip>
          <span className="meta">
            {[borrower, range, units > 1 && t('quantity', { count: units })].filter(Boolean).join('・')}
          </span>
        </span>
      </span>
    </button>
  );
}
