import { formatTime, useLocale, useTranslation } from '@kashikari/web-kit';
import { useId } from 'react';
import { useRowActs } from '../../../api/use-row-acts';
import type { PickRow } from '../rules/pick-list';

/** One booking of the pick list with its box: ticked is prepared. The whole row is pressed. */
export function PickItem({ booking, borrower }: PickRow) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const id = useId();
  const { busy, run } = useRowActs(booking);
  const act = (['prepare', 'revert_prepare'] as const).find((name) => booking.permissions.includes(name));
  const time = booking.is_hourly
    ? t('day.from', { time: formatTime(booking.start_at, booking.time_zone, locale) })
    : undefined;
  return (
    <li>
      <button
        type="button"
        className="pickbox"
        role="checkbox"
        aria-checked={booking.prepared_at !== null}
        aria-labelledby={id}
        aria-busy={busy !== undefined}
        disabled={act === undefined}
        onClick={() => act && run(act)}
      >
        <span className="ck" aria-hidden="true" aria-checked={booking.prepared_at !== null} />
        <span className="grow" id={id}>
          <b className="blk">
            {booking.good_title || t('gone')} ×{booking.quantity}
          </b>
          <span className="meta">{[borrower, time, booking.memo].filter(Boolean).join('・')}</span>
        </span>
      </button>
    </li>
  );
}
