import { screen, waitFor } from '@testing-library/react';
import {
  GOOD_ID,
  LENDER_ID,
  OWN_GOOD,
  OWN_GROUP,
  type Good,
  good,
  group,
  idOf,
  lender,
  meta,
} from '../../../../test/screens/fixtures';
import { folder } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http, writes } from '../../../../test/screens/server';

screens();

const path = `/users/${LENDER_ID}/goods_picker`;
const as = lender();
const SECOND = idOf(22);

beforeEach(() => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('1200'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
});
afterEach(() => jest.restoreAllMocks());

/** Two goods of Olga's; a bulk update changes them, and from the second call on refuses the second good. */
function kept() {
  let goods: Good[] = [
    good({ title: 'カメラ', permissions: OWN_GOOD, max_days: 2 }),
    good({ id: SECOND, title: '三脚', permissions: OWN_GOOD, max_days: 7 }),
  ];
  let updates = 0;
  return [
    http.get('/groups', ({ response }) =>
      response(200).json({
        groups: [group({ role: 'owner', permissions: OWN_GROUP })],
        users: [as],
        meta: meta(1),
      }),
    ),
    http.get('/folders', ({ response }) => response(200).json({ folders: [folder()] })),
    http.get('/goods', ({ response }) =>
      response(200).json({ goods, users: [as], images: [], liked_good_ids: [], meta: meta(2) }),
    ),
    http.put('/goods/bulk_update', async ({ request, response }) => {
      const { good_ids: ids, changes } = await request.json();
      updates += 1;
      const refused = updates > 1 ? [SECOND] : [];
      const done = ids.filter((id) => !refused.includes(id));
      goods = goods.map((one) => (done.includes(one.id) ? ({ ...one, ...changes } as Good) : one));
      const outcomes = ids.map((id) => ({
        ...{ good_id: id, ok: done.includes(id), params: null },
        code: done.includes(id) ? null : 'good.on_loan',
        message: done.includes(id) ? null : 'It is out.',
      }));
      return response(200).json({
        ...{ outcomes, goods: goods.filter(({ id }) => done.includes(id)), images: [] },
      });
    }),
  ];
}

test('a change is undone with the values before; what refuses that is chosen, with the reason', async () => {
  const { person } = await open(path, { as, answers: kept() });
  await person.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  expect(screen.getByText('Now 2 to 7 days')).toBeInTheDocument();
  await person.click(screen.getByRole('checkbox', { name: 'Change: Maximum days' }));
  await person.type(screen.getByLabelText('Maximum days'), '3');
  await person.click(screen.getByRole('button', { name: 'Change 2 items' }));
  await screen.findByText('2 items changed.');
  await person.click(screen.getByText('Undo'));
  expect(await screen.findByText('Changes to 1 item undone.')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: '三脚' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '三脚' })).toHaveAccessibleDescription('It is out.');
  expect(screen.getByRole('checkbox', { name: 'カメラ' })).not.toBeChecked();
  expect(writes().map(({ body }) => body)).toEqual([
    { good_ids: [GOOD_ID, SECOND], changes: { max_days: 3 } },
    { good_ids: [GOOD_ID], changes: { max_days: 2 } },
    { good_ids: [SECOND], changes: { max_days: 7 } },
  ]);
});

test('the table is narrowed to a folder and to doubled numbers, and x chooses a row by keyboard', async () => {
  const { person } = await open(path, { as, answers: kept() });
  const first = await screen.findByRole('checkbox', { name: 'カメラ' });
  first.focus();
  await person.keyboard('x');
  expect(first).toBeChecked();
  await person.selectOptions(await screen.findByLabelText('Folder'), 'レンズ');
  await waitFor(() => expect(calls.at(-1)?.path).toContain(`folder=${folder().id}`));
  await person.click(screen.getByText('Duplicate numbers'));
  await waitFor(() => expect(calls.at(-1)?.path).toContain('duplicate=management_id'));
});
