import { screen, within } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { GROUP_ID, group, idOf, lender, meta } from '../../../../test/screens/fixtures';
import { type Card, answerDialog, card, choose, groupAt, ownGroup } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http, refusal, writes } from '../../../../test/screens/server';
import { widenWindow } from '../../../../test/screens/wide-window';

screens();

const ID = idOf(81);
const path = '/-/himawari/auth_tokens';
const as = lender();
const acts = 'Actions for 一年一組';

/** The cards of Olga's group, as they are until something is done. */
function cards(first: Card[] = [card()]) {
  let there = first;
  return [
    groupAt(ownGroup()),
    http.get('/auth_tokens', ({ query, response }) => {
      const hits = query.get('match') === 'nobody' ? [] : there;
      return response(200).json({ auth_tokens: hits, users: [], meta: meta(hits.length) });
    }),
    http.post('/auth_tokens', async ({ request, response }) => {
      const { name = '', count = 1, permission = 'book' } = await request.json();
      there = Array.from({ length: count }, (_, at) =>
        card({ id: idOf(82 + at), name: `${name} ${at + 7}`, management_id: String(at + 7), permission }),
      );
      return response(201).json({ auth_token: there[0]!, auth_tokens: there, users: [] });
    }),
    http.patch('/auth_tokens/{id}', async ({ request, response }) => {
      const patch = (await request.json()) as Partial<Card>;
      there = there.map((one) => ({ ...one, ...patch }));
      return response(200).json({ auth_token: there[0]!, auth_tokens: there, users: [] });
    }),
    http.post('/auth_tokens/{id}/reissue', ({ response }) => {
      there = there.map((one) => ({ ...one, jti: 'secret-2' }));
      return response(201).json({ auth_token: there[0]!, auth_tokens: there, users: [] });
    }),
    http.delete('/auth_tokens/{id}', ({ response }) => {
      there = [];
      return response(204).empty();
    }),
  ];
}

faces('the member cards of a group', {
  path,
  reads: ['/auth_tokens'],
  as,
  answers: cards(),
  shows: '一年一組',
});

test('a card without a name goes by its number, which is said once', async () => {
  await open(path, { as, answers: cards([card({ name: '7', management_id: '7' })]) });
  expect(await screen.findByText('No. 7')).toBeInTheDocument();
  expect(screen.queryByText('7')).toBeNull();
});

test('a group without cards leads to the first, and many alike are made at once', async () => {
  const { person } = await open(path, { as, answers: cards([]) });
  expect(await screen.findByText('No member cards yet')).toBeInTheDocument();
  expect(screen.getByText('Import cards').closest('a')).toHaveAttribute('href', `${path}/import`);
  await person.click(screen.getByRole('button', { name: 'Create cards' }));
  await person.click(await screen.findByLabelText(/^Name/));
  await person.paste('二組');
  await person.clear(screen.getByLabelText(/^Quantity/));
  await person.paste('2');
  await person.click(screen.getByLabelText(/^First number/));
  await person.paste('7');
  await person.selectOptions(screen.getByLabelText(/^Permission/), 'read');
  await person.selectOptions(screen.getByLabelText(/^Language/), 'ja-Hira');
  await person.click(screen.getByText('Create'));
  expect(await screen.findByText('2 cards created.')).toBeInTheDocument();
  expect(await screen.findByText('二組 8')).toBeInTheDocument();
  expect(screen.getAllByText('View only')).toHaveLength(2);
  const words = { name: '二組', management_id: '7', permission: 'read', locale: 'ja-Hira' };
  const body = { group_id: GROUP_ID, count: 2, ...words };
  expect(writes()).toEqual([{ method: 'POST', path: '/auth_tokens', body }]);
});

test('a fault of new cards stands at its field, a full plan above them; what was typed stays', async () => {
  let refused = refusal('validation', 422, {
    errors: { management_id: [{ code: 'taken_here', message: 'Already taken.' }] },
  });
  const answers = [http.post('/auth_tokens', () => refused as never), ...cards()];
  const { person } = await open(path, { as, answers });
  await person.click((await screen.findAllByRole('button', { name: 'Create cards' }))[0]!);
  await person.click(await screen.findByLabelText(/^First number/));
  await person.paste('1');
  await person.click(screen.getByText('Create'));
  expect(await screen.findByText('Already taken.')).toBeInTheDocument();
  refused = refusal('full_here', 429);
  await person.click(screen.getByText('Create'));
  expect(await screen.findByText('Refused: full_here')).toBeInTheDocument();
  expect(screen.getByLabelText(/^First number/)).toHaveValue('1');
  expect(screen.queryByText(/cards? created/)).toBeNull();
});

test('a card is turned from booking to looking and back', async () => {
  const { person } = await open(path, { as, answers: cards() });
  await choose(person, acts, 'Limit to viewing');
  expect(await screen.findByText('一年一組 changed.')).toBeInTheDocument();
  expect(await screen.findByText('View only')).toBeInTheDocument();
  await choose(person, acts, 'Allow booking');
  await screen.findByLabelText(acts);
  expect(writes()).toEqual(
    ['read', 'book'].map((permission) => ({
      ...{ method: 'PATCH', path: `/auth_tokens/${ID}`, body: { permission } },
    })),
  );
});

test('the language of a card’s screen is changed', async () => {
  const { person } = await open(path, { as, answers: cards() });
  await choose(person, acts, 'Change language');
  const dialog = within(await screen.findByRole('dialog', { name: '一年一組' }));
  await person.selectOptions(dialog.getByLabelText(/^Language/), 'ja-Hira');
  await person.click(dialog.getByText('Change'));
  expect(await screen.findByText('一年一組 changed.')).toBeInTheDocument();
  expect(writes()).toMatchObject([{ path: `/auth_tokens/${ID}`, body: { locale: 'ja-Hira' } }]);
});

test('the code of a card is shown and copied; issued anew it is another, once one has said yes', async () => {
  const { person } = await open(path, { as, answers: cards() });
  await person.click(await screen.findByLabelText('QR code of 一年一組'));
  expect(await screen.findByText('http://localhost:3000/auth_tokens/secret-1')).toBeInTheDocument();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await person.click(screen.getByText('Copy link'));
  expect(await screen.findByText('Link copied.')).toBeInTheDocument();
  expect(copied).toHaveBeenCalledWith('http://localhost:3000/auth_tokens/secret-1');
  await answerDialog(person, 'Close');
  await choose(person, acts, 'Replace card');
  await answerDialog(person, 'Go back');
  expect(writes()).toEqual([]);
  await choose(person, acts, 'Replace card');
  await answerDialog(person, 'Replace card');
  expect(await screen.findByText('http://localhost:3000/auth_tokens/secret-2')).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'POST', path: `/auth_tokens/${ID}/reissue`, body: undefined }]);
});

test('a card is taken back once one has said yes', async () => {
  const { person } = await open(path, { as, answers: cards() });
  await choose(person, acts, 'Deactivate');
  await answerDialog(person, 'Go back');
  expect(writes()).toEqual([]);
  await choose(person, acts, 'Deactivate');
  await answerDialog(person, 'Deactivate');
  expect(await screen.findByText('一年一組 deactivated.')).toBeInTheDocument();
  expect(await screen.findByText('No member cards yet')).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'DELETE', path: `/auth_tokens/${ID}`, body: undefined }]);
});

test('what is refused of a card is said, and it stays as it was', async () => {
  const refused = [
    http.patch('/auth_tokens/{id}', ({ response }) => response.untyped(refusal('one_here', 403))),
    http.post('/auth_tokens/{id}/reissue', ({ response }) => response.untyped(refusal('two_here', 403))),
    http.delete('/auth_tokens/{id}', ({ response }) => response.untyped(refusal('three_here', 409))),
  ];
  const { person } = await open(path, { as, answers: [...refused, ...cards()] });
  await choose(person, acts, 'Limit to viewing');
  expect(await screen.findByText('Refused: one_here')).toBeInTheDocument();
  await choose(person, acts, 'Replace card');
  await answerDialog(person, 'Replace card');
  expect(await screen.findByText('Refused: two_here')).toBeInTheDocument();
  await choose(person, acts, 'Deactivate');
  await answerDialog(person, 'Deactivate');
  expect(await screen.findByText('Refused: three_here')).toBeInTheDocument();
  expect(screen.queryByText(/ (changed|deactivated)\./)).toBeNull();
  expect(screen.getByLabelText(acts)).toBeInTheDocument();
});

test('cards are searched by the server, and one that is not found is said', async () => {
  const { person } = await open(path, { as, answers: cards() });
  await person.click(await screen.findByLabelText('Search cards'));
  await person.paste('nobody');
  expect(await screen.findByText('No card matches “nobody”')).toBeInTheDocument();
  expect(calls.at(-1)?.path).toContain('match=nobody');
});

test('the cards are saved as a file of their name, and a refusal of it is said', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:cards';
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  let fails = false;
  const file = http.get('/auth_tokens/export', ({ response }) =>
    fails ? response.untyped(refusal('no_file_here', 403)) : response(200).text('id,name'),
  );
  const { person } = await open(path, { as, answers: [file, ...cards()] });
  await person.click(await screen.findByText('Save as CSV'));
  await screen.findByText('Save as CSV');
  fails = true;
  await person.click(screen.getByText('Save as CSV'));
  expect(await screen.findByText('Refused: no_file_here')).toBeInTheDocument();
  click.mockRestore();
  expect(saved).toEqual(['Member cards.csv']);
});

test('who only sees the cards makes none', async () => {
  const sees = groupAt(group({ permissions: ['see_goods', 'list_members'] }));
  await open(path, { answers: [sees, ...cards([card({ permissions: [] })])] });
  expect(await screen.findByText('一年一組')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create cards' })).toBeNull();
  for (const word of ['Import cards', 'Print cards']) expect(screen.queryByText(word)).toBeNull();
  expect(screen.queryByLabelText(acts)).toBeNull();
});

test('cards are printed with the paper and the spacing that were chosen', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const many = Array.from({ length: 11 }, (_, at) => card({ id: idOf(100 + at), name: `札${at}` }));
  const { person } = await open('/-/himawari/auth_tokens/export', { as, answers: cards(many) });
  expect(await screen.findByLabelText('Preview 2')).toBeInTheDocument();
  await person.selectOptions(screen.getByLabelText('Paper'), 'twentyFour');
  expect(screen.queryByLabelText('Preview 2')).toBeNull();
  const fourth = () => screen.getByText('札3').closest('article')?.style.top;
  const before = fourth();
  await person.clear(screen.getByLabelText(/^Space between rows/));
  await person.paste('10');
  expect(fourth()).not.toBe(before);
  await person.click(screen.getAllByText('Print')[0]!);
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

faces('the print of member cards', {
  path: '/-/himawari/auth_tokens/export',
  reads: ['/auth_tokens'],
  as,
  answers: cards(),
  shows: '一年一組',
});

test('where there are no cards, none are printed', async () => {
  await open('/-/himawari/auth_tokens/export', { as, answers: cards([]) });
  expect(await screen.findByText('No cards to print.')).toBeInTheDocument();
  expect(screen.queryByText('Print')).toBeNull();
});

test('a wide window has a table of cards, and the code of the open card beside it', async () => {
  widenWindow();
  const { person } = await open(path, { as: lender(), answers: cards() });
  const table = within(await screen.findByRole('table', { name: 'Member cards' }));
  await person.click(table.getByText('一年一組'));
  const panel = within(screen.getByRole('complementary', { name: 'Details' }));
  expect(await panel.findByRole('img', { name: /QR code of 一年一組/ })).toBeInTheDocument();
  expect(panel.getByRole('button', { name: 'Replace card' })).toBeInTheDocument();
});
