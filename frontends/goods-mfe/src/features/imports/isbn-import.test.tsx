import { screen } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { GROUP_ID, lender } from '../../../../test/screens/fixtures';
import { ownGroup } from '../../../../test/screens/groups';
import { doubleRow, faultyRow, IMPORT_ID, importing, importRow } from '../../../../test/screens/imports';
import { open, screens } from '../../../../test/screens/open-screen';
import { scanKeys, scannerHeard } from '../../../../test/screens/scanner-keys';
import { http, writes } from '../../../../test/screens/server';

screens();

const path = '/goods/new/isbn_import';
const as = lender();
const own = http.get('/groups', ({ response }) =>
  response(200).json({
    groups: [ownGroup()],
    users: [as],
    meta: { page: 1, per_page: 100, total: 1, next_page: null },
  }),
);

/** An ISBN by its first twelve digits. */
function isbn(number: number): string {
  const digits = `97848156${String(number).padStart(4, '0')}`;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
  return digits + String((10 - (sum % 10)) % 10);
}
const twenty = Array.from({ length: 20 }, (_, place) => isbn(place));
const rows = twenty.map((one, place) => importRow(place + 1, { isbn: one }));
const books = (given = rows) => [...importing(given, { kind: 'isbn', columns: ['isbn'] }), own];
const numbers = () => screen.findByLabelText('Numbers');

faces('books by ISBN', { path, as, answers: [own], shows: '0 ISBNs found' });

test('20 ISBNs are pasted with other text around them, looked up for a group and imported', async () => {
  const { person } = await open(`${path}?group=himawari`, { as, answers: books() });
  await person.click(await numbers());
  await person.paste(`Receipt 2031/05/14 5,720\n${twenty.join(' / ')} ${twenty[0]}`);
  expect(await screen.findByText('20 ISBNs found')).toBeInTheDocument();
  await person.type(screen.getByLabelText(/^Location/), '絵本だな');
  await person.type(screen.getByLabelText(/^Maximum days/), '１４');
  await person.click(screen.getByText('Look up the books'));
  expect(await screen.findByText('Books found')).toBeInTheDocument();
  expect(writes()).toEqual([
    {
      method: 'POST',
      path: '/imports',
      body: {
        kind: 'isbn',
        text: twenty.join('\n'),
        group_ids: [GROUP_ID],
        defaults: { location: '絵本だな', max_days: '14' },
      },
    },
  ]);
  await person.click(screen.getByText('Import 20 items'));
  expect(await screen.findByText('20 items imported')).toBeInTheDocument();
});

test('a scanner adds a number by Enter, once, and says so; what is no ISBN is said', async () => {
  const heard = scannerHeard();
  const { person } = await open(path, { as, answers: [own] });
  await heard();
  const wedge = await screen.findByLabelText('Scan or type an ISBN');
  wedge.focus();
  scanKeys(twenty[0] ?? '');
  expect(await screen.findByText(`${twenty[0]} added. 1 book.`)).toBeInTheDocument();
  expect(wedge).toHaveFocus();
  scanKeys(twenty[0] ?? '');
  expect(await screen.findByText(`${twenty[0]} is in the list already. 1 book.`)).toBeInTheDocument();
  await person.paste('A-0001');
  await person.keyboard('{Enter}');
  expect(await screen.findByText(/“A-0001” is not an ISBN/)).toBeInTheDocument();
  expect(await numbers()).toHaveValue(twenty[0]);
});

test('a scanner that types is read wherever the focus is, and two codes without a pause are two books', async () => {
  const heard = scannerHeard();
  await open(path, { as, answers: [own] });
  await heard();
  const camera = await screen.findByRole('button', { name: 'Camera' });
  camera.focus();
  scanKeys(`${twenty[0]}${twenty[1]}`);
  expect(await screen.findByText(`${twenty[1]} added. 2 books.`)).toBeInTheDocument();
  expect(await numbers()).toHaveValue(`${twenty[0]}\n${twenty[1]}`);
  expect(camera).toHaveAttribute('aria-pressed', 'false');
});

test('numbers outlive a reload until they are sent', async () => {
  const { person } = await open(path, { as, answers: [own] });
  await person.click(await numbers());
  await person.paste(twenty.join('\n'));
  window.dispatchEvent(new Event('pagehide'));
  await open(path, { as, answers: [own] });
  expect((await screen.findAllByText('20 ISBNs found')).length).toBeGreaterThan(0);
});

test('the numbers are still there after a look at the books, until they are imported', async () => {
  const { person } = await open(path, { as, answers: books(rows.slice(0, 1)) });
  await person.click(await numbers());
  await person.paste(twenty[0] ?? '');
  await person.click(screen.getByText('Look up the books'));
  await person.click(await screen.findByText('Back to the numbers'));
  expect(await numbers()).toHaveValue(twenty[0]);
  await person.click(screen.getByText('Look up the books'));
  await person.click(await screen.findByText('Import 1 item'));
  await person.click(await screen.findByRole('link', { name: 'Import more' }));
  expect(await numbers()).toHaveValue('');
});

test('a lower barcode is mended, books that are there are named, and a book gets its title', async () => {
  const mixed = [
    faultyRow(
      1,
      { isbn: '1920793014003' },
      { column: 'isbn', code: 'good.isbn_jan', message: 'Scan the upper barcode.' },
    ),
    doubleRow(2, 'カメラ'),
    importRow(3, { isbn: twenty[2] ?? '' }),
  ];
  const { person } = await open(`${path}?import=${IMPORT_ID}`, { as, answers: books(mixed) });
  expect(await screen.findByText('Scan the upper barcode.')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'カメラ' })).toBeInTheDocument();
  expect(await screen.findByText(/No source of book data/)).toBeInTheDocument();
  await person.type(screen.getByLabelText(`Title of ${twenty[2]}`), '工作の手びき{Enter}');
  expect(await screen.findByText('工作の手びき')).toBeInTheDocument();
  const field = screen.getByLabelText('ISBN of row 1');
  await person.clear(field);
  await person.type(field, `${twenty[0]}{Enter}`);
  expect(await screen.findByText('Import 2 items')).toBeEnabled();
});

test('a book is left out, and comes back', async () => {
  const { person } = await open(`${path}?import=${IMPORT_ID}`, { as, answers: books(rows.slice(0, 1)) });
  await person.click(await screen.findByRole('button', { name: 'Leave out (row 1)' }));
  await person.click(await screen.findByRole('button', { name: 'Put back (row 1)' }));
  expect(await screen.findByText('Books found')).toBeInTheDocument();
});

test('books show their catalog, and one that no catalog knows has a note', async () => {
  const found = [
    importRow(1, { isbn: isbn(1), title: '工作の手びき', authors: '山田 花子' }, { credit: 'openBD' }),
    importRow(2, { isbn: isbn(2) }, { notes: [missing(2)] }),
  ];
  const of = importing(found, { kind: 'isbn', columns: ['isbn', 'title'], book_credits: ['openBD'] });
  await open(`${path}?import=${IMPORT_ID}`, { as, answers: [...of, own] });
  expect(await screen.findByText('Book data: openBD')).toBeInTheDocument();
  expect(await screen.findByText(`${isbn(1)}・山田 花子・openBD`)).toBeInTheDocument();
  expect(await screen.findByText('No book was found.')).toBeInTheDocument();
  expect(screen.queryByText(/No source of book data/)).toBeNull();
});

function missing(row: number) {
  return { row, column: 'isbn', value: isbn(row), code: 'books.none', message: 'No book was found.' };
}
