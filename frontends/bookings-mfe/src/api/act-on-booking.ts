import { answer, api, useMutation } from '@kashikari/web-kit';
import { useMakeStale } from './stale';

/** The acts that need nothing but the booking. */
export type Act =
  | 'return'
  | 'revert_return'
  | 'receive'
  | 'hand_over'
  | 'revert_hand_over'
  | 'prepare'
  | 'revert_prepare'
  | 'cancel';

/** An act on a booking; a return of some units while the rest stays out says how many are back. */
interface BookingAct {
  readonly id: string;
  readonly act: Act;
  /** Units, with `return` alone; without it all that are out. */
  readonly quantity?: number | undefined;
}

function send({ id, act, quantity }: BookingAct) {
  const of = { params: { path: { id } } };
  switch (act) {
    case 'return':
      return answer(api.POST('/bookings/{id}/return', { ...of, ...(quantity && { body: { quantity } }) }));
    case 'revert_return':
      return answer(api.DELETE('/bookings/{id}/return', of));
    case 'receive':
      return answer(api.POST('/bookings/{id}/receive', of));
    case 'hand_over':
      return answer(api.POST('/bookings/{id}/hand_over', of));
    case 'revert_hand_over':
      return answer(api.DELETE('/bookings/{id}/hand_over', of));
    case 'prepare':
      return answer(api.POST('/bookings/{id}/prepare', of));
    case 'revert_prepare':
      return answer(api.POST('/bookings/{id}/revert_prepare', of));
    case 'cancel':
      return answer(api.DELETE('/bookings/{id}', of));
  }
}

/** Performs one act on a booking. The booking's `permissions` list the acts that the caller may perform. */
export function useActOnBooking() {
  const makeStale = useMakeStale();
  return useMutation({
    mutationFn: send,
    onSettled: makeStale,
  });
}
