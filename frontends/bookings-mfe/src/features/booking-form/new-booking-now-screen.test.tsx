import { screen, waitFor } from '@testing-library/react';
import { books, goodAt, scheduleAt, taken } from '../../../../test/screens/bookings';
import { here } from '../../../../test/screens/page';
import { BOOKING_ID, GOOD_ID, TODAY, schedule } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = `/goods/${GOOD_ID}/bookings/new/now`;

test('one tap on an end books from today until then, and the booking is shown as made', async () => {
  const { person } = await open(path, { answers: [scheduleAt(taken(2, 4)), ...books] });
  const ends = await screen.findAllByLabelText(/^Book Wed 14/);
  expect(ends.map((end) => end.getAttribute('aria-label'))).toEqual([
    'Book Wed 14 May',
    'Book Wed 14 – Thu 15 May',
  ]);
  await person.click(ends[1]!);
  await waitFor(() => expect(here()).toBe(`/bookings/${BOOKING_ID}/complete`));
  const body = {
    good_id: GOOD_ID,
    quantity: 1,
    method: 'takeout',
    start_date: TODAY,
    end_date: '2031-05-15',
  };
  expect(writes()).toEqual([{ method: 'POST', path: '/bookings', body }]);
});

test('by the hour it begins with the quarter that is running', async () => {
  const answers = [goodAt({ is_hourly: true }), scheduleAt(schedule({ is_hourly: true })), ...books];
  const { person } = await open(path, { answers });
  await person.click(await screen.findByLabelText('Book Wed 14 May 10:00 – 10:30'));
  await screen.findByText('See booking');
  const range = { start_at: '2031-05-14T01:00:00.000Z', end_at: '2031-05-14T01:30:00.000Z' };
  const body = { good_id: GOOD_ID, quantity: 1, method: 'takeout', ...range };
  expect(writes()).toEqual([{ method: 'POST', path: '/bookings', body }]);
});

test('what is refused is said, and the ends stay to be tried again', async () => {
  const no = http.post('/bookings', ({ response }) => response.untyped(refusal('booking.unavailable', 409)));
  const { person } = await open(path, { answers: [no] });
  await person.click(await screen.findByLabelText('Book Wed 14 May'));
  expect(await screen.findByText('It is no longer free on those days.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Book Wed 14 May')).toBeEnabled());
  expect(here()).toBe(path);
});

test('what cannot be had from now on leads to other days', async () => {
  await open(path, { answers: [scheduleAt(taken(0, 4))] });
  expect(await screen.findByText('Not available right now')).toBeInTheDocument();
  expect(screen.getByText('Choose other days')).toHaveAttribute('href', `/goods/${GOOD_ID}/bookings/new`);
  expect(screen.queryByText('Until when?')).toBeNull();
});

test('a visitor is asked to log in before anything is booked from now', async () => {
  const { person } = await open(path, { as: null, answers: [goodAt({ is_public: true })] });
  await person.click(await screen.findByLabelText('Book Wed 14 May'));
  expect(await screen.findByText('You need to sign in.')).toBeInTheDocument();
  expect(writes().filter(({ path: to }) => to === '/bookings')).toEqual([]);
});
