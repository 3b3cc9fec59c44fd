import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { GOOD_ID, GROUP_ID, idOf, lender } from '../../../../test/screens/fixtures';
import { ownGroup } from '../../../../test/screens/groups';
import { doubleRow, faultyRow, IMPORT_ID, importing, importRow } from '../../../../test/screens/imports';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = '/goods/new/csv_import';
const as = lender();
const own = http.get('/groups', ({ response }) =>
  response(200).json({
    groups: [ownGroup()],
    users: [as],
    meta: { page: 1, per_page: 100, total: 1, next_page: null },
  }),
);
const fault = (column: string, message: string) => ({ column, code: 'validation', message });
const sheet = () => [
  importRow(2, { title: 'もりのゆうびんやさん', management_id: 'E-0016', quantity: '1' }),
  faultyRow(
    3,
    { title: 'かえるのおべんとう', management_id: 'E-0017', isbn: '9.78E+12' },
    fault('isbn', 'This number was rounded.'),
  ),
  faultyRow(
    4,
    { title: 'おばけのせんたく', management_id: 'E-0018', quantity: '２冊' },
    fault('quantity', 'This is not a number.'),
  ),
];
const rowsOf = `/imports/${IMPORT_ID}/rows`;
const at = `${path}?import=${IMPORT_ID}`;

async function give(file = new File(['title\nA'], 'books.csv', { type: 'text/csv' })) {
  await screen.findByText('Choose a file');
  fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [file] } });
}
const figures = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);

faces('the import of a sheet', { path, as, answers: [own], shows: 'Choose a file' });
faces('the preview of a sheet', {
  ...{ path: at, reads: ['/imports/:id'], as, shows: 'This number was rounded.' },
  answers: [...importing(sheet()), own],
});

test('a sheet is sent as it is, its faults are mended one by one, and it is imported', async () => {
  const { person } = await open(`${path}?group=himawari`, { as, answers: [...importing(sheet()), own] });
  await waitFor(() => expect(screen.getByLabelText('Group')).toHaveValue(GROUP_ID));
  await give();
  expect(await screen.findByText('This number was rounded.')).toBeInTheDocument();
  expect(writes()[0]?.path).toBe(`/imports?kind=goods&group_ids=${GROUP_ID}`);
  expect(screen.getByText('books.csv')).toBeInTheDocument();
  expect(figures()).toEqual(['3', '1', '0', '2']);
  expect(
    screen.getByText('Nothing has been saved yet. Correct the rows, then import them all at once.'),
  ).toBeVisible();

  const isbn = screen.getByLabelText('ISBN of row 3');
  expect(isbn).toHaveValue('9.78E+12');
  expect(isbn).toHaveAccessibleDescription('ISBN 9.78E+12 This number was rounded.');
  await person.clear(isbn);
  await person.type(isbn, '9784815630447{Enter}');
  await waitFor(() => expect(screen.queryByText('This number was rounded.')).toBeNull());
  await waitFor(() => expect(screen.getByLabelText('Quantity of row 4')).toHaveFocus());
  expect(screen.getByText('1 row to correct')).toBeInTheDocument();
  await person.clear(screen.getByLabelText('Quantity of row 4'));
  await person.type(screen.getByLabelText('Quantity of row 4'), '2');
  await person.click(screen.getByRole('button', { name: 'Correct (row 4)' }));
  expect(await screen.findByText('No rows to correct')).toBeInTheDocument();

  await person.click(screen.getByText('Import 3 items'));
  expect(await screen.findByText('3 items imported')).toHaveFocus();
  expect(writes().slice(1)).toEqual([
    { method: 'PATCH', path: `${rowsOf}/3`, body: { isbn: '9784815630447' } },
    { method: 'PATCH', path: `${rowsOf}/4`, body: { quantity: '2' } },
    { method: 'POST', path: `/imports/${IMPORT_ID}/apply`, body: { skip_faulty: false } },
  ]);
  expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/-/himawari');
  expect(screen.getByRole('link', { name: /Print labels/ })).toHaveAttribute(
    'href',
    '/-/himawari/export/goods_qr_code',
  );
});

test('a cell that may be empty is emptied by one press', async () => {
  const { person } = await open(at, { as, answers: [...importing(sheet()), own] });
  await person.click(await screen.findByRole('button', { name: 'Clear ISBN of row 3' }));
  await waitFor(() => expect(screen.queryByText('This number was rounded.')).toBeNull());
  expect(writes()).toEqual([{ method: 'PATCH', path: `${rowsOf}/3`, body: { isbn: '' } }]);
});

test('faulty rows are left out only after asking', async () => {
  const { person } = await open(at, { as, answers: [...importing(sheet()), own] });
  await person.click(await screen.findByText('Import 1 item'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Import without the 2 faulty rows?');
  expect(writes()).toEqual([]);
  await person.click(within(dialog).getByText('Import 1 item'));
  expect(await screen.findByText('1 item imported')).toBeInTheDocument();
  expect(screen.getByText('2 faulty rows were left out.')).toBeInTheDocument();
  expect(writes()[0]?.body).toEqual({ skip_faulty: true });
});

test('a row is left out at once, and comes back', async () => {
  const { person } = await open(at, { as, answers: [...importing(sheet()), own] });
  await person.click(await screen.findByRole('button', { name: 'Leave out (row 3)' }));
  expect(await screen.findByText('Row 3 is left out.')).toBeInTheDocument();
  await person.click(screen.getByText('Undo'));
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()).toEqual([
    { method: 'DELETE', path: `${rowsOf}/3`, body: undefined },
    { method: 'PATCH', path: `${rowsOf}/3`, body: {} },
  ]);
});

test('a row that was left out is put back from the list of all rows', async () => {
  const rows = [...sheet(), importRow(5, { title: '工作の手びき' }, { outcome: 'left_out' })];
  const { person } = await open(at, { as, answers: [...importing(rows), own] });
  await person.click(await screen.findByText('All 4'));
  await person.click(await screen.findByRole('button', { name: 'Put back (row 5)' }));
  await waitFor(() => expect(screen.queryByText('Left out 1')).toBeNull());
});

test('columns that are unknown are refused at the file', async () => {
  const params = { needed: ['title', 'isbn'], unknown: 'Shelf' };
  const no = http.post('/imports', ({ response }) =>
    response.untyped(refusal('import.columns', 400, { params })),
  );
  await open(path, { as, answers: [no, own] });
  await give();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^The sheet needs a column Name or ISBN, .* Unknown or repeated: Shelf$/,
  );
  expect(screen.getByText('Choose a file')).toHaveAccessibleDescription(/repeated: Shelf/);
});

test('a file of more than 20 MiB is not sent', async () => {
  await open(path, { as, answers: [own] });
  const file = new File(['x'], 'big.csv');
  Object.defineProperty(file, 'size', { value: 20 * 1024 * 1024 + 1 });
  await give(file);
  expect(await screen.findByRole('alert')).toHaveTextContent('The file is larger than 20 MB.');
  expect(writes()).toEqual([]);
});

test('a file is dropped', async () => {
  await open(path, { as, answers: [...importing(sheet()), own] });
  const zone = (await screen.findByText('Choose a file')).parentElement!;
  fireEvent.dragOver(zone);
  expect(zone).toHaveClass('over');
  fireEvent.drop(zone, { dataTransfer: { files: [new File(['PK'], 'books.XLSX')] } });
  expect(await screen.findByText('books.XLSX')).toBeInTheDocument();
});

test('rows are pasted', async () => {
  const { person } = await open(path, { as, answers: [...importing(sheet()), own] });
  await person.click(await screen.findByLabelText('Or paste rows'));
  await person.paste('title\tquantity\nA\t1');
  await person.click(screen.getByText('Check the rows'));
  expect(await screen.findByText('This number was rounded.')).toBeInTheDocument();
  expect(writes()).toEqual([
    { method: 'POST', path: '/imports', body: { kind: 'goods', text: 'title\tquantity\nA\t1' } },
  ]);
});

test('a file that was read in the wrong encoding is read again in the other one, and the first reading comes back', async () => {
  const { person } = await open(path, {
    as,
    answers: [...importing(sheet(), { encoding: 'cp932' }), own],
  });
  await give();
  expect(await screen.findByText(/Read as Shift_JIS/)).toBeInTheDocument();
  await person.click(screen.getByText('Read as UTF-8 instead'));
  expect(await screen.findByText('Read again as UTF-8.')).toBeInTheDocument();
  expect(writes()[1]?.path).toBe('/imports?kind=goods&encoding=utf-8');
  expect(window.location.search).toBe(`?import=${idOf(92)}`);
  // The first reading may still be shown for a moment.
  await waitFor(() => expect(screen.getByText('books.csv')).toBeInTheDocument());
  await person.click(screen.getByText('Undo'));
  expect(window.location.search).toBe(`?import=${IMPORT_ID}`);
});

test('a reload goes on with the import that is being read', async () => {
  await open(at, { as, answers: [...importing([], { state: 'reading', waits: 1 }), own] });
  expect(await screen.findByRole('progressbar')).toHaveAccessibleName('Checking 0 rows');
  expect(await screen.findByText('There is nothing to import.', {}, { timeout: 4_000 })).toBeInTheDocument();
});

test('the writing shows that it goes on', async () => {
  const rows = [importRow(2, { title: 'もりのゆうびんやさん' })];
  const { person } = await open(at, { as, answers: [...importing(rows, { waits: 1 }), own] });
  await person.click(await screen.findByText('Import 1 item'));
  expect(await screen.findByRole('progressbar')).toHaveAccessibleName('Saving 1 row');
  expect(await screen.findByText('1 item imported', {}, { timeout: 4_000 })).toBeInTheDocument();
});

test('rows for which there is an item are named, with the way to it', async () => {
  const rows = [importRow(2, { title: 'もりのゆうびんやさん' }), doubleRow(3, 'カメラ')];
  const { person } = await open(at, { as, answers: [...importing(rows), own] });
  const link = await screen.findByRole('link', { name: 'カメラ' });
  expect(link).toHaveAttribute('href', `/goods/${GOOD_ID}`);
  expect(screen.getByText(/an item has this ISBN/)).toBeInTheDocument();
  await person.click(screen.getByText('Import 1 item'));
  expect(await screen.findByText('1 duplicate was skipped.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'カメラ' })).toBeInTheDocument();
});

test('an import that failed says why, and another file can be chosen', async () => {
  const failure = { code: 'plan_limit', message: 'There is no room for 3 more.' };
  const { person } = await open(at, {
    as,
    answers: [...importing(sheet(), { state: 'failed', failure }), own],
  });
  expect(await screen.findByText(/There is no room for 3 more/)).toBeInTheDocument();
  await person.click(screen.getByText('Start again'));
  expect(await screen.findByText('Choose a file')).toBeInTheDocument();
});

test('an import that is gone leads to another one', async () => {
  await open(`${path}?import=${idOf(99)}`, { as, answers: [...importing([]), own] });
  expect(await screen.findByText(/This import no longer exists/)).toBeInTheDocument();
  expect(screen.getByText('Start again')).toHaveAttribute('href', path);
});

test('more rows are read page by page', async () => {
  const many = Array.from({ length: 60 }, (_, place) => importRow(place + 2, { title: `本${place}` }));
  const { person } = await open(at, { as, answers: [...importing(many), own] });
  await screen.findByText('本49');
  expect(screen.queryByText('本59')).toBeNull();
  await person.click(screen.getByText('Show more'));
  expect(await screen.findByText('本59')).toBeInTheDocument();
  expect(calls.filter(({ path: to }) => to.startsWith(rowsOf))).toHaveLength(2);
});
