import { fireEvent, screen, waitFor } from '@testing-library/react';
import { GROUP_ID, good, group, idOf, lender, meta } from '../../../../test/screens/fixtures';
import { folder } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = '/goods/new';
const OTHER_GROUP = idOf(12);
const groups = http.get('/groups', ({ response }) =>
  response(200).json({
    groups: [
      group({ permissions: ['edit', 'add_goods'] }),
      group({ id: OTHER_GROUP, name: '写真部', permissions: ['add_goods'] }),
    ],
    users: [lender()],
    meta: meta(2),
  }),
);
const registers = http.post('/goods', ({ response }) =>
  response(201).json({ good: good({ title: '脚立' }), users: [], images: [], liked_good_ids: [] }),
);

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const flip = (name: string) =>
  fireEvent.click(screen.getByText(name).closest('.sw')!.querySelector('button')!);
const register = () => fireEvent.click(screen.getByText('Add item'));
const typeName = async () =>
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: '脚立' } });

test('by the hour only the hourly price is offered and sent, by the day only the others', async () => {
  await open(`/goods/new?group=${GROUP_ID}`, { answers: [groups, registers] });
  await typeName();
  type(/^Per day/, '500');
  expect(screen.queryByLabelText(/^Per hour/)).toBeNull();
  flip('Lend by the hour');
  expect(screen.queryByLabelText(/^Per day/)).toBeNull();
  type(/^Per hour/, '300');
  register();
  expect(await screen.findByText('“脚立” added.')).toBeInTheDocument();
  expect(writes()[0]?.body).toMatchObject({ price_per_hour: 300, price_per_day: null });
});

/** Rows of the table of examples below the prices. */
const examples = () =>
  Array.from(document.querySelectorAll('.pex tbody tr'), (row) =>
    Array.from(row.children, (cell) => cell.textContent).join(' | '),
  );

test('below the prices stands what borrowers pay by the day, and nothing while a price can’t be saved', async () => {
  await open(path, { answers: [groups] });
  await typeName();
  expect(examples()).toEqual([]);
  type(/^Per day/, '１０００');
  type(/^Per week/, '5000');
  type(/^Per month/, '15000');
  expect(screen.getByText(/^¥50 to ¥1,000,000, tax included/)).toBeInTheDocument();
  expect(examples()).toEqual([
    '1 day | ¥1,000 | ¥90',
    '3 days | ¥3,000 | ¥272',
    '6 days1 week | ¥5,000 | ¥454',
    '13 days2 weeks | ¥10,000 | ¥909',
    '25 days1 month | ¥15,000 | ¥1,363',
    '32 days1 month + 1 day | ¥16,000 | ¥1,454',
  ]);
  for (const wrong of ['49', '1000001', '99.5', '-1', 'free']) {
    type(/^Per week/, wrong);
    expect(examples()).toEqual([]);
  }
});

test('by the hour borrowers pay started quarters', async () => {
  await open(path, { answers: [groups] });
  await typeName();
  flip('Lend by the hour');
  type(/^Per hour/, '300');
  expect(examples()).toEqual(['1 h | ¥300 | ¥27', '2 h 45 min | ¥825 | ¥75', '8 h | ¥2,400 | ¥218']);
});

test('a book with a price brings up the copyright, and neither alone does', async () => {
  await open(path, { answers: [groups] });
  await typeName();
  const warning = () => screen.queryByText(/the copyright holder’s permission/);
  type(/^ISBN/, '9784003101018');
  expect(warning()).toBeNull();
  type(/^Per day/, '100');
  expect(warning()).toBeInTheDocument();
  type(/^ISBN/, '');
  expect(warning()).toBeNull();
});

test('folders of a chosen group are offered to who edits it, and go with the group', async () => {
  const folders = http.get('/folders', ({ response }) =>
    response(200).json({ folders: [folder({ id: idOf(71), group_id: GROUP_ID, title: '秋の本' })] }),
  );
  await open(path, { answers: [folders, groups, registers] });
  await typeName();
  expect(screen.queryByLabelText('秋の本')).toBeNull();
  fireEvent.click(await screen.findByLabelText('ひまわり文庫'));
  fireEvent.click(await screen.findByLabelText('秋の本'));
  fireEvent.click(screen.getByLabelText('写真部'));
  fireEvent.click(screen.getByLabelText('ひまわり文庫'));
  expect(screen.queryByLabelText(/秋の本/)).toBeNull();
  fireEvent.click(screen.getByLabelText('ひまわり文庫'));
  fireEvent.click(await screen.findByLabelText('秋の本'));
  register();
  expect(await screen.findByText('“脚立” added.')).toBeInTheDocument();
  expect(writes()[0]?.body).toMatchObject({ group_ids: [OTHER_GROUP, GROUP_ID], folder_ids: [idOf(71)] });
});

test('a number that another good has is said at its field', async () => {
  const taken = http.post('/goods', ({ response }) =>
    response.untyped(refusal('good.management_id_taken', 409)),
  );
  await open(`/goods/new?group=${GROUP_ID}`, { answers: [taken, groups] });
  await typeName();
  type(/^Management number/, 'A-7');
  register();
  const field = screen.getByLabelText(/^Management number/);
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  expect(field).toHaveFocus();
});

test('several are registered in a row by the keyboard alone, each with the next number', async () => {
  const { person } = await open(`/goods/new?group=${GROUP_ID}`, { answers: [groups, registers] });
  await typeName();
  type(/^Management number/, 'A-0009');
  type(/^Location/, '棚3');
  type(/^Per day/, '500');
  type(/^Description/, '3段');
  screen.getByText('Add and start another').focus();
  await person.keyboard('{Enter}');
  expect(await screen.findByText('“脚立” added.')).toBeInTheDocument();
  const name = screen.getByLabelText('Name');
  expect(name).toHaveFocus();
  expect(name).toHaveValue('');
  expect(screen.getByLabelText(/^Management number/)).toHaveValue('A-0010');
  await person.keyboard('机{Enter}');
  await waitFor(() => expect(window.location.pathname).not.toBe(path));
  expect(writes().map(({ body }) => body)).toMatchObject([
    { title: '脚立', management_id: 'A-0009', location: '棚3', price_per_day: 500, description: '3段' },
    { title: '机', management_id: 'A-0010', location: '棚3', price_per_day: 500, description: '' },
  ]);
});

test('a refused good stays in the form, and no next one is begun', async () => {
  const refused = http.post('/goods', ({ response }) => response.untyped(refusal('busy', 409)));
  await open(`/goods/new?group=${GROUP_ID}`, { answers: [refused, groups] });
  await typeName();
  fireEvent.click(screen.getByText('Add and start another'));
  expect(await screen.findByText('Refused: busy')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('脚立');
});
