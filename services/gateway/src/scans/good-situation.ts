import { localTime } from '../mappers/local-time';
import type { ScanAction, ScanSituation } from './scan-actions';

/** The fields of a booking that determine the situation. */
export interface ScannedBooking {
  readonly user_id: string | null;
  readonly state: 'reserved' | 'handed_over' | 'overdue' | 'returned' | 'cancelled';
  readonly start_at: string;
  readonly locked_from: string | null;
  readonly time_zone: string;
  readonly quantity: number;
  readonly returned_quantity: number;
  readonly permissions: readonly string[];
}

/** The fields of a good that determine the situation. */
export interface ScannedGood {
  readonly quantity: number;
  readonly permissions: readonly string[];
}

const isOut = ({ state }: ScannedBooking) => state === 'handed_over' || state === 'overdue';

/** Reserved, and it starts on the lender's today or has started. */
const startsToday = ({ state, start_at, time_zone }: ScannedBooking, now: number) =>
  state === 'reserved' && dayOf(start_at, time_zone) <= dayOf(now, time_zone);

const dayOf = (at: string | number, zone: string) => localTime(new Date(at), zone).slice(0, 10);

/**
 * Returns the situation of a good for the person who scanned it.
 * @param bookings open ones of the good
 * @param me the person's id; undefined for a visitor
 */
export function goodSituation(
  { quantity }: ScannedGood,
  bookings: readonly ScannedBooking[],
  me: string | undefined,
  now: number,
): ScanSituation {
  const mine = bookings.filter(({ user_id }) => me !== undefined && user_id === me);
  if (mine.some(isOut)) return 'good_mine_out';
  if (mine.some((booking) => startsToday(booking, now))) return 'good_mine_today';
  if (bookings.some((booking) => startsToday(booking, now) && may(booking, 'hand_over'))) return 'good_waits';
  const taken = bookings.filter(
    (booking) => isOut(booking) || Date.parse(booking.locked_from ?? booking.start_at) <= now,
  );
  const pieces = taken.reduce((sum, booking) => sum + booking.quantity - booking.returned_quantity, 0);
  if (pieces >= quantity) return 'good_taken';
  return taken.some(isOut) ? 'good_partly_out' : 'good_free';
}

const may = ({ permissions }: ScannedBooking, act: string) => permissions.includes(act);

/** Returns the actions on a good that the services permit the person now. */
export function possibleOn(
  good: ScannedGood,
  bookings: readonly ScannedBooking[],
  me: string | undefined,
): (action: ScanAction) => boolean {
  const mine = bookings.filter(({ user_id }) => me !== undefined && user_id === me);
  const some = (act: string, among = bookings) => among.some((booking) => may(booking, act));
  const canBook = good.permissions.includes('book');
  const canManage = good.permissions.includes('manage_bookings');
  const rules: Partial<Record<ScanAction, boolean>> = {
    borrow: canBook,
    book_later: canBook,
    queue: canBook,
    return: some('return', mine),
    extend: some('extend', mine),
    hand_out: canBook,
    hand_over: some('hand_over'),
    take_back: some('return'),
    write: canManage && bookings.some(({ user_id }) => user_id !== null && user_id !== me),
    edit: good.permissions.includes('edit'),
  };
  return (action) => rules[action] ?? true;
}
