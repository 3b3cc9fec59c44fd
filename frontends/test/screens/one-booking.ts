import { type Booking, booking, good, lender, user } from './fixtures';
import { http } from './server';

/** One booking as it is kept: what an act answers is what is read after it. */
export function oneBooking(first: Partial<Booking> = {}) {
  let kept = booking(first);
  const about = { related_bookings: [], goods: [good()], users: [lender(), user()] };
  const changed = (fields: Partial<Booking>) => {
    kept = { ...kept, ...fields };
    return { booking: kept, ...about };
  };
  return {
    read: http.get('/bookings/{id}', ({ response }) => response(200).json({ booking: kept, ...about })),
    changed,
  };
}
