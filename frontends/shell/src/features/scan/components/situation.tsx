import {
  StateChip,
  type StateName,
  dayIn,
  formatNearDay,
  formatTime,
  useLocale,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import type { ScanAnswer } from '../api/resolve-scan';
import type { ScanAction } from '../scan-links';

/** The state of a good, derived from the likeliest action. */
const SITUATIONS = {
  borrow: ['free', 'free'],
  hand_out: ['free', 'free'],
  collect: ['mine', 'collect'],
  hand_over: ['mine', 'collect'],
  return: ['mine', 'mine'],
  extend: ['mine', 'mine'],
  take_back: ['part', 'out'],
  book_later: ['full', 'out'],
  queue: ['full', 'out'],
} as const satisfies Partial<Record<ScanAction, readonly [StateName, string]>>;

/**
 * The state of the scanned good. If the user may see its booking, this includes the end, and the borrower if it is
 * another user.
 */
export function Situation({ answer }: { readonly answer: ScanAnswer }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const me = useUser()?.id;
  const [action] = answer.scan.actions;
  if (!action || !(action in SITUATIONS)) return null;
  const [state, words] = SITUATIONS[action as keyof typeof SITUATIONS];
  const booking = state === 'free' ? undefined : meant(answer, me, action);
  const holder =
    booking && booking.user_id !== me ? answer.users.find(({ id }) => id === booking.user_id) : undefined;
  return (
    <>
      <StateChip state={state}>{t(`scan.situation.${words}`)}</StateChip>
      {booking && (
        <span className="meta">
          {[t('scan.until', { when: endOf(booking, locale) }), holder?.name].filter(Boolean).join('・')}
        </span>
      )}
    </>
  );
}

type Booking = ScanAnswer['bookings'][number];

/** Returns the user's own booking, or else another user's; of several, the one that ends first. */
function meant({ bookings }: ScanAnswer, me: string | undefined, action: ScanAction): Booking | undefined {
  const isOut = ({ state }: Booking) => state === 'handed_over' || state === 'overdue';
  const waits = action === 'collect' || action === 'hand_over';
  const fits = bookings.filter((booking) => isOut(booking) !== waits);
  return fits.find(({ user_id: user }) => user === me) ?? fits[0];
}

/** The last day, or the instant of an hourly booking, by the lender's clock. */
function endOf(booking: Booking, locale: ReturnType<typeof useLocale>): string {
  const { time_zone: zone, end_at: end, end_date: day, is_hourly: isHourly } = booking;
  const today = dayIn(zone);
  if (!isHourly && day) return formatNearDay(day, today, locale);
  return `${formatNearDay(dayIn(zone, end), today, locale)} ${formatTime(end, zone, locale)}`;
}
