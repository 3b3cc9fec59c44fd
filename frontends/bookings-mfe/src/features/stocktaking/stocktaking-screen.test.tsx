import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PAST_ID, PERIOD_ID, period, past, stock } from '../../../../test/screens/counts';
import { GROUP_ID, idOf, lender } from '../../../../test/screens/fixtures';
import { folder } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http, refusal, writes } from '../../../../test/screens/server';

screens();

const PATH = '/-/himawari/stocktaking';
const as = lender();
const shelves = http.get('/folders', ({ response }) =>
  response(200).json({
    folders: [folder({ id: idOf(51), title: 'レンズ' }), folder({ id: idOf(52), title: '絵本' })],
  }),
);
const opens = http.post('/stocktaking_periods', ({ response }) =>
  response(201).json({ stocktaking_period: period({ name: '絵本だけ' }) }),
);

test('an open period says how much is counted, how much differs, and who counts now', async () => {
  await open(PATH, { as, answers: stock() });
  const card = await screen.findByRole('region', { name: '2031 春' });
  await within(card).findByText('2 differ');
  expect(within(card).getByText('of 3')).toHaveTextContent('of 3');
  expect(within(card).getByRole('progressbar', { name: '2 of 3 counted' })).toHaveAttribute(
    'value',
    String(2 / 3),
  );
  await within(card).findByText(/2 counting now/);
  expect(within(card).getByRole('link', { name: 'Count' })).toHaveAttribute(
    'href',
    `${PATH}/create?period=${PERIOD_ID}`,
  );
});

test('without an open period the counts of today are shown, and closed ones lead to their checks', async () => {
  await open(PATH, { as, answers: stock({ periods: [past()] }) });
  const card = await screen.findByRole('region', { name: 'Today’s counts' });
  expect(within(card).getByRole('link', { name: 'Check' })).toHaveAttribute(
    'href',
    `${PATH}/check?period=today`,
  );
  expect(screen.getByRole('link', { name: '2030 秋' })).toHaveAttribute(
    'href',
    `${PATH}/check?period=${PAST_ID}`,
  );
});

test('a period is started with folders and a place, and leads to counting', async () => {
  const { person } = await open(PATH, { as, answers: [shelves, opens, ...stock({ periods: [] })] });
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: ' 絵本だけ ' } });
  await person.click(await screen.findByLabelText('絵本'));
  fireEvent.change(screen.getByLabelText(/^Place/), { target: { value: '2F' } });
  await person.click(screen.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(window.location.pathname).toBe(`${PATH}/create`));
  expect(writes()).toEqual([
    {
      method: 'POST',
      path: '/stocktaking_periods',
      body: { group_id: GROUP_ID, name: '絵本だけ', folder_ids: [idOf(52)], place: '2F' },
    },
  ]);
});

test('a period that overlaps another is refused with the name of that one, and the way to it', async () => {
  const refused = http.post('/stocktaking_periods', ({ response }) =>
    response.untyped(
      refusal('stocktaking.open', 409, {
        detail: 'The stocktaking “2031 春” is still open.',
        params: { period_id: PERIOD_ID, name: '2031 春' },
      }),
    ),
  );
  const { person } = await open(PATH, { as, answers: [refused, ...stock()] });
  await person.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByText('The stocktaking “2031 春” is still open.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Count for that one' })).toHaveAttribute(
    'href',
    `${PATH}/create?period=${PERIOD_ID}`,
  );
});

test('a period is renamed', async () => {
  const renames = http.patch('/stocktaking_periods/{id}', ({ response }) =>
    response(200).json({ stocktaking_period: period({ name: '春' }) }),
  );
  const { person } = await open(PATH, { as, answers: [renames, ...stock()] });
  await person.click(await screen.findByRole('button', { name: 'Actions for “2031 春”' }));
  await person.click(screen.getByRole('menuitem', { name: 'Rename' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: '春' } });
  await person.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('Renamed to “春”.');
  expect(writes()).toEqual([
    { method: 'PATCH', path: `/stocktaking_periods/${PERIOD_ID}`, body: { name: '春' } },
  ]);
});

test('closing asks first, says what is frozen and how much is left, and is done only then', async () => {
  const closes = http.patch('/stocktaking_periods/{id}', ({ response }) =>
    response(200).json({ stocktaking_period: period({ closed_at: '2031-05-14T01:00:00Z' }) }),
  );
  const { person } = await open(PATH, { as, answers: [closes, ...stock()] });
  const ask = async () => {
    await screen.findByText('2 differ');
    await person.click(screen.getByRole('button', { name: 'Actions for “2031 春”' }));
    await person.click(screen.getByRole('menuitem', { name: 'Close stocktaking' }));
    return within(await screen.findByRole('dialog', { name: 'Close “2031 春”?' }));
  };
  const first = await ask();
  expect(first.getByText('1 item is not counted yet.')).toBeInTheDocument();
  expect(first.getByText(/The result becomes final/)).toBeInTheDocument();
  await person.click(first.getAllByRole('button')[0]!);
  expect(writes()).toEqual([]);
  await person.click((await ask()).getByRole('button', { name: 'Close stocktaking' }));
  await screen.findByText('“2031 春” is closed.');
  expect(writes()).toEqual([
    { method: 'PATCH', path: `/stocktaking_periods/${PERIOD_ID}`, body: { closed: true } },
  ]);
});

test('whoever may not count is told who may, and led back to the group', async () => {
  const refused = http.get('/stocktaking_periods', ({ response }) =>
    response.untyped(refusal('forbidden', 403)),
  );
  await open(PATH, { as, answers: [refused, ...stock()] });
  expect(
    await screen.findByText(
      'Only the owner of the group, the owner’s managers and group owners can take stock.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See group' })).toHaveAttribute('href', '/-/himawari');
});

test('ten periods and a hundred counts are read by three calls', async () => {
  const many = Array.from({ length: 10 }, (_, at) => past({ id: idOf(500 + at), name: `${at}` }));
  await open(PATH, { as, answers: stock({ periods: [period(), ...many] }) });
  await screen.findByText('2 differ');
  await screen.findByText(/2 counting now/);
  expect(
    calls.filter(({ path }) => path.startsWith('/stocktaking')).map(({ path }) => path.split('?')[0]),
  ).toEqual(['/stocktaking_periods', '/stocktakings/check', '/stocktakings']);
});
