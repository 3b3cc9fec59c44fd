import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { goodAt } from '../../../../test/screens/bookings';
import { buttonOf, here } from '../../../../test/screens/page';
import { GOOD_ID, booking, idOf } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const from = '2031-05-20';
const path = `/goods/${GOOD_ID}/bookings/new/repeat?from=${from}&to=2031-05-21`;
const repeated = { good_id: GOOD_ID, quantity: 1, start_date: from, end_date: '2031-05-21' };
const weekly = { ...repeated, repeat: { every: 'week', count: 4 } };

const date = (start_date: string, end_date: string, message: string | null = null) => ({
  ...{ start_date, end_date, start_at: null, end_at: null, ok: message === null },
  ...{ code: message && 'booking.unavailable', message, params: null },
});
const DATES = [
  date(from, '2031-05-21'),
  date('2031-05-27', '2031-05-28', 'Somebody has it.'),
  date('2031-06-03', '2031-06-04'),
  date('2031-06-10', '2031-06-11'),
];

/** Mocks the preview of each date, and the bookings of the chosen dates without `dry_run`. */
const repeats = http.post('/bookings/recurring', async ({ request, response }) => {
  const { dry_run, dates = [] } = await request.json();
  if (dry_run) return response(200).json({ dates: DATES, bookings: [], series_id: null });
  const bookings = dates.map((_, place) => booking({ id: idOf(100 + place) }));
  return response(201).json({ dates: [], bookings, series_id: idOf(91) });
});
/** The booking itself is answered otherwise than its preview. */
const books = (...answers: (() => Response)[]) =>
  http.post('/bookings/recurring', async ({ request, response }) => {
    const { dry_run } = await request.clone().json();
    const next = dry_run ? undefined : answers.shift();
    return next ? response.untyped(next()) : undefined;
  });
const meant = () => writes().filter(({ body }) => (body as { dry_run: boolean }).dry_run === false);

test('every date is shown with what is in its way, one is left out, and the others are booked with a note', async () => {
  const { person } = await open(path, { answers: [repeats] });
  const left = await screen.findByLabelText(/^Tue 3 – Wed 4 Jun/);
  expect(screen.getByText('First: Tue 20 – Wed 21 May')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Tue 27 – Wed 28 May/)).toBeDisabled();
  expect(screen.getByText('Somebody has it.')).toBeInTheDocument();
  expect(screen.getAllByText('Can be booked')).toHaveLength(3);
  expect(screen.getByText('3 dates')).toBeInTheDocument();
  await person.click(left);
  expect(screen.getByText('2 dates')).toBeInTheDocument();
  await person.type(screen.getByPlaceholderText('For example: for the school play'), ' 練習 ');
  await person.click(buttonOf('Book'));
  expect(await screen.findByText('2 dates booked.')).toBeInTheDocument();
  expect(here()).toBe('/bookings');
  const [first] = writes();
  expect(first?.body).toEqual({ ...weekly, dry_run: true });
  const body = { ...weekly, dates: [from, '2031-06-10'], memo: '練習', dry_run: false };
  expect(meant()).toEqual([{ method: 'POST', path: '/bookings/recurring', body }]);
});

test('what was left out is taken in again', async () => {
  const { person } = await open(path, { answers: [repeats] });
  await person.click(await screen.findByLabelText(/^Tue 3 – Wed 4 Jun/));
  await person.click(screen.getByLabelText(/^Tue 3 – Wed 4 Jun/));
  expect(screen.getByText('3 dates')).toBeInTheDocument();
  await person.click(buttonOf('Book'));
  await screen.findByText('3 dates booked.');
  expect(meant().map(({ body }) => (body as { dates: string[] }).dates)).toEqual([
    [from, '2031-06-03', '2031-06-10'],
  ]);
});

test('how often and how long it repeats is chosen, and the dates are asked for anew', async () => {
  const { person } = await open(path, { answers: [repeats] });
  await screen.findByText('3 dates');
  const asked = () => (writes().at(-1)?.body as { repeat: unknown }).repeat;
  await person.selectOptions(screen.getByLabelText('How often'), 'month');
  await waitFor(() => expect(asked()).toEqual({ every: 'month', count: 4 }));
  await person.click(within(screen.getByLabelText('Times')).getByLabelText('More'));
  await waitFor(() => expect(asked()).toEqual({ every: 'month', count: 5 }));
  await person.selectOptions(screen.getByLabelText('Ends'), 'until');
  await waitFor(() => expect(asked()).toEqual({ every: 'month', until: '2031-06-17' }));
  fireEvent.change(screen.getByLabelText('Last start date'), { target: { value: '2031-07-01' } });
  await waitFor(() => expect(asked()).toEqual({ every: 'month', until: '2031-07-01' }));
  fireEvent.change(screen.getByLabelText('Last start date'), { target: { value: '2031-05-01' } });
  expect(asked()).toEqual({ every: 'month', until: '2031-07-01' });
});

test('by the hour, hours repeat, and as many pieces as the address says', async () => {
  const [start_at, end_at] = ['2031-05-20T02:00:00.000Z', '2031-05-20T03:00:00.000Z'];
  const hours = [{ ...date('', ''), start_date: null, end_date: null, start_at, end_at }];
  const preview = http.post('/bookings/recurring', ({ response }) =>
    response(200).json({ dates: hours, bookings: [], series_id: null }),
  );
  const query = new URLSearchParams({ from: start_at, to: end_at, quantity: '2' });
  await open(`/goods/${GOOD_ID}/bookings/new/repeat?${query}`, { answers: [preview] });
  expect(await screen.findByLabelText(/^Tue 20 May 11:00 – 12:00/)).toBeChecked();
  expect(screen.getByText('2 pieces')).toBeInTheDocument();
  const body = { good_id: GOOD_ID, quantity: 2, start_at, end_at, repeat: weekly.repeat, dry_run: true };
  expect(writes()).toEqual([{ method: 'POST', path: '/bookings/recurring', body }]);
});

test('a refusal of all is said, and what was ticked and written stays', async () => {
  const no = books(() => refusal('booking.unavailable', 409));
  const { person } = await open(path, { answers: [no, repeats] });
  await person.click(await screen.findByLabelText(/^Tue 3 – Wed 4 Jun/));
  await person.type(screen.getByPlaceholderText('For example: for the school play'), '練習');
  await person.click(buttonOf('Book'));
  expect(await screen.findByText('It is no longer free on those days.')).toBeInTheDocument();
  expect(screen.getByText('2 dates')).toBeInTheDocument();
  expect(screen.getByPlaceholderText('For example: for the school play')).toHaveValue('練習');
  expect(screen.queryByText(/booked\.$/)).toBeNull();
  await waitFor(() => expect(buttonOf('Book')).toBeEnabled());
});

test('what got no answer is asked for again as the very same', async () => {
  const { person } = await open(path, { answers: [books(() => refusal('busy', 503)), repeats] });
  await person.click(await screen.findByLabelText(/^Tue 3 – Wed 4 Jun/));
  await person.click(buttonOf('Book'));
  await waitFor(() => expect(buttonOf('Try again')).toBeEnabled());
  await person.click(screen.getByLabelText(/^Tue 10 – Wed 11 Jun/));
  await person.click(buttonOf('Try again'));
  expect(await screen.findByText('2 dates booked.')).toBeInTheDocument();
  expect(meant()).toHaveLength(2);
  expect(meant()[1]).toEqual(meant()[0]);
});

test('dates that cannot be read are asked for again by a press', async () => {
  let broken = true;
  const refused = http.post('/bookings/recurring', ({ response }) =>
    broken ? response.untyped(refusal('booking.not_a_member', 403)) : undefined,
  );
  const { person } = await open(path, { answers: [refused, repeats] });
  expect(await screen.findByText('Only members of its groups can book this.')).toBeInTheDocument();
  expect(buttonOf('Book')).toBeDisabled();
  broken = false;
  await person.click(buttonOf('Try again'));
  expect(await screen.findByText('3 dates')).toBeInTheDocument();
});

test('a visitor is asked to log in, and no date is looked up before', async () => {
  const { person } = await open(path, { as: null, answers: [goodAt({ is_public: true })] });
  await screen.findByText('First: Tue 20 – Wed 21 May');
  await person.click(buttonOf('Book'));
  expect(await screen.findByText('You need to sign in.')).toBeInTheDocument();
  expect(writes().filter(({ path: to }) => to === '/bookings/recurring')).toEqual([]);
});

test('without days to repeat one is sent to choose them', async () => {
  await open(`/goods/${GOOD_ID}/bookings/new/repeat`);
  expect(await screen.findByText('Choose the first and the last day')).toBeInTheDocument();
  expect(here()).toBe(`/goods/${GOOD_ID}/bookings/new`);
});
