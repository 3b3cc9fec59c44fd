import { screen, waitFor, within } from '@testing-library/react';
import { bookingsPage } from '../../../../test/screens/bookings';
import { HttpResponse, http as plain } from 'msw';
import { buttonOf, here, savedFiles } from '../../../../test/screens/page';
import { type Booking, booking, idOf, inDays, lender } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http, refusal, writes } from '../../../../test/screens/server';

screens();

const lists = (...bookings: Booking[]) =>
  http.get('/bookings', ({ response }) => response(200).json(bookingsPage(bookings)));
const named = (place: number, good_title: string, fields: Partial<Booking> = {}) =>
  booking({ id: idOf(100 + place), good_title, ...fields });
const shelf = async (name: string) =>
  within((await screen.findByText(name, { selector: 'h2' })).closest('section') as HTMLElement);
const reads = () => calls.filter(({ path }) => path.startsWith('/bookings?')).map(({ path }) => path);

test('what is out stands first, then what comes, then what is over, each by its day', async () => {
  const begun = { start_at: `${inDays(-3)}T15:00:00Z`, start_date: inDays(-2) };
  await open('/bookings', {
    answers: [
      lists(
        named(1, '来週の', { start_at: `${inDays(6)}T15:00:00Z`, start_date: inDays(7) }),
        named(2, '明日の'),
        named(3, '借用中', { ...begun, state: 'handed_over' }),
        named(4, '遅れ', {
          ...begun,
          ...{ state: 'overdue', overdue_in_days: 2, end_at: `${inDays(-2)}T15:00:00Z` },
        }),
        named(5, '済んだ', { state: 'returned' }),
        named(6, '取り消した', { state: 'cancelled', start_at: `${inDays(-9)}T15:00:00Z` }),
      ),
    ],
  });
  const titles = async (name: string) =>
    (await shelf(name)).getAllByRole('link').map((row) => row.getAttribute('href'));
  const to = (place: number) => `/bookings/${idOf(100 + place)}`;
  expect(await titles('Out now')).toEqual([to(4), to(3)]);
  expect(await titles('Coming up')).toEqual([to(2), to(1)]);
  expect(await titles('Past')).toEqual([to(5), to(6)]);
  expect(screen.getByText('2 days late')).toBeInTheDocument();
  expect(screen.queryByText(/美香/, { selector: '.meta' })).toBeNull();
  expect(reads()).toEqual(['/bookings?scope=use&page=1&per_page=50']);
});

test('a booking is returned in its row, and that is taken back', async () => {
  let state: Booking['state'] = 'overdue';
  const answers = [
    http.get('/bookings', ({ response }) =>
      response(200).json(
        bookingsPage([named(1, 'カメラ', { state, permissions: state === 'overdue' ? ['return'] : [] })]),
      ),
    ),
    http.post('/bookings/{id}/return', ({ response }) => {
      state = 'returned';
      return response(200).json({ booking: booking({ state }) });
    }),
    http.delete('/bookings/{id}/return', ({ response }) => {
      state = 'overdue';
      return response(200).json({ booking: booking({ state }) });
    }),
  ];
  const { person } = await open('/bookings/use', { answers });
  await person.click(await screen.findByText('Return', { selector: 'button' }));
  expect(await screen.findByText('Returned. Thank you.')).toBeInTheDocument();
  expect((await shelf('Past')).getByText('Returned')).toBeInTheDocument();
  await person.click(screen.getByText('Undo'));
  expect(await screen.findByText('Marked as not returned.')).toBeInTheDocument();
  expect(await shelf('Out now')).toBeDefined();
  const path = `/bookings/${idOf(101)}/return`;
  expect(writes()).toEqual([
    { method: 'POST', path, body: undefined },
    { method: 'DELETE', path, body: undefined },
  ]);
});

test('a return that is refused is said, and the row keeps its button', async () => {
  const no = http.post('/bookings/{id}/return', ({ response }) =>
    response.untyped(refusal('booking.state', 409)),
  );
  const { person } = await open('/bookings', {
    answers: [no, lists(named(1, 'カメラ', { state: 'overdue', permissions: ['return'] }))],
  });
  await person.click(await screen.findByText('Return', { selector: 'button' }));
  expect(await screen.findByText('Refused: booking.state')).toBeInTheDocument();
  expect(screen.queryByText('Returned. Thank you.')).toBeNull();
  expect(buttonOf('Return')).toBeInTheDocument();
});

test.each([
  ['/bookings', 'Nothing borrowed yet', 'Choose what you want to borrow; you see at once when it is free.'],
  ['/bookings/lend', 'Nothing lent yet', 'When somebody books your goods, it shows here.'],
  ['/bookings/all', 'No bookings yet', 'What you borrow and what you lend shows here.'],
])('an empty list at %s says what to do next', async (path, title, hint) => {
  await open(path, { as: lender(), answers: [lists()] });
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getByText(hint)).toBeInTheDocument();
  expect(screen.getByText('See goods')).toHaveAttribute('href', '/home');
});

test('the tabs lead to what one borrows, lends, and to all, and the links above to the other screens', async () => {
  const { person } = await open('/bookings', { answers: [lists(named(1, 'カメラ'))] });
  await shelf('Coming up');
  const links = [...document.querySelectorAll('.bklinks a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    ...['/bookings/search', '/bookings/new/bulk', '/bookings/bulk_return'],
    ...['/bookings_history', '/bookings/calendars'],
  ]);
  expect(screen.queryByText('Save as CSV')).toBeNull();
  await person.click(screen.getByText('All', { selector: '.tabs a' }));
  await waitFor(() => expect(here()).toBe('/bookings/all'));
  expect(await screen.findByText(/^美香・/)).toBeInTheDocument();
  expect(reads().at(-1)).toBe('/bookings?scope=all&page=1&per_page=50');
  expect(screen.queryByText('Counter')).toBeNull();
});

test('more of a long list is fetched when it is asked for', async () => {
  const pages = http.get('/bookings', ({ request, response }) => {
    const at = Number(new URL(request.url).searchParams.get('page'));
    return response(200).json(bookingsPage([named(at, `${at}枚目`)], at === 1 ? 2 : null));
  });
  const { person } = await open('/bookings', { answers: [pages] });
  await person.click(await screen.findByText('Show more'));
  expect(await screen.findByText('2枚目')).toBeInTheDocument();
  expect(screen.getByText('1枚目')).toBeInTheDocument();
  expect(screen.queryByText('Show more')).toBeNull();
});

test('who lends sees what is booked too often, and the counter', async () => {
  const answers = [
    http.get('/bookings', ({ request, response }) => {
      const many = new URL(request.url).searchParams.get('overcommitted') === 'true';
      return response(200).json(bookingsPage(many ? [named(1, '足りない')] : [named(2, '足りる')]));
    }),
  ];
  await open('/bookings/lend', { as: lender(), answers });
  expect((await shelf('Booked too often')).getByText('足りない')).toBeInTheDocument();
  expect((await shelf('Coming up')).getByText('足りる')).toBeInTheDocument();
  expect(screen.getByText('Counter')).toHaveAttribute('href', '/bookings/counter');
  expect(reads().sort()).toEqual([
    '/bookings?scope=lend&overcommitted=true&sort=start_at&per_page=20',
    '/bookings?scope=lend&page=1&per_page=50',
  ]);
});

test.each([
  ['/bookings/lend', '/bookings/export?scope=lend'],
  ['/bookings/all', '/bookings/export?scope=all'],
])('the list at %s is saved as a file for spreadsheets', async (path, asked) => {
  const saved = savedFiles();
  const file = plain.get('/v1/bookings/export', () => new HttpResponse('\ufeffid\r\n'));
  const { person } = await open(path, { as: lender(), answers: [file, lists(named(1, 'カメラ'))] });
  await person.click(await screen.findByText('Save as CSV'));
  await waitFor(() => expect(saved).toEqual(['bookings.csv']));
  expect(calls.map(({ path: to }) => to)).toContain(asked);
});

test('a file that is refused is said, and nothing is saved', async () => {
  const saved = savedFiles();
  const no = plain.get('/v1/bookings/export', () => refusal('export.too_many', 409));
  const { person } = await open('/bookings/all', { answers: [no, lists(named(1, 'カメラ'))] });
  await person.click(await screen.findByText('Save as CSV'));
  expect(await screen.findByText('Refused: export.too_many')).toBeInTheDocument();
  expect(saved).toEqual([]);
});
