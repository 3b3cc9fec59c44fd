import { answer, api } from '@kashikari/web-kit';
import type { ScanAnswer } from './resolve-scan';

type Booking = ScanAnswer['bookings'][number];

/** A booking after a unit of it came back. */
export interface ReturnedPiece {
  readonly bookingId: string;
  /** Units that are back by now. */
  readonly back: number;
  /** Units of the booking. */
  readonly of: number;
}

/** Returns one unit of a booking: one read is one unit. */
export async function returnPiece({
  id,
  quantity: of,
  returned_quantity: before,
}: Booking): Promise<ReturnedPiece> {
  const params = { path: { id } };
  const isLast = of - before <= 1;
  await answer(api.POST('/bookings/{id}/return', { params, ...(!isLast && { body: { quantity: 1 } }) }));
  return { bookingId: id, back: before + 1, of };
}

/** Takes the unit that came back last out again. */
export async function undoReturn(id: string): Promise<void> {
  await answer(api.DELETE('/bookings/{id}/return', { params: { path: { id } } }));
}
