import type { BookingView } from '../../../api/get-booking';
import type { PartName } from '../api/get-day';

/** Returns true if a row of a part can be selected for a bulk act: returns and hand-overs. */
export function isChoosable(part: PartName, booking: BookingView): boolean {
  if (part === 'late' || part === 'due') return booking.permissions.includes('return');
  return part === 'starts' && booking.permissions.includes('hand_over');
}
