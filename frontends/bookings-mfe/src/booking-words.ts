import {
  type Locale,
  type StateName,
  dayIn,
  formatDay,
  formatDays,
  formatHours,
  formatTime,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import type { BookingView } from './api/get-booking';
import { daysLate } from './rules/days-late';
import { isOut } from './rules/is-out';
import { isPartlyBack } from './rules/returned-units';

/** The part of a booking that its words depend on; lists and details both have it. */
type BookingStatusFields = Pick<
  BookingView,
  | 'state'
  | 'in_dispute'
  | 'overdue_in_days'
  | 'start_at'
  | 'end_at'
  | 'start_date'
  | 'end_date'
  | 'time_zone'
  | 'not_collected'
  | 'quantity'
  | 'returned_quantity'
>;

interface StateWords {
  readonly state: StateName;
  readonly words: string;
}

/** Returns the state of a booking and its text. A partly returned booking adds the number of units that are back. */
export function useStateWords(booking: BookingStatusFields): StateWords {
  const { t } = useTranslation('bookings');
  const { state, words } = useWholeState(booking);
  if (!isPartlyBack(booking)) return { state, words };
  const parts = t('state.partBack', { back: booking.returned_quantity, of: booking.quantity });
  return { state, words: `${words}・${parts}` };
}

function useWholeState(booking: BookingStatusFields): StateWords {
  const { t } = useTranslation('bookings');
  if (booking.in_dispute) return { state: 'dispute', words: t('state.dispute') };
  if (booking.state === 'overdue') {
    const count = daysLate(booking, Date.now());
    return { state: 'overdue', words: count > 0 ? t('state.overdueDays', { count }) : t('state.overdue') };
  }
  if (booking.state === 'cancelled') return { state: 'closed', words: t('state.cancelled') };
  if (booking.state === 'returned') return { state: 'free', words: t('state.returned') };
  if (booking.not_collected) return { state: 'closed', words: t('state.not_collected') };
  return { state: 'mine', words: t(isOut(booking, Date.now()) ? 'state.using' : 'state.reserved') };
}

/** The range of a booking or of a waiting-list entry. */
type BookingRangeFields = Pick<
  BookingStatusFields,
  'start_at' | 'end_at' | 'start_date' | 'end_date' | 'time_zone'
>;

/** A range as a sentence: days, or a day with its hours, and the other day where it ends on one. */
export function useRangeWords(booking: BookingRangeFields): string {
  const locale = useLocale();
  const zone = booking.time_zone;
  if (booking.start_date && booking.end_date) {
    return formatDays(booking.start_date, booking.end_date, locale, dayIn(zone));
  }
  return formatHours(Date.parse(booking.start_at), Date.parse(booking.end_at), zone, locale);
}

/** Returns the start of a booking in words: its day, or its day and hour. */
export function useStartWords(booking: BookingRangeFields): string {
  const locale = useLocale();
  return momentWords(booking.time_zone, booking.start_at, booking.start_date, locale);
}

/**
 * A moment of a booking in its zone.
 * @param day null for a booking by the hour, of which the hour is said as well
 */
export function momentWords(zone: string, at: string, day: string | null, locale: Locale): string {
  const words = formatDay(day ?? dayIn(zone, at), locale, dayIn(zone));
  return day ? words : `${words} ${formatTime(at, zone, locale)}`;
}
