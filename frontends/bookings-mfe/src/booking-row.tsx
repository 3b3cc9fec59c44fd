import {
  Button,
  ListRow,
  Picture,
  dayIn,
  formatShortDay,
  formatWeekday,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import type { BookingView } from './api/get-booking';
import { useReturn } from './api/use-return';
import { BookingMarks } from './booking-marks';
import { useRangeWords } from './booking-words';
import { isDue } from './rules/is-due';
import { isOut } from './rules/is-out';
import './booking-row.css';

interface Props {
  readonly booking: BookingView;
  readonly thumbnail?: string | null;
  /** The next step in words; replaces the range. */
  readonly when?: string;
  /** The borrower's name, for lists with bookings of several people. */
  readonly borrower?: string;
}

/** One booking in a list: its state, its dates, and 返却する if that is the next act. */
export function BookingRow({ booking, thumbnail, when, borrower }: Props) {
  const { t } = useTranslation('bookings');
  const whole = useRangeWords(booking);
  const range = when ?? whole;
  // Home passes its own text for a due booking.
  const due = when === undefined && isDue(booking, Date.now());
  const { busy, markReturned } = useReturn(booking);
  const mayReturn = booking.permissions.includes('return');
  return (
    <div className={mayReturn ? 'bkrow hasact' : 'bkrow'}>
      <ListRow
        to={`/bookings/${booking.id}`}
        leading={
          <>
            <DateBox booking={booking} />
            <Picture id={booking.good_id} url={thumbnail} />
          </>
        }
        title={booking.good_title || t('gone')}
      >
        <BookingMarks booking={booking} due={due} />
        {borrower && <span className="meta">{borrower}</span>}
        {!due && <span className="meta nb">{range}</span>}
      </ListRow>
      {mayReturn && (
        <Button
          look={booking.state === 'overdue' ? 'primary' : 'plain'}
          small
          busy={busy}
          onClick={() => markReturned()}
        >
          {t('acts.return')}
        </Button>
      )}
    </div>
  );
}

/**
 * The relevant day in large type: the end of a current booking, the start of a future one, or the end of a past one in
 * gray. It is decorative, since the range is beside it.
 */
function DateBox({ booking }: { readonly booking: BookingView }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const size = locale === 'ja' ? 'w' : 'm';
  const end = booking.end_date ?? dayIn(booking.time_zone, Date.parse(booking.end_at) - 1);
  const over = booking.returned_at ?? booking.cancelled_at;
  if (over || booking.not_collected) {
    const day = over ? dayIn(booking.time_zone, over) : end;
    return (
      <span className="datebox over" aria-hidden="true">
        <b className={size}>{formatShortDay(day, locale)}</b>
        <small>{formatWeekday(day, locale)}</small>
      </span>
    );
  }
  const out = isOut(booking, Date.now());
  const day = out ? end : (booking.start_date ?? dayIn(booking.time_zone, booking.start_at));
  return (
    <span className="datebox" aria-hidden="true">
      <b className={size}>{formatShortDay(day, locale)}</b>
      <small>{t(out ? 'list.endBox' : 'list.startBox', { weekday: formatWeekday(day, locale) })}</small>
    </span>
  );
}
