import type { ManyAct } from '../api/act-on-many';
import type { BookingView } from '../api/get-booking';

/** Returns the act for a chosen booking: a booking that can be handed over has not begun to be out. */
export function manyActOf({ permissions }: Pick<BookingView, 'permissions'>): ManyAct {
  return permissions.includes('hand_over') ? 'hand_over' : 'return';
}
