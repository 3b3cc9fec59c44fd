import { screen, waitFor, within } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import {
  GROUP_ID,
  LENDER_ID,
  MEMBER_ID,
  type Good,
  good,
  idOf,
  lender,
  meta,
  user,
} from '../../../../test/screens/fixtures';
import { answerDialog, foreignGroup, groupAt, ownGroup } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http, writes } from '../../../../test/screens/server';

screens();

const path = '/-/himawari/goods_picker';
const as = lender();
const CAMERA = idOf(21);
const TRIPOD = idOf(22);
const LENS = idOf(23);

/** Olga's goods: a camera in the group, a lens in it and in another, and a tripod in none. */
function shelf(refused: readonly string[] = [], group = ownGroup()) {
  const places: Record<string, string[]> = {
    [CAMERA]: [GROUP_ID],
    [TRIPOD]: [],
    [LENS]: [GROUP_ID, idOf(12)],
  };
  const own = (id: string, title: string): Good => good({ id, title, group_ids: places[id] });
  return [
    groupAt(group),
    http.get('/goods', ({ query, response }) => {
      const goods = [own(CAMERA, 'カメラ'), own(TRIPOD, '三脚'), own(LENS, 'レンズ')].filter(({ title }) =>
        title.includes(query.get('match') ?? ''),
      );
      return response(200).json({
        ...{ goods, users: [as], images: [], liked_good_ids: [], meta: meta(goods.length) },
      });
    }),
    http.put('/goods/bulk_update', async ({ request, response }) => {
      const { good_ids: ids, add_group_ids: added } = await request.json();
      for (const id of ids.filter((one) => !refused.includes(one)))
        places[id] = added ? [...(places[id] ?? []), ...added] : [];
      const outcomes = ids.map((id) => ({
        ...{ good_id: id, ok: !refused.includes(id), params: null },
        code: refused.includes(id) ? 'group.not_lender' : null,
        message: refused.includes(id) ? 'You may not lend here.' : null,
      }));
      return response(200).json({ outcomes, goods: [], images: [] });
    }),
  ];
}

const box = (name: string) => screen.findByRole('checkbox', { name });
const put = (body: object) => ({ method: 'PUT', path: '/goods/bulk_update', body });

faces('own goods for a group', {
  path,
  reads: ['/groups/:id', '/goods'],
  as,
  answers: shelf(),
  shows: 'カメラ',
});

test('the group’s page leads to own goods, and those that are in the group say so', async () => {
  const { person } = await open('/-/himawari', { as, answers: shelf() });
  await person.click(await screen.findByLabelText('Group actions'));
  await person.click(await screen.findByText('Add my items'));
  expect(window.location.pathname).toBe(path);
  expect(await box('カメラ')).toHaveAccessibleDescription('In the group');
  expect(await box('三脚')).not.toHaveAccessibleDescription();
  expect(calls.some(({ path: read }) => read.includes(`owner_id=${LENDER_ID}`))).toBe(true);
  await person.click(screen.getByLabelText('Search by name or number'));
  await person.paste('三脚');
  await waitFor(() => expect(screen.queryByText('カメラ')).toBeNull());
});

test('chosen goods are added in one call, which can be undone', async () => {
  const { person } = await open(path, { as, answers: shelf() });
  await person.click(await box('三脚'));
  await person.click(await box('レンズ'));
  await person.click(screen.getByText('Add 1'));
  expect(await screen.findByText('1 item added to ひまわり文庫.')).toBeInTheDocument();
  await waitFor(async () => expect(await box('三脚')).toHaveAccessibleDescription('In the group'));
  expect(await box('三脚')).not.toBeChecked();
  await person.click(screen.getByText('Undo'));
  await waitFor(async () => expect(await box('三脚')).not.toHaveAccessibleDescription());
  expect(writes()).toEqual([
    put({ good_ids: [TRIPOD], add_group_ids: [GROUP_ID] }),
    put({ good_ids: [TRIPOD], remove_group_ids: [GROUP_ID] }),
  ]);
});

test('goods are taken out of their last group once one has said yes, others at once', async () => {
  const { person } = await open(path, { as, answers: shelf() });
  await person.click(await box('レンズ'));
  await person.click(await box('カメラ'));
  await person.click(screen.getByText('Remove 2'));
  expect(await screen.findByText('Leave 1 item without a group?')).toBeInTheDocument();
  await answerDialog(person, 'Go back');
  expect(writes()).toEqual([]);
  await person.click(await box('カメラ'));
  await person.click(screen.getByText('Remove 1'));
  expect(await screen.findByText('1 item removed from ひまわり文庫.')).toBeInTheDocument();
  await person.click(await box('カメラ'));
  await person.click(screen.getByText('Remove 1'));
  await answerDialog(person, 'Remove 1');
  await waitFor(() =>
    expect(writes()).toEqual([
      put({ good_ids: [LENS], remove_group_ids: [GROUP_ID] }),
      put({ good_ids: [CAMERA], remove_group_ids: [GROUP_ID] }),
    ]),
  );
});

test('goods that are refused stay chosen, with the reason', async () => {
  const { person } = await open(path, { as, answers: shelf([TRIPOD]) });
  await person.click(await box('三脚'));
  await person.click(screen.getByText('Add 1'));
  expect(await screen.findByText(/^0 of 1 done/)).toBeInTheDocument();
  expect(await box('三脚')).toBeChecked();
  expect(await box('三脚')).toHaveAccessibleDescription('You may not lend here.');
  expect(screen.queryByText(/added to/)).toBeNull();
});

test('managers choose of which account', async () => {
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
  const { person } = await open(path, { answers: [managing, ...shelf()] });
  await person.selectOptions(await screen.findByLabelText('Account'), LENDER_ID);
  await waitFor(() => expect(calls.at(-1)?.path).toContain(`owner_id=${LENDER_ID}`));
  const bar = within(await screen.findByRole('table', { name: /./ }));
  expect(bar.getByText('三脚')).toBeInTheDocument();
});

test('without goods one registers the first for the group', async () => {
  const none = http.get('/goods', ({ response }) =>
    response(200).json({ goods: [], users: [], images: [], liked_good_ids: [], meta: meta(0) }),
  );
  await open(path, { as, answers: [none, ...shelf()] });
  expect(await screen.findByText('Add an item')).toHaveAttribute(
    'href',
    `/goods/new/import_select?group=${GROUP_ID}`,
  );
});

test('who may not add goods to the group finds no such screen', async () => {
  await open(path, { answers: shelf([], foreignGroup()) });
  expect(await screen.findByText(/^It may have been deleted/)).toBeInTheDocument();
});
