import { cleanup, screen, waitFor } from '@testing-library/react';
import {
  BOOKING_ID,
  GOOD_ID,
  MEMBER_ID,
  booking,
  good,
  inDays,
  lender,
  schedule,
} from '../../../../test/screens/fixtures';
import { oneBooking } from '../../../../test/screens/bookings';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = `/goods/${GOOD_ID}/bookings/new?from=${inDays(3)}&to=${inDays(4)}`;
const sent = () => writes().map(({ method, path: to, body }) => [method, to, body]);
const made = http.post('/bookings', ({ response }) =>
  response(201).json({ booking: booking({ start_date: inDays(3), end_date: inDays(4) }) }),
);

test('days that an address brings are booked with a word, and what was booked is shown', async () => {
  const { person } = await open(path, { answers: [made] });
  await person.type(await screen.findByLabelText(/^Note/), 'for the school play');
  await person.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByRole('heading', { name: 'Booked' })).toBeInTheDocument();
  expect(window.location.pathname).toBe(`/bookings/${BOOKING_ID}/complete`);
  expect(sent()).toEqual([
    [
      ...['POST', '/bookings'],
      {
        ...{ good_id: GOOD_ID, quantity: 1, memo: 'for the school play' },
        ...{ start_date: inDays(3), end_date: inDays(4) },
      },
    ],
  ]);
});

test('what it costs, and that the lender is paid directly, is said before one books', async () => {
  const priced = http.get('/goods/{id}', ({ response }) =>
    response(200).json({
      good: good({ price_per_day: 500, price_per_week: 2000, settlement: 'direct' }),
      users: [lender()],
      images: [],
      liked_good_ids: [],
    }),
  );
  await open(path, { answers: [priced] });
  expect(await screen.findByText('¥500 / day・¥2,000 / week')).toBeInTheDocument();
  expect(screen.getByText('Pay the lender directly')).toBeInTheDocument();
});

test('what was chosen and not booked is there again for that good, and gone once it is booked', async () => {
  const first = await open(path, { answers: [made] });
  await first.person.type(await screen.findByLabelText(/^Note/), 'for the play');
  cleanup();

  const { person } = await open(`/goods/${GOOD_ID}/bookings/new`, { answers: [made] });
  expect(await screen.findByText(/^Your draft from/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Note/)).toHaveValue('for the play');
  await person.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByRole('heading', { name: 'Booked' })).toBeInTheDocument();
  expect(writes().at(-1)?.body).toMatchObject({ start_date: inDays(3), end_date: inDays(4) });
  cleanup();

  await open(`/goods/${GOOD_ID}/bookings/new`);
  expect(await screen.findByRole('button', { name: 'Book' })).toBeDisabled();
  expect(screen.getByLabelText(/^Note/)).toHaveValue('');
});

test('a draft of a booking is discarded with its days', async () => {
  await open(path);
  await screen.findByLabelText(/^Note/);
  cleanup();
  const { person } = await open(`/goods/${GOOD_ID}/bookings/new`);
  expect(await screen.findByRole('button', { name: 'Book' })).toBeEnabled();
  await person.click(screen.getByText('Discard'));
  expect(screen.getByRole('button', { name: 'Book' })).toBeDisabled();
});

test('without days nothing is booked', async () => {
  await open(`/goods/${GOOD_ID}/bookings/new`);
  expect(await screen.findByRole('button', { name: 'Book' })).toBeDisabled();
});

test('days that somebody took meanwhile are refused, other days and the line are proposed, and what was typed stays', async () => {
  const refused = http.post('/bookings', ({ response }) =>
    response.untyped(refusal('booking.unavailable', 409, { params: { free: 0 } })),
  );
  const waited = http.post('/waits', ({ response }) =>
    response(201).json({
      wait: {
        ...{
          id: BOOKING_ID,
          good_id: GOOD_ID,
          good_title: 'カメラ',
          lender_id: lender().id,
          user_id: MEMBER_ID,
        },
        ...{ quantity: 1, state: 'waiting', is_hourly: false, time_zone: 'Asia/Tokyo', place: 2 },
        ...{ start_at: `${inDays(2)}T15:00:00Z`, end_at: `${inDays(4)}T15:00:00Z` },
        ...{
          start_date: inDays(3),
          end_date: inDays(4),
          offered_at: null,
          answer_by: null,
          booking_id: null,
        },
        ...{ permissions: ['leave'], created_at: inDays(0), updated_at: inDays(0) },
      },
    }),
  );
  const { person } = await open(path, { answers: [refused, waited] });
  await person.type(await screen.findByLabelText(/^Note/), 'for the play');
  await person.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByText('It is no longer free on those days.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Note/)).toHaveValue('for the play');
  expect(screen.getByRole('button', { name: 'Book' })).toBeDisabled();
  await person.click(screen.getByRole('button', { name: /wait/i }));
  await waitFor(() => expect(window.location.pathname).toBe('/bookings'));
  expect(sent().at(-1)).toEqual([
    ...['POST', '/waits'],
    { good_id: GOOD_ID, quantity: 1, start_date: inDays(3), end_date: inDays(4) },
  ]);
});

test('days that are taken already are refused before a press, by the rules of the server', async () => {
  const busy = http.get('/goods/{id}/schedule', ({ response }) =>
    response(200).json({
      schedule: schedule({
        busy: [
          {
            ...{
              start_at: `${inDays(2)}T15:00:00Z`,
              end_at: `${inDays(5)}T15:00:00Z`,
              quantity: 1,
              mine: false,
              out: false,
            },
            ...{ locked_to: null, booking_id: null, user_id: null, state: null },
          },
        ],
      }),
    }),
  );
  await open(path, { answers: [busy] });
  expect(await screen.findByText('It is no longer free on those days.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Book' })).toBeDisabled();
  expect(sent()).toEqual([]);
});

test('a visitor is asked to log in before anything is sent', async () => {
  const { person } = await open(path, { as: null });
  await person.click(await screen.findByRole('button', { name: 'Book' }));
  await waitFor(() => expect(window.location.pathname).toMatch(/^.sign_in/));
  expect(sent()).toEqual([]);
});

test('a booking is changed: its new word is sent with its days, and it is shown again', async () => {
  const { read, changed } = oneBooking({ memo: 'old' });
  const act = http.patch('/bookings/{id}', async ({ request, response }) =>
    response(200).json(changed((await request.json()) as object)),
  );
  const { person } = await open(`/bookings/${BOOKING_ID}/edit`, { answers: [read, act] });
  const memo = await screen.findByLabelText(/^Note/);
  await person.clear(memo);
  await person.type(memo, 'new');
  const buttons = screen.getAllByRole('button');
  await person.click(
    buttons.find(({ textContent }) => /^(Save|Change)/.test(textContent ?? '')) as HTMLElement,
  );
  await waitFor(() => expect(window.location.pathname).toBe(`/bookings/${BOOKING_ID}`));
  expect(sent()).toEqual([
    [
      ...['PATCH', `/bookings/${BOOKING_ID}`],
      { quantity: 1, memo: 'new', start_date: inDays(1), end_date: inDays(2) },
    ],
  ]);
});
