import type { components } from '../../../packages/web-kit/src/api/schema';
import { type Booking, LENDER_ID, NOW, TODAY, booking, good, idOf, inDays, lender, user } from './fixtures';
import { http } from './server';

type DayAnswer = components['schemas']['DayAnswer'];
export type Part = 'late' | 'check' | 'due' | 'starts' | 'settled';

/** A booking of Mika's of a good of Olga's, out since three days ago and due back today. */
export function onDay(place: number, title: string, fields: Partial<Booking> = {}): Booking {
  return booking({
    id: idOf(100 + place),
    good_title: title,
    lender_id: LENDER_ID,
    state: 'handed_over',
    ...{ start_date: inDays(-3), start_at: `${inDays(-4)}T15:00:00Z` },
    ...{ end_date: TODAY, end_at: `${TODAY}T15:00:00Z` },
    permissions: ['return'],
    ...fields,
  });
}

/** A lender's day: the bookings of its parts, and what else the answer has. */
export function lendersDay(
  parts: Partial<Record<Part, readonly Booking[]>> = {},
  rest: Partial<DayAnswer> = {},
): DayAnswer {
  const part = (name: Part) => ({ total: parts[name]?.length ?? 0, bookings: [...(parts[name] ?? [])] });
  return {
    day: {
      date: TODAY,
      ...{ late: part('late'), check: part('check'), due: part('due') },
      ...{ starts: part('starts'), settled: part('settled') },
    },
    waits: [],
    week: Array.from({ length: 7 }, (_, at) => ({ date: inDays(at + 1), starts: 0, due: 0 })),
    goods: [good({ location: '体育倉庫' })],
    users: [lender(), user()],
    images: [],
    ...rest,
  };
}

/** Answers the day; a function is asked each time. */
export function dayAt(day: DayAnswer | ((query: URLSearchParams) => DayAnswer)) {
  return http.get('/bookings/day', ({ request, response }) =>
    response(200).json(typeof day === 'function' ? day(new URL(request.url).searchParams) : day),
  );
}

/** Mocks the bookings of a day. Acts move them, so that the next read shows them in the right part. */
export function livingDay(first: Partial<Record<Part, readonly Booking[]>>) {
  const parts: Partial<Record<Part, readonly Booking[]>> = { ...first };
  const at = NOW.toISOString();
  function move(id: string, to: Part, fields: Partial<Booking>): Booking {
    let moved = booking({ id });
    for (const name of Object.keys(parts) as Part[]) {
      moved = parts[name]?.find((one) => one.id === id) ?? moved;
      parts[name] = parts[name]?.filter((one) => one.id !== id) ?? [];
    }
    moved = { ...moved, ...fields };
    parts[to] = [...(parts[to] ?? []), moved];
    return moved;
  }
  const answer = (changed: Booking) => ({
    booking: changed,
    related_bookings: [],
    related_members_bookings: [],
    review: null,
    goods: [good()],
    users: [lender(), user()],
  });
  const returned = (id: string) =>
    move(id, 'settled', { state: 'returned', returned_at: at, permissions: ['revert_return'] });
  const handedOver = (id: string) =>
    move(id, 'settled', { state: 'handed_over', handed_over_at: at, permissions: ['revert_hand_over'] });
  return {
    move,
    answers: [
      dayAt(() => lendersDay(parts)),
      http.post('/bookings/{id}/return', ({ params, response }) =>
        response(200).json(answer(returned(params.id))),
      ),
      http.delete('/bookings/{id}/return', ({ params, response }) =>
        response(200).json(
          answer(
            move(params.id, 'due', { state: 'handed_over', returned_at: null, permissions: ['return'] }),
          ),
        ),
      ),
      http.post('/bookings/{id}/hand_over', ({ params, response }) =>
        response(200).json(answer(handedOver(params.id))),
      ),
      http.post('/bookings/{id}/prepare', ({ params, response }) =>
        response(200).json(
          answer(
            move(params.id, 'starts', { prepared_at: at, permissions: ['hand_over', 'revert_prepare'] }),
          ),
        ),
      ),
      http.post('/bookings/{id}/revert_prepare', ({ params, response }) =>
        response(200).json(
          answer(move(params.id, 'starts', { prepared_at: null, permissions: ['hand_over', 'prepare'] })),
        ),
      ),
    ],
  };
}
