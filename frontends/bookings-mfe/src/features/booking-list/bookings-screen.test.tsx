import { screen, waitFor, within } from '@testing-library/react';
import { bookingsPage } from '../../../../test/screens/bookings';
import { dayAt, lendersDay } from '../../../../test/screens/day';
import { HttpResponse, http as plain } from 'msw';
import { buttonOf, here, savedFiles } from '../../../../test/screens/page';
import { type Booking, booking, idOf, inDays, lender } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http, refusal, writes } from '../../../../test/screens/server';
import { widenWindow } from '../../../../test/screens/wide-window';

screens();
afterEach(() => jest.restoreAllMocks());

const lists = (...bookings: Booking[]) =>
  http.get('/bookings', ({ response }) => response(200).json(bookingsPage(bookings)));
const named = (place: number, good_title: string, fields: Partial<Booking> = {}) =>
  booking({ id: idOf(100 + place), good_title, ...fields });
const shelf = async (name: string) =>
  within((await screen.findByText(name, { selector: 'h2' })).closest('section') as HTMLElement);
const reads = () =>
  calls
    .filter(({ path }) => path.startsWith('/bookings?') && !path.includes('open=true'))
    .map(({ path }) => path);

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
    (await shelf(name))
      .getAllByRole('link')
      .map((row) => row.getAttribute('href'))
      .filter((href) => href !== '/bookings_history');
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
  expect(await screen.findByText('Returned.')).toBeInTheDocument();
  expect((await shelf('Past')).getByText('Returned')).toBeInTheDocument();
  await person.click(screen.getByText('Undo'));
  expect(await screen.findByText('Return undone.')).toBeInTheDocument();
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
  expect(screen.queryByText('Returned.')).toBeNull();
  expect(buttonOf('Return')).toBeInTheDocument();
});

test.each([
  ['/bookings/use', 'Nothing borrowed yet', 'Choose an item to see when it is free.'],
  ['/bookings/lend', 'Nothing lent yet', 'Bookings of your items appear here.'],
  ['/bookings/all', 'No bookings yet', 'Everything you borrow or lend appears here.'],
])('an empty list at %s says what to do next', async (path, title, hint) => {
  await open(path, { as: lender(), answers: [lists()] });
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getByText(hint)).toBeInTheDocument();
  expect(screen.getByText('See items')).toHaveAttribute('href', '/home');
});

/** Opens the menu beside the title and returns its items. */
async function others(person: Awaited<ReturnType<typeof open>>['person']) {
  await person.click(await screen.findByLabelText('More', { selector: '.ph button' }));
  return screen.getAllByRole('menuitem');
}

/** Acts for another account, and so lends. */
const managed = http.get('/managers', ({ response }) =>
  response(200).json({
    managers: [{ id: idOf(1), account_id: idOf(7), user_id: lender().id, state: 'accepted' } as never],
    users: [lender({ id: idOf(7), name: 'さくら保育園' })],
  }),
);

test('people who lend and have borrowed nothing are led to their day', async () => {
  await open('/bookings', { as: lender(), answers: [managed, lists(), dayAt(lendersDay())] });
  await waitFor(() => expect(here()).toBe('/today'));
});

test('the tab of what one borrows leads nobody away', async () => {
  const { person } = await open('/bookings/lend', { as: lender(), answers: [managed, lists()] });
  await person.click(await screen.findByText('Borrowing', { selector: '.tabs a' }));
  expect(await screen.findByText('Nothing borrowed yet')).toBeInTheDocument();
  expect(here()).toBe('/bookings/use');
});

test('the tabs lead to what one borrows, lends, and to all, and the menu to the other screens', async () => {
  const { person } = await open('/bookings', { answers: [lists(named(1, 'カメラ'))] });
  await shelf('Coming up');
  expect(screen.getByLabelText('Search bookings')).toHaveAttribute('href', '/bookings/search');
  const names = (await others(person)).map((item) => item.textContent);
  expect(names).toEqual(['Book several', 'Return several', 'Booking history', 'Calendars']);
  await person.keyboard('{Escape}');
  await person.click(screen.getByText('All', { selector: '.tabs a' }));
  await waitFor(() => expect(here()).toBe('/bookings/all'));
  expect(await screen.findByText('美香')).toBeInTheDocument();
  expect(reads().at(-1)).toBe('/bookings?scope=all&page=1&per_page=50');
  const all = (await others(person)).map((item) => item.textContent);
  expect(all).not.toContain('Counter');
  expect(all).toContain('Save as CSV');
});

test('the tabs say how many bookings are reserved or out', async () => {
  const answers = [
    http.get('/bookings', ({ request, response }) => {
      const { searchParams: asked } = new URL(request.url);
      const total = asked.get('open') !== 'true' ? 1 : asked.get('scope') === 'use' ? 2 : 17;
      return response(200).json(bookingsPage([named(1, 'カメラ')], null, total));
    }),
    managed,
  ];
  await open('/bookings', { as: lender(), answers });
  expect(await screen.findByText('17')).toBeInTheDocument();
  const tabs = within(screen.getByLabelText('Kinds of bookings')).getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Borrowing 2', 'Lending 17', 'All']);
});

test('who lends sees a tag on what is due today or late, and on nothing else', async () => {
  const out: Partial<Booking> = {
    state: 'handed_over',
    permissions: ['return'],
    start_at: `${inDays(-3)}T15:00:00Z`,
  };
  const late: Partial<Booking> = { state: 'overdue', overdue_in_days: 2, end_at: `${inDays(-2)}T15:00:00Z` };
  const answers = [
    lists(
      named(1, '遅れ', { ...out, ...late, end_date: inDays(-2) }),
      named(2, '今日', { ...out, end_at: `${inDays(0)}T15:00:00Z`, end_date: inDays(0) }),
      named(3, '来週', { ...out, end_at: `${inDays(7)}T15:00:00Z`, end_date: inDays(7) }),
    ),
  ];
  await open('/bookings/lend', { as: lender(), answers });
  const tags = (await shelf('Lent out')).getAllByText(/^by |^Today/, { selector: '.tag' });
  expect(tags.map((tag) => tag.textContent)).toEqual(['by Mon 12 May', 'Today']);
  expect((await shelf('Lent out')).getByText('2 days late')).toBeInTheDocument();
});

test('a wide window has a table whose open row is returned from the panel', async () => {
  widenWindow();
  const late = named(1, 'カメラ', { state: 'overdue', permissions: ['return'], unread_messages: 2 });
  const returns = http.post('/bookings/{id}/return', ({ response }) =>
    response(200).json({ booking: { ...late, state: 'returned' } }),
  );
  const { person } = await open('/bookings/lend', { as: lender(), answers: [lists(late), returns] });
  const table = within(await screen.findByRole('table', { name: 'Bookings' }));
  expect(table.getByText('2 unread messages')).toBeInTheDocument();
  table.getByRole('checkbox', { name: 'カメラ' }).focus();
  await person.keyboard('{Enter}');
  const panel = within(screen.getByRole('complementary', { name: 'Details' }));
  await person.click(await panel.findByRole('button', { name: 'Return' }));
  await waitFor(() => expect(writes().map(({ path }) => path)).toEqual([`/bookings/${late.id}/return`]));
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
  const { person } = await open('/bookings/lend', { as: lender(), answers });
  expect((await shelf('Overbooked')).getByText('足りない')).toBeInTheDocument();
  expect((await shelf('Coming up')).getByText('足りる')).toBeInTheDocument();
  expect((await others(person))[0]).toHaveTextContent('Counter');
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
  await others(person);
  await person.click(screen.getByText('Save as CSV'));
  await waitFor(() => expect(saved).toEqual(['bookings.csv']));
  expect(calls.map(({ path: to }) => to)).toContain(asked);
});

test('a file that is refused is said, and nothing is saved', async () => {
  const saved = savedFiles();
  const no = plain.get('/v1/bookings/export', () => refusal('export.too_many', 409));
  const { person } = await open('/bookings/all', { answers: [no, lists(named(1, 'カメラ'))] });
  await others(person);
  await person.click(screen.getByText('Save as CSV'));
  expect(await screen.findByText('Refused: export.too_many')).toBeInTheDocument();
  expect(saved).toEqual([]);
});
