import { answer, api } from '@kashikari/web-kit';
import type { BookingView } from '../../../api/get-booking';
import { unitsOut } from '../../../rules/returned-units';
import { type BackBooking, unitsBack } from '../rules/tray';

/**
 * Returns units of a booking.
 * @param known the earlier returns of the booking at this counter, to which the units are added; ignored if other
 *   managers returned units meanwhile
 * @param units limited to the number of units that are out
 */
export async function takeBack(
  booking: BookingView,
  known: BackBooking | undefined,
  units: number,
): Promise<BackBooking> {
  const { id, quantity: of, returned_quantity: before } = booking;
  const back = known && unitsBack(known) === before ? known : { id, of, before, parts: [] };
  const out = unitsOut(booking);
  return setBack(back, before + Math.min(units, out), out);
}

/**
 * Sets the number of returned units of a booking. It undoes the last parts returned at this counter, or returns one
 * more part.
 * @param units returned units afterwards, including those returned before
 * @param out units that are out; if none remains out, the whole booking is returned without a number
 */
export async function setBack(
  back: BackBooking,
  units: number,
  out = back.of - unitsBack(back),
): Promise<BackBooking> {
  const params = { path: { id: back.id } };
  const parts = [...back.parts];
  const now = () => unitsBack({ ...back, parts });
  let left = out;
  while (now() > units && parts.length > 0) {
    await answer(api.DELETE('/bookings/{id}/return', { params }));
    left += parts.pop() ?? 0;
  }
  const quantity = units - now();
  if (quantity > 0) {
    const body = quantity < left && { body: { quantity } };
    await answer(api.POST('/bookings/{id}/return', { params, ...body }));
    parts.push(quantity);
  }
  return { ...back, parts };
}
