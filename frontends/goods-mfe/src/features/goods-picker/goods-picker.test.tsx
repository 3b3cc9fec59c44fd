import { screen, waitFor, within } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import {
  GOOD_ID,
  GROUP_ID,
  LENDER_ID,
  MEMBER_ID,
  OWN_GOOD,
  OWN_GROUP,
  type Good,
  good,
  group,
  idOf,
  lender,
  user,
} from '../../../../test/screens/fixtures';
import { choose, folder } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = `/users/${LENDER_ID}/goods_picker`;
const as = lender();
const LIBRARY = idOf(12);

const own = (place: number, title: string, fields: Partial<Good> = {}) =>
  good({ id: idOf(place), title, permissions: OWN_GOOD, ...fields });

const three = [
  own(21, 'カメラ', { management_id: 'B-2', max_days: 7 }),
  own(22, '三脚', { management_id: 'A-10', quantity: 4 }),
  own(23, 'レンズ', { management_id: 'A-9' }),
];

/** Olga's goods, in pages of two. */
function shelf(goods: readonly Good[] = three, pageSize = 100) {
  const owned = (fields: object) => group({ role: 'owner', permissions: OWN_GROUP, ...fields });
  return [
    http.get('/groups', ({ response }) =>
      response(200).json({
        groups: [owned({}), owned({ id: LIBRARY, name: '図書コーナー', slug: 'library' })],
        users: [as],
        meta: { page: 1, per_page: 100, total: 2, next_page: null },
      }),
    ),
    http.get('/folders', ({ query, response }) =>
      response(200).json({ folders: query.get('group_id') === GROUP_ID ? [folder()] : [] }),
    ),
    http.get('/goods', ({ query, response }) => {
      const found = goods.filter(({ title }) => title.includes(query.get('match') ?? ''));
      const page = Number(query.get('page'));
      const here = found.slice((page - 1) * pageSize, page * pageSize);
      const next = page * pageSize < found.length ? page + 1 : null;
      return response(200).json({
        ...{ goods: here, users: [as], images: [], liked_good_ids: [] },
        meta: { page, per_page: pageSize, total: found.length, next_page: next },
      });
    }),
  ];
}

/** Answers a bulk update; goods named here are refused. */
function updating(refused: readonly string[] = []) {
  return http.put('/goods/bulk_update', async ({ request, response }) => {
    const { good_ids: ids } = await request.json();
    const outcomes = ids.map((id) => ({
      ...{ good_id: id, ok: !refused.includes(id), params: null },
      code: refused.includes(id) ? 'good.on_loan' : null,
      message: refused.includes(id) ? 'It is out.' : null,
    }));
    return response(200).json({ outcomes, goods: [], images: [] });
  });
}

/** The window has room for the panel, or not. */
function windowIs(wide: boolean): void {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: wide && query.includes('1200'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
}

beforeEach(() => windowIs(true));
afterEach(() => jest.restoreAllMocks());

const box = (name: string) => screen.findByRole('checkbox', { name });
const titles = () =>
  [...document.querySelectorAll('tbody th')].map((cell) => cell.querySelector('a')?.textContent);
const put = (body: object) => ({ method: 'PUT', path: '/goods/bulk_update', body });

faces('the goods of an account', { path, reads: ['/goods'], as, answers: shelf(), shows: 'カメラ' });

test('goods are searched, and sorted by a heading with numbers in their order', async () => {
  const { person } = await open(path, { as, answers: shelf() });
  await screen.findByText('カメラ');
  await person.click(screen.getByRole('button', { name: 'Number' }));
  expect(titles()).toEqual(['レンズ', '三脚', 'カメラ']);
  await person.click(screen.getByRole('button', { name: 'Number' }));
  expect(titles()).toEqual(['カメラ', '三脚', 'レンズ']);
  expect(screen.getByRole('columnheader', { name: 'Number' })).toHaveAttribute('aria-sort', 'descending');
  await person.click(screen.getByLabelText('Search by name or number'));
  await person.paste('三脚');
  await waitFor(() => expect(titles()).toEqual(['三脚']));
  expect(calls.at(-1)?.path).toContain(`owner_id=${LENDER_ID}`);
});

test('space chooses a good, Shift a range, and arrows move between the boxes', async () => {
  const { person } = await open(path, { as, answers: shelf() });
  (await box('カメラ')).focus();
  await person.keyboard(' ');
  expect(await box('カメラ')).toBeChecked();
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(await box('レンズ')).toHaveFocus();
  await person.click(await box('カメラ'));
  await person.click(await box('カメラ'));
  await person.keyboard('{Shift>}');
  await person.click(await box('レンズ'));
  await person.keyboard('{/Shift}');
  expect(await box('三脚')).toBeChecked();
  expect(screen.getByText('3 items selected')).toBeInTheDocument();
  expect(await box('Select all shown')).toBeChecked();
});

test('chosen goods enter a group and a folder, and get rules, in one call', async () => {
  const { person } = await open(path, { as, answers: [updating(), ...shelf()] });
  await person.click(await box('カメラ'));
  await person.click(await box('三脚'));
  expect(screen.getByRole('button', { name: 'Change 2 items' })).toBeDisabled();
  await choose(person, 'Add to Groups', '図書コーナー');
  await choose(person, 'Remove from Groups', 'ひまわり文庫');
  await choose(person, 'Add to Folders', 'レンズ');
  await person.click(await box('Change: Maximum days'));
  await person.type(screen.getByLabelText('Maximum days'), '3');
  const returns = screen.getByRole('group', { name: 'Check in returns' });
  await person.click(within(returns).getByText('On'));
  await person.click(screen.getByRole('button', { name: 'Change 2 items' }));
  expect(await screen.findByText('2 items changed.')).toBeInTheDocument();
  expect(screen.getByText('0 items selected')).toBeInTheDocument();
  expect(writes()).toEqual([
    put({
      good_ids: [idOf(21), idOf(22)],
      changes: { confirmation_upon_return: true, max_days: 3 },
      add_group_ids: [LIBRARY],
      remove_group_ids: [GROUP_ID],
      add_folder_ids: [folder().id],
    }),
  ]);
});

test('refused goods stay chosen with the reason, and can be left out', async () => {
  const { person } = await open(path, { as, answers: [updating([GOOD_ID]), ...shelf()] });
  await person.click(await box('Select all shown'));
  await choose(person, 'Add to Groups', '図書コーナー');
  await person.click(screen.getByRole('button', { name: 'Change 3 items' }));
  expect(await screen.findByText(/^2 of 3 done/)).toBeInTheDocument();
  expect(await box('カメラ')).toBeChecked();
  expect(await box('カメラ')).toHaveAccessibleDescription('It is out.');
  expect(await box('三脚')).not.toBeChecked();
  await person.click(screen.getByText('Selected only'));
  expect(titles()).toEqual(['カメラ']);
  await person.click(screen.getByText('Deselect'));
  expect(screen.queryByText('It is out.')).toBeNull();
  expect(screen.getByText('0 items selected')).toBeInTheDocument();
});

test('a change that is refused as a whole says why and leaves everything as it was', async () => {
  const refused = http.put('/goods/bulk_update', ({ response }) =>
    response.untyped(refusal('forbidden', 403)),
  );
  const { person } = await open(path, { as, answers: [refused, ...shelf()] });
  await person.click(await box('カメラ'));
  await choose(person, 'Add to Groups', '図書コーナー');
  await person.click(screen.getByRole('button', { name: 'Change 1 item' }));
  expect((await screen.findAllByText('Refused: forbidden')).length).toBeGreaterThan(0);
  expect(await box('カメラ')).toBeChecked();
  await person.click(screen.getByLabelText('Don’t change 図書コーナー'));
  expect(screen.getByRole('button', { name: 'Change 1 item' })).toBeDisabled();
});

test('all that match are chosen, also those on other pages; up to 500, which is said', async () => {
  const many = Array.from({ length: 620 }, (_, place) => own(1000 + place, `本${place}`));
  const { person } = await open(path, { as, answers: shelf(many) });
  await person.click(await screen.findByText('Select the first 500 of 620'));
  expect(await screen.findByText('500 items selected')).toBeInTheDocument();
  expect(screen.getByText(/120 more match/)).toBeInTheDocument();
  await person.click(screen.getByText('Clear selection'));
  await person.click(screen.getByText('Show more'));
  expect(await box('本150')).not.toBeChecked();
});

test('goods are deleted once one has said yes; those that are out stay chosen', async () => {
  const deleting = http.delete('/goods/{id}', ({ params, response }) =>
    params.id === GOOD_ID ? response.untyped(refusal('good.on_loan', 409)) : response(204).empty(),
  );
  const { person } = await open(path, { as, answers: [deleting, ...shelf()] });
  await person.click(await box('Select all shown'));
  await person.click(screen.getByText('Delete 3 items'));
  const question = await screen.findByRole('dialog', { name: 'Delete 3 items?' });
  expect(writes()).toEqual([]);
  await person.click(within(question).getByText('Delete 3 items'));
  expect(await screen.findByText(/^2 of 3 done/)).toBeInTheDocument();
  expect(screen.getByText('1 item selected')).toBeInTheDocument();
  expect(writes().map(({ path: to }) => to)).toEqual(three.map(({ id }) => `/goods/${id}`));
});

test('in a narrow window the chosen goods are changed in a dialog', async () => {
  windowIs(false);
  const { person } = await open(path, { as, answers: [updating(), ...shelf()] });
  await person.click(await box('カメラ'));
  await person.click(screen.getByText('Change'));
  const dialog = await screen.findByRole('dialog', { name: 'Change 1 item' });
  await person.click(within(dialog).getByLabelText('Change: Location'));
  await person.click(within(dialog).getByRole('button', { name: 'Change 1 item' }));
  expect(await screen.findByText('1 item changed.')).toBeInTheDocument();
  expect(writes()).toEqual([put({ good_ids: [GOOD_ID], changes: { location: null } })]);
});

test('an account without goods says what to do next', async () => {
  await open(path, { as, answers: shelf([]) });
  expect(await screen.findByText('No items yet')).toBeInTheDocument();
  expect(screen.getByText('Add an item')).toHaveAttribute('href', '/goods/new/import_select');
});

test('managers see the goods of the account that they manage, others do not', async () => {
  const managing = http.get('/managers', ({ response }) =>
    response(200).json({
      managers: [
        {
          ...{ id: idOf(95), account_id: LENDER_ID, user_id: MEMBER_ID },
          ...{ permissions: [], created_at: '2031-04-01T00:00:00Z' },
        },
      ],
      users: [lender(), user()],
    }),
  );
  await open(path, { answers: [managing, ...shelf()] });
  expect(await screen.findByText('カメラ')).toBeInTheDocument();
  expect(screen.getByLabelText('Account')).toHaveValue(LENDER_ID);
});

test('the goods of somebody else are not there', async () => {
  await open(path, { answers: shelf() });
  expect(await screen.findByText(/^It may have been deleted/)).toBeInTheDocument();
});
