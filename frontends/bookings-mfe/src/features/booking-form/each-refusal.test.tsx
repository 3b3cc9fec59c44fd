import { addDays } from '@kashikari/kernel';
import { screen } from '@testing-library/react';
import { books, goodAt, scheduleAt, taken } from '../../../../test/screens/bookings';
import { buttonOf } from '../../../../test/screens/page';
import { GOOD_ID, type Schedule, inDays, schedule } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = `/goods/${GOOD_ID}/bookings/new`;
const asked = (from: number, to: number) => `${path}?from=${inDays(from)}&to=${inDays(to)}`;

/** All days free, but for some that are closed. */
function closed(places: readonly number[], closed_by: Schedule['days'][number]['closed_by']): Schedule {
  return schedule({
    days: schedule().days.map((day, at) =>
      places.includes(at) ? { ...day, state: 'closed' as const, closed_by } : day,
    ),
  });
}

const outNow = schedule({ busy: taken(0, 2).busy.map((range) => ({ ...range, out: true })) });

interface Row {
  readonly at: string;
  readonly given: Schedule;
  readonly says: readonly string[];
  readonly press: string;
  readonly books: readonly [from: number, to: number];
}

const ROWS: Record<string, Row> = {
  'booking.max_days': {
    at: asked(6, 9),
    given: schedule({ max_days: 2 }),
    says: ['You can book up to 2 days.'],
    press: 'From the same start · 2 days',
    books: [6, 7],
  },
  'booking.disabled_weekday': {
    at: asked(6, 7),
    given: closed([6, 13, 20], 'weekday'),
    says: ['This item isn’t handed out or returned on that weekday.'],
    press: 'After · the same 2 days',
    books: [7, 8],
  },
  'booking.closed_date': {
    at: asked(6, 7),
    given: closed([7], 'date'),
    says: [`Closed on ${inDays(7)}.`],
    press: 'Before · the same 2 days',
    books: [5, 6],
  },
  'booking.at_least_days_ahead': {
    at: asked(1, 2),
    given: closed([0, 1, 2], 'days_ahead'),
    says: ['Book at least 3 days ahead.'],
    press: 'After · the same 2 days',
    books: [3, 4],
  },
  'booking.unavailable': {
    at: asked(6, 7),
    given: taken(6, 7),
    says: ['Taken: Tue 20 – Wed 21 May'],
    press: 'After · the same 2 days',
    books: [8, 9],
  },
  'booking.on_loan': {
    at: asked(0, 0),
    given: outNow,
    says: ['It is out right now.'],
    press: 'After · the same 1 day',
    books: [3, 3],
  },
  'two reasons at once': {
    at: asked(6, 9),
    given: { ...taken(7, 7), max_days: 3 },
    says: ['You can book up to 3 days.', 'Taken: Wed 21 May'],
    press: 'From the same start · 1 day',
    books: [6, 6],
  },
};

test.each(Object.keys(ROWS))('%s says why, and one press on a way leads to a booking', async (name) => {
  const {
    at,
    given,
    says,
    press,
    books: [from, to],
  } = ROWS[name]!;
  const { person } = await open(at, { answers: [scheduleAt(given), ...books] });
  for (const sentence of says) expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(buttonOf('Book')).toBeDisabled();
  await person.click(screen.getByText(press));
  await person.click(buttonOf('Book'));
  await screen.findByText('See booking');
  const body = { good_id: GOOD_ID, quantity: 1, start_date: inDays(from), end_date: inDays(to) };
  expect(writes()).toEqual([{ method: 'POST', path: '/bookings', body }]);
});

test('booking.quantity says how many there are, and one press takes as many as are free', async () => {
  const three = schedule({ quantity: 3, days: schedule().days.map((day) => ({ ...day, remaining: 3 })) });
  const fewer = http.post('/bookings', async ({ request, response }) => {
    const { quantity } = (await request.clone().json()) as { quantity: number };
    if (quantity === 1) return undefined;
    return response.untyped(refusal('booking.quantity', 400, { params: { max: 1, free: 1 } }));
  });
  const { person } = await open(`${asked(6, 6)}&quantity=2`, {
    answers: [fewer, goodAt({ quantity: 3 }), scheduleAt(three), ...books],
  });
  await screen.findByText('Choose the first and the last day');
  await person.click(buttonOf('Book'));
  await person.click(await screen.findByText('Same days, only 1'));
  await person.click(buttonOf('Book'));
  await screen.findByText('See booking');
  expect(writes().map(({ body }) => (body as { quantity: number }).quantity)).toEqual([2, 1]);
});

test('ways that only the server knows are offered with all its reasons', async () => {
  const way = { start_date: inDays(11), end_date: inDays(12) };
  const also = [{ code: 'booking.closed_date', params: { date: inDays(7) } }];
  const first = http.post('/bookings', async ({ request, response }) => {
    const { start_date } = (await request.clone().json()) as { start_date: string };
    if (start_date === way.start_date) return undefined;
    return response.untyped(refusal('booking.max_days', 400, { params: { max: 2, longest: way, also } }));
  });
  const { person } = await open(asked(6, 9), { answers: [first, ...books] });
  await screen.findByText('Choose the first and the last day');
  await person.click(buttonOf('Book'));
  expect(await screen.findByText(`Closed on ${inDays(7)}.`)).toBeInTheDocument();
  await person.click(screen.getByText('From the same start · 2 days'));
  await person.click(buttonOf('Book'));
  await screen.findByText('See booking');
});

test('on the page of an item, days that can’t be had say so while one chooses, and a way chooses others', async () => {
  const { person } = await open(`/goods/${GOOD_ID}`, { answers: [scheduleAt(taken(6, 7)), ...books] });
  const day = (place: number) => document.querySelector<HTMLElement>(`[data-day="${inDays(place)}"]`)!;
  await screen.findByText('Choose your days');
  await person.click(day(5));
  await person.click(day(6));
  expect(await screen.findByText('Taken: Tue 20 May')).toBeInTheDocument();
  await person.click(screen.getByText('After · the same 2 days'));
  expect(screen.queryByText('Taken: Tue 20 May')).toBeNull();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    `${path}?from=${inDays(8)}&to=${inDays(9)}`,
  );
});

test('days beyond what one schedule holds are looked up, and booked', async () => {
  const far = http.get('/goods/{id}/schedule', ({ query, response }) => {
    const from = query.get('from');
    if (!from) return response(200).json({ schedule: schedule() });
    const days = schedule().days.map((day, at) => ({ ...day, date: addDays(from, at) }));
    return response(200).json({ schedule: schedule({ days }) });
  });
  const { person } = await open(asked(120, 121), { answers: [far, ...books] });
  await screen.findByText('Choose the first and the last day');
  await person.click(buttonOf('Book'));
  await screen.findByText('See booking');
  expect(writes()).toHaveLength(1);
});
