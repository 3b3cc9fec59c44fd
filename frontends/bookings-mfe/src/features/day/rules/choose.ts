import type { BookingView } from '../../../api/get-booking';
import type { PartName } from '../api/get-day';

/** Reports whether a row of a part can be chosen for an act on many: what comes back and what goes out. */
export function isChoosable(part: PartName, booking: BookingView): boolean {
  if (part === 'late' || part === 'due') return booking.permissions.includes('return');
  return part === 'starts' && booking.permissions.includes('hand_over');
}
