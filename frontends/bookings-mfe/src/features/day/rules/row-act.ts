import type { Act } from '../../../api/act-on-booking';
import type { BookingView } from '../../../api/get-booking';
import type { PartName } from '../api/get-day';

/** The acts of a part, the likeliest first. */
const OF_PART: Readonly<Record<PartName, readonly Act[]>> = {
  late: ['return'],
  check: ['receive', 'cancel'],
  due: ['return'],
  starts: ['hand_over'],
  settled: ['revert_return', 'revert_hand_over'],
};

/** Returns the one act of a row in a part that the caller may do; undefined where the booking is to be opened. */
export function rowAct(part: PartName, booking: BookingView): Act | undefined {
  if (part === 'check' && booking.in_dispute) return undefined;
  // Too many booked of a good is no reason to cancel this booking in particular.
  const acts = OF_PART[part].filter((act) => act !== 'cancel' || booking.not_collected);
  return acts.find((act) => booking.permissions.includes(act));
}
