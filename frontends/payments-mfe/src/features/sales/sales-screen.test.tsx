import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as plain } from 'msw';
import { faces } from '../../../../test/screens/faces';
import { GOOD_ID, lender } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { savedFiles } from '../../../../test/screens/page';
import { sales } from '../../../../test/screens/payouts';
import { calls, http } from '../../../../test/screens/server';

screens();

const PATH = '/payments/sales';

const sells = (fields: Parameters<typeof sales>[0] = {}) =>
  http.get('/sales', ({ response }) => response(200).json(sales(fields)));

const asked = () => calls.filter(({ path }) => path.startsWith('/sales?')).map(({ path }) => path);

faces('the sales', { path: PATH, as: lender(), reads: ['/sales'], answers: [sells()], shows: '¥503,550' });

test('the sums of the range are shown, and what was paid directly is named', async () => {
  await open(PATH, { as: lender(), answers: [sells()] });
  const figures = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent);
  expect(figures).toEqual(['¥578,000', '-¥18,500', '-¥55,950', '¥503,550']);
  expect(screen.getByText('¥12,000 of it was paid to you directly.')).toBeInTheDocument();
});

test('each month is a column and a row of the same figures', async () => {
  await open(PATH, { as: lender(), answers: [sells()] });
  const table = within(await screen.findByRole('table'));
  const rows = table.getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(1)).toEqual([
    'April 2031514,000-18,500-49,550445,950',
    'May 203164,0000-6,40057,600',
    'Total578,000-18,500-55,950503,550',
  ]);
  const columns = within(screen.getByRole('list', { name: /What you keep, by month/ }));
  expect(columns.getAllByRole('listitem')).toHaveLength(2);
});

test('a good leads to its own sums, and back to all', async () => {
  const { person } = await open(PATH, { as: lender(), answers: [sells()] });
  await person.click(await screen.findByRole('link', { name: 'カメラ' }));
  await person.click(await screen.findByRole('button', { name: 'Show all items' }));
  await waitFor(() => expect(asked().filter((path) => path.includes(GOOD_ID))).toHaveLength(1));
});

test('another time is asked for, and its ledger is saved for spreadsheets', async () => {
  const saved = savedFiles();
  const file = plain.get('/v1/ledger/export', () => new HttpResponse('\ufefftime\r\n'));
  const { person } = await open(PATH, { as: lender(), answers: [file, sells()] });
  await screen.findByText('¥503,550', { selector: 'dd' });
  await person.selectOptions(screen.getByLabelText('Time'), 'last_year');
  await waitFor(() => expect(asked().at(-1)).toContain('from=2030-01-01&to=2030-12-31'));
  await person.click(screen.getByRole('button', { name: 'Ledger as CSV' }));
  await waitFor(() => expect(saved).toEqual(['ledger.csv']));
});

test('a time without sales says what is added up here', async () => {
  await open(PATH, { as: lender(), answers: [sells({ gross: 0, net: 0, by_good: [], months: [] })] });
  expect(await screen.findByText('No sales in this time')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Manage items' })).toBeInTheDocument();
});
