import { type User, answer, api } from '@kashikari/web-kit';
import type { BookingView } from '../../../api/get-booking';

/** The bookings of a good that the caller may take back, with their borrowers. */
export interface ReturnableBookings {
  /** The earliest end first. */
  readonly bookings: readonly BookingView[];
  readonly users: readonly User[];
}

/** Returns what is out of a good. Only open bookings are requested, since a good may have hundreds that are over. */
export async function listReturnable(goodId: string): Promise<ReturnableBookings> {
  const query = {
    good_id: goodId,
    open: 'true',
    sort: 'end_at',
    to: new Date().toISOString(),
    per_page: 100,
  } as const;
  const { bookings, users } = await answer(api.GET('/bookings', { params: { query } }));
  return { bookings: bookings.filter(({ permissions }) => permissions.includes('return')), users };
}
