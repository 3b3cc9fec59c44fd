import type { BookingRange } from '@kashikari/availability';
import { answer, api } from '@kashikari/web-kit';
import { toRange } from '../../../rules/booking-range';
import type { TrayGood } from '../rules/tray';

/** The maximum length of a code; a longer one is not a code of this product. */
const MAX_SCANNED = 200;

export interface Lending {
  readonly good: TrayGood;
  readonly userId: string;
  readonly asked: BookingRange;
  /** Units. */
  readonly quantity: number;
  /** The code read from the good; absent if none was read. */
  readonly code?: string | undefined;
  /** It goes out now, and not from a later day on. */
  readonly handsOver?: boolean;
}

/** Books a good for a person. If the lender records hand-overs, it is also handed over. Returns the booking's id. */
export async function lend({
  good,
  userId,
  asked,
  quantity,
  code,
  handsOver = true,
}: Lending): Promise<string> {
  const body = {
    good_id: good.id,
    user_id: userId,
    ...toRange(asked),
    quantity,
    // A good that was not scanned is booked by the counter, not by a scan.
    ...(code !== undefined && code.length <= MAX_SCANNED && { scanned_code: code }),
  };
  const { booking } = await answer(api.POST('/bookings', { body }));
  if (handsOver && booking.permissions.includes('hand_over')) {
    await answer(api.POST('/bookings/{id}/hand_over', { params: { path: { id: booking.id } } }));
  }
  return booking.id;
}
