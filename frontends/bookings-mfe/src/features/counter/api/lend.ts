import type { BookingRange } from '@kashikari/availability';
import { answer, api } from '@kashikari/web-kit';
import { toRange } from '../../../rules/booking-range';
import type { TrayGood } from '../rules/tray';

export interface Lending {
  readonly good: TrayGood;
  readonly userId: string;
  readonly asked: BookingRange;
  /** Units. */
  readonly quantity: number;
}

/** Books a thing for somebody and hands it over where the lender manages that; answers the booking's id. */
export async function lend({ good, userId, asked, quantity }: Lending): Promise<string> {
  const body = {
    good_id: good.id,
    user_id: userId,
    ...toRange(asked),
    quantity,
    // It was read from the thing itself, or typed from it.
    ...(good.only_scan_booking && { scanned_code: good.management_id ?? good.id }),
  };
  const { booking } = await answer(api.POST('/bookings', { body }));
  if (booking.permissions.includes('hand_over')) {
    await answer(api.POST('/bookings/{id}/hand_over', { params: { path: { id: booking.id } } }));
  }
  return booking.id;
}
