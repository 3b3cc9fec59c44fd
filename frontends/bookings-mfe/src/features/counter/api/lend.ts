import type { BookingRange } from '@kashikari/availability';
import { answer, api } from '@kashikari/web-kit';
import { toRange } from '../../../rules/booking-range';
import type { TrayGood } from '../rules/tray';

export interface Lending {
  readonly good: TrayGood;
  readonly userId: string;
  readonly asked: BookingRange;
}

/** Books a thing for somebody and hands it over where the lender manages that; answers the booking's id. */
export async function lend({ good, userId, asked }: Lending): Promise<string> {
  const body = {
    good_id: good.id,
    user_id: userId,
    ...toRange(asked),
    quantity: 1,
    // It was read from the thing itself, or typed from it.
    ...(good.only_scan_booking && { scanned_code: good.management_id ?? good.id }),
  };
  const { booking } = await answer(api.POST('/bookings', { body }));
  if (booking.permissions.includes('hand_over')) {
    await answer(api.POST('/bookings/{id}/hand_over', { params: { path: { id: booking.id } } }));
  }
  return booking.id;
}

/** Takes back what is out of a good, the booking that should have ended first; undefined when nothing is out. */
export async function takeBack(goodId: string): Promise<string | undefined> {
  const query = {
    scope: 'lend',
    good_id: goodId,
    sort: 'end_at',
    to: new Date().toISOString(),
    per_page: 100,
  } as const;
  const { bookings } = await answer(api.GET('/bookings', { params: { query } }));
  const out = bookings.find(({ permissions }) => permissions.includes('return'));
  if (!out) return undefined;
  await answer(api.POST('/bookings/{id}/return', { params: { path: { id: out.id } } }));
  return out.id;
}
