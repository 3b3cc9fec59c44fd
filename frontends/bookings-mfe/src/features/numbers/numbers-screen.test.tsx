import { screen, waitFor, within } from '@testing-library/react';
import { GOOD_ID, OWN_GROUP, group, idOf, lender, meta, booking } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { here } from '../../../../test/screens/page';
import { calls, http, refusal } from '../../../../test/screens/server';
import { figures, line } from '../../../../test/screens/usage';

screens();

const as = lender();
const asked = (what: string) => calls.map(({ path }) => path).filter((path) => path.includes(what));
/** Mocks the number of bookings in each state, with the given permissions. */
const open3 = (permissions: readonly string[]) =>
  http.get('/bookings', ({ request, response }) => {
    const state = new URL(request.url).searchParams.get('state') ?? '';
    const total = { handed_over: 4, overdue: 3, reserved: 2 }[state] ?? 0;
    return response(200).json({
      bookings: [booking({ permissions: [...permissions] })],
      ...{ goods: [], users: [], meta: meta(total) },
    });
  });
const values = (list: HTMLElement) =>
  within(list)
    .getAllByRole('definition')
    .map((value) => value.textContent);
const figuresOfMonth = async () => (await screen.findByText('Loans this month')).closest('dl') as HTMLElement;

test('the month has four figures, and the year, its goods, weekdays and idle goods their results as titles', async () => {
  await open('/numbers', { as, answers: [open3(['hand_over']), ...figures()] });
  const month = await figuresOfMonth();
  await waitFor(() =>
    expect(values(month)).toEqual([
      '7loansApril: 23 loans',
      '7loansBookings not back yet',
      '3loansSee today',
      '86%6 of 7',
    ]),
  );
  for (const title of [
    'Most in April: 23 loans',
    'カメラ is out on 82% of open days',
    'Mostly on Monday and Friday',
    '2 items have not been out for 90 days',
  ])
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(within(month).getByText('See today')).toHaveAttribute('href', `/today?lender=${as.id}`);
  expect(screen.getByText('望遠鏡')).toBeInTheDocument();
  expect(screen.getByText('123 days')).toBeInTheDocument();
  expect(
    within(screen.getByText('1 item was never lent').closest('details')!).getByText('はしご'),
  ).toBeInTheDocument();
  expect(screen.getByText('Closed')).toBeInTheDocument();
});

test('where no hand-over is recorded, what has begun is out', async () => {
  await open('/numbers', { as, answers: [open3(['return']), ...figures()] });
  const month = await figuresOfMonth();
  await waitFor(() => expect(values(month)[1]).toBe('9loansBookings not back yet'));
});

test('the highlighted bar is the one that the title names, and the month that runs is marked', async () => {
  await open('/numbers', { as, answers: figures() });
  const plot = (await screen.findByRole('heading', { name: /^Most in/ })).closest('section')!;
  const bars = within(plot).getByRole('list');
  expect([...bars.querySelectorAll('.hi')].map((bar) => bar.textContent)).toEqual(['23April 2031Apr']);
  expect([...bars.querySelectorAll('.now')].map((bar) => bar.textContent)).toEqual(['7May 2031May']);
  const rows = within(within(plot).getByText('See as a table').closest('details')!).getAllByRole('row', {
    hidden: true,
  });
  expect(rows).toHaveLength(15);
  expect(rows.at(-1)).toHaveTextContent(/^All52/);
});

test('another month stands in the address, and shows its own late returns instead of what is out now', async () => {
  const { person } = await open('/numbers', { as, answers: figures() });
  expect(screen.queryByLabelText('The next month')).toBeNull();
  await person.click(await screen.findByLabelText('The month before'));
  expect(here()).toBe('/numbers?month=2031-04');
  await waitFor(() => expect(asked('to=2031-04').length).toBeGreaterThan(0));
  expect(await screen.findByText('Loans', { selector: 'dt' })).toBeInTheDocument();
  expect(screen.queryByText('Out now')).toBeNull();
  await person.click(screen.getByLabelText('The next month'));
  expect(here()).toBe('/numbers');
});

test('goods are sorted and idle goods narrowed by the address', async () => {
  const { person } = await open('/numbers', { as, answers: figures() });
  await person.selectOptions(await screen.findByLabelText('Sort items by'), 'lent');
  expect(await screen.findByRole('heading', { name: 'カメラ was lent most: 14 loans' })).toBeInTheDocument();
  expect(asked('sort=lent').length).toBe(1);
  await person.click(screen.getByRole('button', { name: '1 year' }));
  await waitFor(() => expect(asked('days=365').length).toBe(1));
  expect(here()).toBe('/numbers?sort=lent&days=365');
  expect(screen.getByRole('link', { name: 'カメラ' })).toHaveAttribute('href', `/goods/${GOOD_ID}/numbers`);
});

test('a part is saved as CSV with what the page shows', async () => {
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  URL.createObjectURL = () => 'blob:figures';
  const { person } = await open('/numbers?sort=late', { as, answers: figures() });
  await person.click(await screen.findByLabelText('Save as CSV: カメラ is out on 82% of open days'));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('figures-by-item.csv');
  expect(calls.at(-1)?.path).toContain('by=good&from=2031-05&to=2031-05&sort=use_rate&per_page=100');
  saved.mockRestore();
});

test('somebody who acts for others chooses whose figures they see', async () => {
  const managed = http.get('/managers', ({ response }) =>
    response(200).json({
      managers: [{ id: idOf(1), account_id: idOf(7), user_id: as.id, state: 'accepted' } as never],
      users: [lender({ id: idOf(7), name: 'さくら保育園' })],
    }),
  );
  const { person } = await open('/numbers', { as, answers: [managed, ...figures()] });
  await person.selectOptions(await screen.findByLabelText('Lender'), idOf(7));
  expect(here()).toBe(`/numbers?lender=${idOf(7)}`);
  await waitFor(() => expect(asked(`usage?lender_id=${idOf(7)}`).length).toBeGreaterThan(0));
});

test('a lender without loans and without idle goods reads how figures begin', async () => {
  const none = figures({ month: [line('2031-05')], weekday: [], goods: [], idle: [] });
  await open('/numbers', { as, answers: none });
  expect(await screen.findByText('No loans to show yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add an item' })).toHaveAttribute('href', '/goods/new');
  expect(await screen.findByText('Nothing was out this month yet')).toBeInTheDocument();
  expect(screen.getByText('Nothing has been idle for 90 days')).toBeInTheDocument();
});

test('a group’s figures are read by its id', async () => {
  const own = http.get('/groups/{id}', ({ response }) =>
    response(200).json({ group: group({ permissions: OWN_GROUP }), users: [] }),
  );
  await open('/-/himawari/numbers', { as, answers: [own, ...figures()] });
  expect(await screen.findByRole('heading', { name: 'Most in April: 23 loans' })).toBeInTheDocument();
  expect(asked(`usage?group_id=${group().id}`).length).toBeGreaterThan(0);
});

test('people who manage nothing of it read who sees figures, and a way back', async () => {
  const refused = http.get('/bookings/usage', ({ response }) => response.untyped(refusal('forbidden', 403)));
  await open(`/goods/${GOOD_ID}/numbers`, { answers: [refused] });
  expect(await screen.findByText('You can’t see these figures')).toBeInTheDocument();
  const ways = screen.getAllByRole('link', { name: 'カメラ' });
  expect(ways.at(-1)).toHaveAttribute('href', `/goods/${GOOD_ID}`);
});

test('a good has its thirteen months, their sum and its weekdays', async () => {
  await open(`/goods/${GOOD_ID}/numbers`, { as, answers: figures() });
  expect(await screen.findByText('In 13 months 52 loans, 104 days out, 75% on time')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Mostly on Monday and Friday' })).toBeInTheDocument();
  expect(asked('usage?good_id=').every((path) => path.includes('from=2030-05&to=2031-05'))).toBe(true);
});
