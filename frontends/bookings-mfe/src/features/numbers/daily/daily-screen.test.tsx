import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dailyCounts } from '../../../../../test/screens/daily';
import { GOOD_ID, OWN_GROUP, group, idOf, lender } from '../../../../../test/screens/fixtures';
import { open, screens } from '../../../../../test/screens/open-screen';
import { here } from '../../../../../test/screens/page';
import { calls, http, refusal } from '../../../../../test/screens/server';
import { figures } from '../../../../../test/screens/usage';

screens();

const as = lender();
const answers = [dailyCounts(), ...figures()];
const asked = (what: string) => calls.map(({ path }) => path).filter((path) => path.includes(what));
const table = (name: string) => screen.findByRole('region', { name, hidden: true });
const rows = async (name: string) =>
  within(await table(name))
    .getAllByRole('row', { hidden: true })
    .map((row) => row.textContent);

test('thirty days have four figures, a plot whose heading says the result, and tables with all of it', async () => {
  await open('/numbers/daily', { as, answers });
  expect(
    await screen.findByRole('heading', { name: 'Bookings started: most on Fri 9 May, 9 bookings' }),
  ).toBeInTheDocument();
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  expect(values).toEqual(['58bookings', '26bookings', '2bookings, 7.1%', '26people']);
  expect((await rows('Figures by week'))[1]).toBe('12 May – 14 May59321300');
  expect(await rows('Figures of each day')).toHaveLength(32);
  expect(screen.getByText('Sun 11 May, Closed')).toBeInTheDocument();
  expect(screen.getByText('Today so far')).toBeInTheDocument();
  expect(screen.queryByText('Revenue')).toBeNull();
  expect(asked('/analytics/daily')).toEqual([`/analytics/daily?lender_id=${as.id}`]);
});

test('another figure is chosen in the address, and revenue where there is some', async () => {
  const earns = dailyCounts({ of: (date) => ({ started: 1, revenue: date === '2031-05-10' ? 4200 : -100 }) });
  const { person } = await open('/numbers/daily', { as, answers: [earns, ...figures()] });
  await person.selectOptions(await screen.findByLabelText('Figure of the chart'), 'Revenue');
  expect(here()).toBe('/numbers/daily?figure=revenue');
  expect(
    await screen.findByRole('heading', { name: 'Revenue: most on Sat 10 May, ¥4,200' }),
  ).toBeInTheDocument();
});

test('a year is drawn by week and has no table of days', async () => {
  const { person } = await open('/numbers/daily', { as, answers });
  await person.selectOptions(await screen.findByLabelText('Period'), '1 year');
  expect(here()).toBe('/numbers/daily?period=365');
  expect(
    await screen.findByRole('heading', {
      name: 'Bookings started: most in the week 5 May – 11 May, 19 bookings',
    }),
  ).toBeInTheDocument();
  expect(asked('from=2030-05-15&to=2031-05-14').length).toBe(1);
  expect(screen.queryByText('Figures of each day')).toBeNull();
});

test('one’s own days begin with the shown ones, and the server’s refusal is at the field', async () => {
  const tooLong = http.get('/analytics/daily', ({ request, response }) =>
    new URL(request.url).searchParams.get('from') === '2029-01-01'
      ? response.untyped(
          refusal('analytics.range', 400, {
            params: { days: 366 },
            detail: 'Choose a range of up to 366 days.',
          }),
        )
      : undefined,
  );
  const { person } = await open('/numbers/daily', { as, answers: [tooLong, ...answers] });
  await screen.findByText('Became late', { selector: 'dt' });
  await person.selectOptions(screen.getByLabelText('Period'), 'Choose days');
  expect(here()).toBe('/numbers/daily?from=2031-04-15&to=2031-05-14');
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2029-01-01' } });
  await screen.findByText('Choose a range of up to 366 days.');
  expect(screen.getByLabelText('Until')).toHaveAccessibleDescription('Choose a range of up to 366 days.');
  expect(screen.queryByText('Became late', { selector: 'dt' })).toBeNull();
});

test('days that end before they begin are refused without a call', async () => {
  await open('/numbers/daily?from=2031-05-10&to=2031-05-01', { as, answers });
  expect(await screen.findByLabelText('Until')).toBeInvalid();
  expect(asked('/analytics/daily')).toEqual([]);
});

test('goods lent most are those of the months of the period, and idle goods lead to the whole list', async () => {
  await open('/numbers/daily', { as, answers });
  expect(await screen.findByText('Loans from April 2031 to May 2031 (whole months)')).toBeInTheDocument();
  expect(asked('by=good&from=2031-04&to=2031-05&sort=lent').length).toBe(1);
  expect(screen.getByText('14 loans').closest('a')).toHaveAttribute('href', `/goods/${GOOD_ID}/numbers`);
  expect(await screen.findByText('Last out Fri 10 Jan')).toBeInTheDocument();
  expect(screen.getByText('See the list')).toHaveAttribute('href', '/numbers?days=365');
  expect(asked('idle_goods').at(-1)).toContain('days=365');
});

test('the counts of each day are saved as CSV', async () => {
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  URL.createObjectURL = () => 'blob:figures';
  const { person } = await open('/numbers/daily?period=7', { as, answers });
  await screen.findByText('Became late', { selector: 'dt' });
  await person.click(screen.getByLabelText('Save as CSV: Figures by day'));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('figures-by-day.csv');
  expect(calls.at(-1)?.path).toContain('from=2031-05-08&to=2031-05-14&format=csv');
  saved.mockRestore();
});

test('without a booking the page says what to do, and a year is one press away', async () => {
  const nothing = dailyCounts({ of: () => ({}) });
  const { person } = await open('/numbers/daily', { as, answers: [nothing, ...figures()] });
  expect(await screen.findByText('No bookings in this period')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Show 1 year' }));
  expect(here()).toBe('/numbers/daily?period=365');
  expect(await screen.findByRole('link', { name: 'Add an item' })).toHaveAttribute('href', '/goods/new');
});

test('a group’s figures are read by its id, and lead to its usage report', async () => {
  const own = http.get('/groups/{id}', ({ response }) =>
    response(200).json({ group: group({ permissions: OWN_GROUP }), users: [] }),
  );
  await open('/-/himawari/numbers/daily', { as, answers: [own, ...answers] });
  expect(await screen.findByText('Became late', { selector: 'dt' })).toBeInTheDocument();
  expect(asked(`/analytics/daily?group_id=${group().id}`).length).toBe(1);
  expect(screen.getByRole('link', { name: 'Usage report' })).toHaveAttribute(
    'href',
    '/-/himawari/usage_reports',
  );
});

test('both pages of figures lead to each other, and keep the lender', async () => {
  const managed = http.get('/managers', ({ response }) =>
    response(200).json({
      managers: [{ id: idOf(1), account_id: idOf(7), user_id: as.id, state: 'accepted' } as never],
      users: [lender({ id: idOf(7), name: 'さくら保育園' })],
    }),
  );
  const { person } = await open('/numbers', { as, answers: [managed, ...answers] });
  await person.selectOptions(await screen.findByLabelText('Lender'), idOf(7));
  await person.click(screen.getByRole('link', { name: 'By day' }));
  expect(here()).toBe(`/numbers/daily?lender=${idOf(7)}`);
  await waitFor(() => expect(asked(`/analytics/daily?lender_id=${idOf(7)}`).length).toBe(1));
  expect(screen.getByRole('link', { name: 'By day' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'By month' })).toHaveAttribute(
    'href',
    `/numbers?lender=${idOf(7)}`,
  );
});

test('days that are counted in another zone than the reader’s say so', async () => {
  await open('/numbers/daily', {
    as,
    answers: [dailyCounts({ timeZone: 'America/New_York' }), ...figures()],
  });
  expect(await screen.findByText(/\(days in America\/New York\)/)).toBeInTheDocument();
});
