import { screen, waitFor } from '@testing-library/react';
import { books, goodAt, scheduleAt, taken } from '../../../../test/screens/bookings';
import { here } from '../../../../test/screens/page';
import { BOOKING_ID, GOOD_ID, TODAY, schedule } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = `/goods/${GOOD_ID}/bookings/new/now`;

const book = () => screen.findByRole('button', { name: /^Book / });

test('a length is chosen and one button books from today until then', async () => {
  const { person } = await open(path, { answers: [scheduleAt(taken(2, 4)), ...books] });
  expect(await book()).toHaveAccessibleName('Book Wed 14 May');
  expect(screen.getAllByRole('radio').map((length) => length.closest('label')?.textContent)).toEqual([
    '1 dayWed 14 May',
    '2 daysWed 14 – Thu 15 May',
  ]);
  await person.click(screen.getByText('2 days'));
  await person.click(await book());
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

test('of several pieces as many are borrowed as are counted, at most what is free now', async () => {
  const days = schedule().days.map((day) => ({ ...day, remaining: 2 }));
  const given = schedule({ quantity: 3, days, busy: taken(0, 9).busy });
  const { person } = await open(path, { answers: [goodAt({ quantity: 3 }), scheduleAt(given), ...books] });
  await person.click(await screen.findByLabelText('More'));
  expect(screen.getByLabelText('More')).toBeDisabled();
  await person.click(await book());
  await screen.findByText('See booking');
  expect(writes()).toMatchObject([{ body: { quantity: 2 } }]);
});

test('by the hour it begins with the quarter that is running', async () => {
  const answers = [goodAt({ is_hourly: true }), scheduleAt(schedule({ is_hourly: true })), ...books];
  const { person } = await open(path, { answers });
  await screen.findByText('15 min');
  await person.click(await book());
  await screen.findByText('See booking');
  const range = { start_at: '2031-05-14T01:00:00.000Z', end_at: '2031-05-14T01:15:00.000Z' };
  const body = { good_id: GOOD_ID, quantity: 1, method: 'takeout', ...range };
  expect(writes()).toEqual([{ method: 'POST', path: '/bookings', body }]);
});

test('what is refused is said, and the lengths stay to be tried again', async () => {
  const no = http.post('/bookings', ({ response }) => response.untyped(refusal('booking.unavailable', 409)));
  const { person } = await open(path, { answers: [no] });
  await person.click(await screen.findByLabelText('Book Wed 14 May'));
  expect(await screen.findByText('It is no longer free on those days.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Book Wed 14 May')).toBeEnabled());
  expect(here()).toBe(path);
});

test('what cannot be had from now on says why, and leads to when it can', async () => {
  await open(path, { answers: [scheduleAt(taken(0, 4))] });
  expect(await screen.findByText('Not available right now')).toBeInTheDocument();
  expect(screen.getByText('It is no longer free on those days.')).toBeInTheDocument();
  expect(screen.getByText('Free from Mon 19 May')).toHaveAttribute(
    'href',
    `/goods/${GOOD_ID}/bookings/new?from=2031-05-19&to=2031-05-19`,
  );
  expect(screen.queryByText('Until when?')).toBeNull();
});

test('a visitor is asked to log in before anything is booked from now', async () => {
  const { person } = await open(path, { as: null, answers: [goodAt({ is_public: true })] });
  await person.click(await screen.findByLabelText('Book Wed 14 May'));
  expect(await screen.findByText('You need to sign in.')).toBeInTheDocument();
  expect(writes().filter(({ path: to }) => to === '/bookings')).toEqual([]);
});
