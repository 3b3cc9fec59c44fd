import { fireEvent, screen } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { GROUP_ID, LENDER_ID, lender } from '../../../../test/screens/fixtures';
import { groupAt, ownGroup } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = '/-/himawari/auth_tokens/import';
const as = lender();
const GOOD = { count: 2, faults: [] };

function sheet(...answers: object[]) {
  return [
    groupAt(ownGroup()),
    http.post('/auth_tokens/import', ({ query, response }) => {
      const result = answers.length > 1 ? answers.shift() : answers[0];
      if (result instanceof Response) return response.untyped(result);
      const said = { dry_run: query.get('dry_run') === 'true', ...result } as never;
      return response(200).json({ import: said });
    }),
  ];
}
async function give(name = 'pupils.csv') {
  await screen.findByText('Choose a file');
  const files = [new File(['name\n一'], name, { type: 'text/csv' })];
  fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files } });
}
const sent = () => writes().map((call) => `${call.method} ${call.path}`);
const sends = (dry: boolean, permission = 'book') =>
  `POST /auth_tokens/import?group_id=${GROUP_ID}&permission=${permission}&dry_run=${dry}`;

faces('the import of member cards', { path, as, answers: sheet(GOOD), shows: 'Choose a file' });

test('a good sheet is tried first, and makes its cards only when one says so', async () => {
  const { person } = await open(path, { as, answers: sheet(GOOD) });
  await screen.findByText('Choose a file');
  await person.selectOptions(screen.getByLabelText(/^Permission/), 'read');
  await give();
  expect(await screen.findByText('The file is valid: 2 cards.')).toBeInTheDocument();
  expect(screen.getByText('pupils.csv')).toBeInTheDocument();
  expect(sent()).toEqual([sends(true, 'read')]);
  await person.click(screen.getByText('Create 2 cards'));
  expect(await screen.findByText('2 cards created.')).toBeInTheDocument();
  expect(sent()).toEqual([sends(true, 'read'), sends(false, 'read')]);
  expect(window.location.pathname).toBe('/-/himawari/auth_tokens');
});

test('every fault of a sheet is told with its line, nothing is written, and the mended sheet is tried anew', async () => {
  const faults = [{ code: 'taken', message: 'Number taken.', line: 3, field: 'id' }];
  await open(path, { as, answers: sheet({ count: 0, faults }, GOOD) });
  await give();
  expect(await screen.findByText('1 cell needs fixing. Nothing has been saved.')).toBeInTheDocument();
  expect(screen.getByText('Number taken.').closest('tr')).toHaveTextContent('3idNumber taken.');
  expect(screen.queryByText(/^Make \d/)).toBeNull();
  await give();
  expect(await screen.findByText('Create 2 cards')).toBeInTheDocument();
  expect(screen.queryByText('Number taken.')).toBeNull();
  expect(sent()).toEqual([sends(true), sends(true)]);
});

test('a sheet that can not be read is refused with why', async () => {
  await open(path, { as, answers: sheet(refusal('columns_here', 400)) });
  await give('a.xlsx');
  expect(await screen.findByText('Refused: columns_here')).toBeInTheDocument();
  expect(screen.queryByText(/^Make \d/)).toBeNull();
});

test('what is refused at last is said, and nothing is called made', async () => {
  const { person } = await open(path, { as, answers: sheet(GOOD, refusal('away_here', 403)) });
  await give();
  await person.click(await screen.findByText('Create 2 cards'));
  expect(await screen.findByText('Refused: away_here')).toBeInTheDocument();
  expect(screen.queryByText('2 cards created.')).toBeNull();
  expect(window.location.pathname).toBe(path);
});

test('a seat that was taken meanwhile is found by another dry run, with the ways on', async () => {
  const params = { limit: 8, used: 7, needed: 2 };
  const full = refusal('plan_limit', 429, { params });
  const { person } = await open(path, {
    as,
    answers: [
      http.get('/groups/{id}/seats', ({ response }) =>
        response(200).json({
          seats: { owner_id: LENDER_ID, owner_name: '折笠', used: 7, limit: 8, disabled: 0 },
        }),
      ),
      ...sheet(GOOD, full, { ...GOOD, over_limit: 1, limit: 8, used: 7 }),
    ],
  });
  await give();
  await person.click(await screen.findByText('Create 2 cards'));
  expect(await screen.findByText('1 too many: 7 of 8 seats are taken.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Remove 1 rows from the file/ })).toBeInTheDocument();
  expect(sent()).toEqual([sends(true), sends(false), sends(true)]);
  await person.click(await screen.findByRole('button', { name: /^Change plan/ }));
  expect(window.location.pathname).toBe('/subscriptions/upgrade');
});

test('before a file is chosen, an example explains the columns and can be saved as a template', async () => {
  const made = jest.fn((_file: Blob) => 'blob:template');
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { person } = await open(path, { as, answers: sheet(GOOD) });
  expect(await screen.findByText(/^Number on the card/)).toBeInTheDocument();
  await person.click(screen.getByText('Template (CSV)'));
  const text = await made.mock.calls[0]![0].text();
  expect(text).toMatch(/id,name,email,invite_email\r\n1042,Tsumugi Yamada,,\r\n/);
  await give();
  await screen.findByText('The file is valid: 2 cards.');
  expect(screen.queryByText(/^Number on the card/)).toBeNull();
});
