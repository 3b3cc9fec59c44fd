import { screen } from '@testing-library/react';
import { LENDER_ID, group, idOf, lender, meta } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http } from '../../../../test/screens/server';

screens();

/** Groups of the caller, and how many goods each account lends. */
function shelves(groups: ReturnType<typeof group>[], counts: Readonly<Record<string, number>>, invites = 0) {
  return [
    http.get('/groups', ({ response }) =>
      response(200).json({ groups, users: [], meta: meta(groups.length) }),
    ),
    http.get('/goods', ({ query, response }) =>
      response(200).json({
        ...{ goods: [], users: [], images: [], liked_good_ids: [] },
        meta: meta(counts[query.get('owner_id') ?? ''] ?? 0),
      }),
    ),
    http.get('/invites', ({ query, response }) =>
      response(200).json({ invites: [], meta: meta(query.get('group_id') === idOf(2) ? invites : 0) }),
    ),
  ];
}

const own = (fields: Parameters<typeof group>[0] = {}) =>
  group({ role: 'owner', owner_id: LENDER_ID, members_count: 0, ...fields });

test('the first step of a lender without a group is to create one', async () => {
  await open('/tutorial', { as: lender(), answers: shelves([], {}) });
  expect(await screen.findByText('Start')).toHaveAttribute('href', '/groups/new');
  expect(screen.queryByText('Done')).toBeNull();
});

test('five goods tick the second step, and the next is to invite', async () => {
  await open('/tutorial', { as: lender(), answers: shelves([own()], { [LENDER_ID]: 5 }) });
  expect(await screen.findByText('Share the URL and the passcode.')).toBeInTheDocument();
  expect(screen.getAllByText('Done')).toHaveLength(2);
  expect(screen.getByText('Start')).toHaveAttribute('href', '/-/himawari/members/new');
});

test('goods of all accounts that one lends for count, each once, and an invitation to any group', async () => {
  const school = idOf(90);
  const groups = [
    own(),
    own({ id: idOf(2), slug: 'second' }),
    own({ id: idOf(3), slug: 'school', owner_id: school }),
    group({ id: idOf(4), slug: 'other', role: 'member', owner_id: idOf(91) }),
  ];
  const answers = shelves(groups, { [LENDER_ID]: 2, [school]: 2, [idOf(91)]: 50 }, 1);
  await open('/tutorial', { as: lender(), answers });
  expect(await screen.findByText('Add 5 items (4 so far)')).toBeInTheDocument();
  expect(screen.getAllByText('Done')).toHaveLength(2);
  expect(screen.getByText('Start')).toHaveAttribute('href', '/goods/new');
});

test.each([
  [false, 2],
  [true, 3],
])('reminders are ticked once they are saved: %s', async (reminders_chosen, done) => {
  const answers = shelves([own({ members_count: 1 })], {});
  await open('/tutorial', { as: lender({ reminders_chosen }), answers });
  await screen.findAllByText('Done');
  expect(screen.getAllByText('Done')).toHaveLength(done);
});
