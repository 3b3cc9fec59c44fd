import {
  type Booking,
  BOOKING_ID,
  GOOD_ID,
  type Good,
  type NextOfGood,
  NOW,
  type Schedule,
  booking,
  good,
  inDays,
  lender,
  meta,
  schedule,
  user,
} from './fixtures';
import { http } from './server';
import type { Review } from './voices';

/** Mocks for tests of the borrower's screens: a booking that changes with the acts on it. */

const AT = NOW.toISOString();

/** The fields of a booking after each act, including its next permissions. */
const AFTER = {
  returned: { state: 'returned', returned_at: AT, permissions: ['revert_return'] },
  notReturned: { state: 'handed_over', returned_at: null, permissions: ['return'] },
  received: { state: 'returned', received_at: AT, permissions: [] },
  handedOver: { state: 'handed_over', handed_over_at: AT, permissions: ['revert_hand_over'] },
  notHandedOver: { state: 'reserved', handed_over_at: null, permissions: ['hand_over'] },
  cancelled: { state: 'cancelled', cancelled_at: AT, permissions: [] },
  checked: { in_dispute: false, dispute: null, permissions: [] },
} satisfies Record<string, Partial<Booking>>;

interface Around {
  /** The bookings made by the same act. */
  readonly related?: readonly Booking[];
  /** The other bookings of the good. */
  readonly next?: readonly NextOfGood[];
  readonly of?: Partial<Good>;
  /** The borrower's review of the good. */
  readonly review?: Review;
}

/** Mocks one stored booking: reads return the result of the last act. */
export function oneBooking(
  first: Partial<Booking> = {},
  { related = [], next = [], of = {}, review }: Around = {},
) {
  let kept = booking(first);
  const about = {
    related_bookings: [...related],
    related_members_bookings: [...next],
    review: review ?? null,
    goods: [good(of)],
    users: [lender(), user()],
  };
  const changed = (fields: Partial<Booking>) => {
    kept = { ...kept, ...fields };
    return { booking: kept, ...about };
  };
  return {
    read: http.get('/bookings/{id}', ({ response }) => response(200).json({ booking: kept, ...about })),
    now: () => kept,
    changed,
  };
}

/** One booking, until something is done with it; then it is what the gateway would make of it. */
export function bookingAt(begin: Partial<Booking> = {}, around: Around = {}) {
  const { read, now, changed } = oneBooking(begin, around);
  return [
    read,
    http.post('/bookings/{id}/return', ({ response }) => response(200).json(changed(AFTER.returned))),
    http.delete('/bookings/{id}/return', ({ response }) => response(200).json(changed(AFTER.notReturned))),
    http.post('/bookings/{id}/receive', ({ response }) => response(200).json(changed(AFTER.received))),
    http.post('/bookings/{id}/hand_over', ({ response }) => response(200).json(changed(AFTER.handedOver))),
    http.delete('/bookings/{id}/hand_over', ({ response }) =>
      response(200).json(changed(AFTER.notHandedOver)),
    ),
    http.delete('/bookings/{id}', ({ response }) => response(200).json(changed(AFTER.cancelled))),
    http.delete('/bookings/{id}/series', ({ response }) => {
      const rest = [changed(AFTER.cancelled).booking, booking(AFTER.cancelled), booking(AFTER.cancelled)];
      return response(200).json({ bookings: rest });
    }),
    http.delete('/bookings/{id}/dispute', ({ response }) => response(200).json(changed(AFTER.checked))),
    http.post('/bookings/{id}/extend', async ({ request, response }) => {
      const { days, end_at } = await request.json();
      if (end_at) return response(200).json(changed({ end_at }));
      const end_date = dayAfter(now().end_date ?? '', days ?? 0);
      return response(200).json(
        changed({ end_date, end_at: `${end_date}T15:00:00Z`, duration: 2 + (days ?? 0) }),
      );
    }),
  ];
}

/** A page of bookings of the one good, as lists of them are answered. */
export function bookingsPage(bookings: Booking[], next_page: number | null = null, total = bookings.length) {
  return {
    ...{ bookings, goods: [good()], users: [lender(), user()] },
    meta: { ...meta(total), next_page },
  };
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Returns a schedule in which another user has the camera from one day to another, both included, counted from today.
 */
export function taken(from: number, to: number, fields: Partial<Schedule> = {}): Schedule {
  const { days } = schedule();
  return schedule({
    days: days.map((day, place) =>
      place < from || place > to ? day : { ...day, remaining: 0, state: 'full' as const },
    ),
    busy: [
      {
        start_at: `${inDays(from - 1)}T15:00:00Z`,
        end_at: `${inDays(to)}T15:00:00Z`,
        ...{
          quantity: 1,
          locked_to: null,
          booking_id: null,
          user_id: null,
          state: null,
          mine: false,
          out: false,
        },
      },
    ],
    ...fields,
  });
}

/** The schedule of the one good. */
export function scheduleAt(found: Schedule) {
  return http.get('/goods/{id}/schedule', ({ response }) => response(200).json({ schedule: found }));
}

/** The one good, by other terms. */
export function goodAt(fields: Partial<Good>) {
  return http.get('/goods/{id}', ({ params, response }) =>
    response(200).json({
      good: good({ ...fields, id: String(params.id ?? GOOD_ID) }),
      users: [lender()],
      ...{ images: [], liked_good_ids: [] },
    }),
  );
}

/** Whatever is booked is booked as Mika's, and read by its id. */
export const books = [
  http.post('/bookings', ({ response }) => response(201).json({ booking: booking({ id: BOOKING_ID }) })),
];
