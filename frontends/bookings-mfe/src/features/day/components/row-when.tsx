import { StateChip, dayIn, formatDay, formatTime, useLocale, useTranslation } from '@kashikari/web-kit';
import type { BookingView } from '../../../api/get-booking';
import { useRangeWords, useStateWords } from '../../../booking-words';
import { DueTag } from '../../../due-tag';
import type { PartName } from '../api/get-day';

interface Props {
  readonly part: PartName;
  readonly booking: BookingView;
}

/** The due date of a row, how late it is, or the reason for a check. */
export function RowWhen({ part, booking }: Props) {
  const { t } = useTranslation('bookings');
  if (part === 'settled') return <Settled booking={booking} />;
  return (
    <>
      {part === 'check' ? <Reason booking={booking} /> : <Dates part={part} booking={booking} />}
      {booking.prepared_at && part === 'starts' && <StateChip state="free">{t('day.prepared')}</StateChip>}
      {booking.short_turn_round && <StateChip state="part">{t('list.shortTurnRound')}</StateChip>}
      <Reminded booking={booking} />
    </>
  );
}

function Dates({ part, booking }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const range = useRangeWords(booking);
  if (part !== 'starts') return <DueTag booking={booking} />;
  const time = formatTime(booking.start_at, booking.time_zone, locale);
  return (
    <>
      {booking.is_hourly && <b>{t('day.from', { time })}</b>}
      <span className="meta">{range}</span>
    </>
  );
}

/** The reason why a booking needs a check. */
function Reason({ booking }: { readonly booking: BookingView }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const range = useRangeWords(booking);
  const { state, words } = useStateWords(booking);
  const isPlain = !booking.in_dispute && !booking.not_collected && booking.state !== 'returned';
  const back = booking.state === 'returned' ? booking.returned_at : null;
  const when = back
    ? `${formatDay(dayIn(booking.time_zone, back), locale)} ${formatTime(back, booking.time_zone, locale)}`
    : range;
  return (
    <>
      <StateChip state={isPlain ? 'part' : state}>{isPlain ? t('day.overcommitted') : words}</StateChip>
      <span className="meta">{when}</span>
    </>
  );
}

/** The return or hand-over of the day, with its time. */
function Settled({ booking }: { readonly booking: BookingView }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const returned = booking.returned_at !== null;
  const at = booking.returned_at ?? booking.handed_over_at;
  return (
    <span className="meta">
      {at && `${formatTime(at, booking.time_zone, locale)} `}
      {t(returned ? 'steps.returned' : 'steps.handed_over')}
    </span>
  );
}

/** The time of the borrower's last reminder, if that was today. */
function Reminded({ booking }: { readonly booking: BookingView }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const { reminded_at: at, time_zone: zone } = booking;
  if (!at || dayIn(zone, at) !== dayIn(zone)) return null;
  return <StateChip state="free">{t('day.reminded', { time: formatTime(at, zone, locale) })}</StateChip>;
}
