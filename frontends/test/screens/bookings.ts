import { screen } from '@testing-library/react';
import {
  type Booking,
  BOOKING_ID,
  GOOD_ID,
  type Good,
  NOW,
  type Schedule,
  booking,
  good,
  inDays,
  lender,
  schedule,
  user,
} from './fixtures';
import { http } from './server';

/** What tests of the borrower's screens need beside the usual: a booking that becomes another by what is done with it. */

const now = NOW.toISOString();

/** What each act makes of a booking, and of what may be done with it next. */
const AFTER = {
  returned: { state: 'returned', returned_at: now, permissions: ['revert_return'] },
  notReturned: { state: 'handed_over', returned_at: null, permissions: ['return'] },
  received: { state: 'returned', received_at: now, permissions: [] },
  handedOver: { state: 'handed_over', handed_over_at: now, permissions: ['revert_hand_over'] },
  notHandedOver: { state: 'reserved', handed_over_at: null, permissions: ['hand_over'] },
  cancelled: { state: 'cancelled', cancelled_at: now, permissions: [] },
  checked: { in_dispute: false, dispute: null, permissions: [] },
} satisfies Record<string, Partial<Booking>>;

interface Around {
  /** What was booked by the same act. */
  readonly related?: readonly Booking[];
  readonly of?: Partial<Good>;
}

/** One booking, until something is done with it; then it is what the gateway would make of it. */
export function bookingAt(begin: Partial<Booking> = {}, { related = [], of = {} }: Around = {}) {
  let it = booking(begin);
  const becomes = (fields: Partial<Booking>) => {
    it = { ...it, ...fields };
    return { booking: it };
  };
  return [
    http.get('/bookings/{id}', ({ response }) =>
      response(200).json({
        booking: it,
        related_bookings: [...related],
        goods: [good(of)],
        users: [lender(), user()],
      }),
    ),
    http.post('/bookings/{id}/return', ({ response }) => response(200).json(becomes(AFTER.returned))),
    http.delete('/bookings/{id}/return', ({ response }) => response(200).json(becomes(AFTER.notReturned))),
    http.post('/bookings/{id}/receive', ({ response }) => response(200).json(becomes(AFTER.received))),
    http.post('/bookings/{id}/hand_over', ({ response }) => response(200).json(becomes(AFTER.handedOver))),
    http.delete('/bookings/{id}/hand_over', ({ response }) =>
      response(200).json(becomes(AFTER.notHandedOver)),
    ),
    http.delete('/bookings/{id}', ({ response }) => response(200).json(becomes(AFTER.cancelled))),
    http.delete('/bookings/{id}/series', ({ response }) => {
      const rest = [becomes(AFTER.cancelled).booking, booking(AFTER.cancelled), booking(AFTER.cancelled)];
      return response(200).json({ bookings: rest });
    }),
    http.delete('/bookings/{id}/dispute', ({ response }) => response(200).json(becomes(AFTER.checked))),
    http.post('/bookings/{id}/extend', async ({ request, response }) => {
      const { days, end_at } = await request.json();
      if (end_at) return response(200).json(becomes({ end_at }));
      const end_date = dayAfter(it.end_date ?? '', days ?? 0);
      return response(200).json(
        becomes({ end_date, end_at: `${end_date}T15:00:00Z`, duration: 2 + (days ?? 0) }),
      );
    }),
  ];
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Somebody else has the camera from one day to another, both included, counted from today. */
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
        ...{ quantity: 1, locked_to: null, booking_id: null, user_id: null, state: null, mine: false },
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

/** The address at which the page stands now, with its query. */
export function here(): string {
  return window.location.pathname + window.location.search;
}

/** The one button that says this and no more. Found by its words: by its role costs ten times as much on a full screen. */
export function buttonOf(words: string): HTMLElement {
  const found = screen.queryAllByText(words).flatMap((one) => one.closest('button') ?? []);
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} buttons say “${words}”`);
  return only;
}

/** A day of a month on the screen. */
export function dayOf(date: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-day="${date}"]`);
  if (!found) throw new Error(`no day ${date} on the screen`);
  return found;
}

/** The files that the page hands to the browser's own saving, by name. Call it before what saves. */
export function savedFiles(): string[] {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}
