import { screen, waitFor, within } from '@testing-library/react';
import { bookingAt, scheduleAt, taken } from '../../../../test/screens/bookings';
import {
  BOOKING_ID,
  GOOD_ID,
  MEMBER_ID,
  OWN_GOOD,
  TODAY,
  booking,
  idOf,
  inDays,
  lender,
} from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { ours } from '../../../../test/screens/ours';
import { calls, http, refusal, writes } from '../../../../test/screens/server';
import { review } from '../../../../test/screens/voices';

screens();

const path = `/bookings/${BOOKING_ID}`;

test.each([
  ['web', 'Booked online'],
  ['scan', 'Booked by scanning its code'],
  ['counter', 'Booked at the counter'],
  ['bulk', 'Booked with other items at once'],
  ['takeout', 'Borrowed on the spot'],
  ['api', 'Booked by another program'],
  ['kiosk', 'Borrowed at a kiosk'],
  ['sip2', 'Borrowed at a self-checkout machine'],
])('a booking by %s says so', async (method, words) => {
  await open(path, { answers: bookingAt({ method }) });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('a method of a later release is left out', async () => {
  await open(path, { answers: bookingAt({ method: 'thought' }) });
  await screen.findByText('Booking number');
  expect(screen.queryByText('How it was booked')).toBeNull();
});

const next = (place: number, day: number, fields: { user_id?: string } = {}) => ({
  ...{ id: idOf(place), start_at: `${inDays(day - 1)}T15:00:00Z`, end_at: `${inDays(day + 1)}T15:00:00Z` },
  ...fields,
});

test('the next bookings of the good are listed by their days, the first four at once', async () => {
  const others = [1, 3, 5, 7, 9].map((day, place) => next(place, day));
  const { person } = await open(path, { answers: bookingAt({}, { next: others }) });
  const part = within(
    (await screen.findByRole('heading', { name: 'Next bookings of this item' })).parentElement!,
  );
  expect(part.getByText('Thu 15 – Fri 16 May')).toBeInTheDocument();
  expect(part.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(part.queryAllByRole('link')).toEqual([]);
  await person.click(part.getByText('Show 1 more'));
  expect(part.getAllByRole('heading', { level: 3 })).toHaveLength(5);
});

test('a manager sees whose the next bookings are, and opens one', async () => {
  const around = { next: [next(5, 2, { user_id: MEMBER_ID })], of: { permissions: [...OWN_GOOD] as never } };
  await open(path, { as: lender(), answers: [...bookingAt({}, around), ...ours()] });
  await screen.findByRole('heading', { name: 'Next bookings of this item' });
  expect(screen.getByRole('link', { name: /Fri 16/ })).toHaveAttribute('href', `/bookings/${idOf(5)}`);
});

test('a good without other bookings has no list of them', async () => {
  await open(path, { answers: bookingAt() });
  await screen.findByText('Booking number');
  expect(screen.queryByText('Next bookings of this item')).toBeNull();
});

test('a booking by the hour is extended to a new end', async () => {
  const hourly = {
    ...{ is_hourly: true, start_date: null, end_date: null, permissions: ['extend'] as never[] },
    ...{ start_at: `${TODAY}T00:00:00Z`, end_at: `${TODAY}T02:00:00Z`, state: 'handed_over' as const },
  };
  const { person } = await open(path, { answers: bookingAt(hourly) });
  const half = await screen.findByText('11:30');
  await waitFor(() => expect(half.closest('button')).toBeEnabled());
  await person.click(half);
  await person.click(screen.getByText('Extend to 11:30'));
  expect(await screen.findByText('Extended to 11:30.')).toBeInTheDocument();
  expect(await screen.findByText('Wed 14 May 09:00 – 11:30')).toBeInTheDocument();
  expect(writes()).toEqual([
    { method: 'POST', path: `${path}/extend`, body: { end_at: `${TODAY}T02:30:00.000Z` } },
  ]);
});

test('an extension that is refused is said, and can be asked for at once again', async () => {
  const refused = http.post('/bookings/{id}/extend', ({ response }) =>
    response.untyped(refusal('booking.not_extendable', 409)),
  );
  const { person } = await open(path, { answers: [refused, ...bookingAt({ permissions: ['extend'] })] });
  const button = await screen.findByText('Extend to Sat 17 May');
  await waitFor(() => expect(button).toBeEnabled());
  await person.click(button);
  expect(await screen.findByText('Refused: booking.not_extendable')).toBeInTheDocument();
  await waitFor(() => expect(button).toBeEnabled());
  expect(screen.queryByText(/^Extended to/)).toBeNull();
});

test.each([
  [2, 'The limit of 2 days applies to new bookings. An extension can exceed it.'],
  [3660, undefined],
  [null, undefined],
])('an extension beyond the %s days of a new booking says that it may be longer', async (maxDays, words) => {
  await open(path, { answers: bookingAt({ permissions: ['extend'] }, { of: { max_days: maxDays } }) });
  await waitFor(() => expect(screen.getByText('Extend to Sat 17 May')).toBeEnabled());
  expect(screen.queryByText(/^The limit of/)?.textContent).toBe(words);
});

test.each([
  ['who manages the good extends over others by a screen of its own', OWN_GOOD, `${path}/extend?days=2`],
  ['who only borrows is offered no way over others', ['book'], undefined],
])('days that others have cannot be added: %s', async (_name, permissions, over) => {
  await open(path, {
    answers: [
      scheduleAt(taken(4, 6)),
      ...bookingAt({ permissions: ['extend'] }, { of: { permissions: permissions as never[] } }),
    ],
  });
  await waitFor(() => expect(screen.getByText('Extend to Sat 17 May')).toBeEnabled());
  expect(screen.getAllByText('Not free').map((word) => word.closest('button')?.disabled)).toEqual([
    true,
    true,
  ]);
  const link = screen.queryByText('Extend and move other bookings');
  expect(link?.getAttribute('href') ?? undefined).toBe(over);
});

test('the facts name both sides, the note and what was added, and of a hidden borrower nothing', async () => {
  const { person } = await open(path, {
    answers: bookingAt(
      { user_id: null, memo: '学芸会で使います', extended_days: 2 },
      {
        related: Array.from({ length: 6 }, (_, place) =>
          booking({ id: idOf(40 + place), good_title: `三脚${place}` }),
        ),
      },
    ),
  });
  expect(await screen.findByText('学芸会で使います')).toBeInTheDocument();
  expect(screen.getByText('Extended by').nextElementSibling).toHaveTextContent('2 days');
  expect(screen.getByText('Lender').nextElementSibling).toHaveTextContent('折笠');
  expect(screen.getByText('Booking number').nextElementSibling).toHaveTextContent(BOOKING_ID.slice(-8));
  expect(screen.queryByText('Borrower')).toBeNull();

  expect(screen.getAllByText(/^三脚/)).toHaveLength(4);
  await person.click(screen.getByText('Show 2 more'));
  expect(screen.getAllByText(/^三脚/)).toHaveLength(6);
  expect(screen.getByText('三脚5').closest('a')).toHaveAttribute('href', `/bookings/${idOf(45)}`);
  expect(screen.queryByText('Show 2 more')).toBeNull();
});

test('what was booked alone stands beside nothing', async () => {
  await open(path, { answers: bookingAt() });
  expect(await screen.findByText('Borrower')).toBeInTheDocument();
  expect(screen.queryByText('Booked together with')).toBeNull();
});

test('who was moved reads that they may cancel free, and who prepares it that the time is short', async () => {
  await open(path, {
    answers: bookingAt({ delayed_from: `${inDays(-1)}T15:00:00Z`, short_turn_round: true }),
  });
  expect(await screen.findByText(/came back late, so your start has moved/)).toBeInTheDocument();
  expect(screen.getByText(/too few days to prepare it/)).toBeInTheDocument();
});

test('a booking that is not there, or not to be seen, is called so', async () => {
  const gone = http.get('/bookings/{id}', ({ response }) => response.untyped(refusal('not_found', 404)));
  await open(path, { answers: [gone] });
  expect((await screen.findAllByText(/^The booking with ID: .* was not found$/)).length).toBeGreaterThan(0);
  expect(calls.filter(({ path: to }) => to.startsWith('/messages?'))).toEqual([]);
});

const back = { state: 'returned', returned_at: `${TODAY}T00:00:00Z`, permissions: [] } as const;

test.each([
  ['Review this item', undefined],
  ['Change your review', review({ user_id: MEMBER_ID })],
])('the borrower who has returned the good is led to its reviews: %s', async (words, written) => {
  await open(path, { answers: bookingAt({ ...back, permissions: [] }, { review: written }) });
  expect(await screen.findByText(words)).toHaveAttribute('href', `/goods/${GOOD_ID}/reviews`);
});

test.each([
  ['while the good is out', undefined, { state: 'handed_over' as const, permissions: ['return' as const] }],
  ['to the lender', lender(), { ...back, permissions: [] }],
])('no review is asked for %s', async (_case, as, fields) => {
  await open(path, { as, answers: [...bookingAt(fields), ...ours()] });
  expect((await screen.findAllByText('カメラ')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Review this item')).toBeNull();
});
