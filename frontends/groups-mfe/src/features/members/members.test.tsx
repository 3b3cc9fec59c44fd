import { screen, waitFor, within } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { LENDER_ID, group, idOf, lender, meta, user } from '../../../../test/screens/fixtures';
import {
  type Membership,
  answerDialog,
  choose,
  groupAt,
  membership,
  ownGroup,
} from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http, refusal, writes } from '../../../../test/screens/server';
import { widenWindow } from '../../../../test/screens/wide-window';

screens();

const MIKA = idOf(71);
const HANA = idOf(72);
const hana = user({ id: idOf(3), name: '花子' });
const both = [membership(), membership({ id: HANA, user_id: hana.id, tags: ['1-2'] })];
const path = '/-/himawari/members/edit';
const acts = 'Actions for 花子';

/** The members of Olga's group, as they are until something is done. */
function members(first: Membership[] = both, found = ownGroup()) {
  let there = first;
  return [
    groupAt(found),
    http.get('/memberships', ({ query, response }) => {
      const hits = query.get('match') === 'nobody' ? [] : there;
      return response(200).json({
        ...{ memberships: hits, users: [user(), hana, lender()], groups: [], meta: meta(hits.length) },
      });
    }),
    http.patch('/memberships/{id}', async ({ params, request, response }) => {
      const { group_owner = false } = await request.json();
      there = there.map((one) => (one.id === params.id ? { ...one, group_owner } : one));
      return response(200).json({ membership: there[0]!, users: [], groups: [] });
    }),
    http.delete('/memberships/{id}', ({ params, response }) => {
      there = there.filter(({ id }) => id !== params.id);
      return response(204).empty();
    }),
    http.put('/memberships/bulk_update', async ({ request, response }) => {
      const { membership_ids: ids, remove, disabled, add_tags: add = [] } = await request.json();
      // Mika has something booked, and stays.
      const outcomes = ids.map((id) =>
        remove && id === MIKA
          ? { membership_id: id, ok: false, code: 'membership.active_bookings', message: 'Has bookings.' }
          : { membership_id: id, ok: true },
      );
      const done = (id: string) => outcomes.some((one) => one.membership_id === id && one.ok);
      there = remove
        ? there.filter(({ id }) => !done(id))
        : there.map((one) =>
            done(one.id) ? { ...one, disabled: disabled ?? one.disabled, tags: [...one.tags, ...add] } : one,
          );
      return response(200).json({ outcomes: outcomes as never, memberships: there });
    }),
  ];
}
const bulk = (body: object) => ({ method: 'PUT', path: '/memberships/bulk_update', body });
const tick = async (name: string) => (await screen.findByRole('checkbox', { name })).click();

faces('the members of a group', {
  path,
  reads: ['/memberships'],
  as: lender(),
  answers: members(),
  shows: '花子',
});

test('a member is made group owner and a plain member again, which can be undone', async () => {
  const { person } = await open(path, { as: lender(), answers: members() });
  await choose(person, acts, 'Make group owner');
  expect(await screen.findByText('花子 is now a group owner.')).toBeInTheDocument();
  expect(await screen.findByText('Group owner')).toBeInTheDocument();
  await person.click(screen.getByText('Undo'));
  await choose(person, acts, 'Make group owner');
  await screen.findByText('Group owner');
  await choose(person, acts, 'Change to member');
  expect(await screen.findByText('花子 is now a member.')).toBeInTheDocument();
  expect(writes()).toEqual(
    [true, false, true, false].map((group_owner) => ({
      ...{ method: 'PATCH', path: `/memberships/${HANA}`, body: { group_owner } },
    })),
  );
});

test('a member is removed once one has said yes', async () => {
  const { person } = await open(path, { as: lender(), answers: members() });
  await choose(person, acts, 'Remove from group');
  expect(await screen.findByText('Remove 花子 from ひまわり文庫?')).toBeInTheDocument();
  await answerDialog(person, 'Go back');
  expect(writes()).toEqual([]);
  await choose(person, acts, 'Remove from group');
  await answerDialog(person, 'Remove from group');
  expect(await screen.findByText('花子 was removed.')).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'DELETE', path: `/memberships/${HANA}`, body: undefined }]);
  expect(screen.queryByLabelText(acts)).toBeNull();
});

test('who has something booked is not removed, and why is said', async () => {
  const refused = http.delete('/memberships/{id}', ({ response }) =>
    response.untyped(refusal('membership.active_bookings', 409)),
  );
  const { person } = await open(path, { as: lender(), answers: [refused, ...members()] });
  await choose(person, acts, 'Remove from group');
  await answerDialog(person, 'Remove from group');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText('花子 was removed.')).toBeNull();
  expect(screen.getByLabelText(acts)).toBeInTheDocument();
});

test('a member leaves the group, and manages nobody', async () => {
  const mine = [
    membership({ permissions: ['delete'] }),
    membership({ id: HANA, user_id: hana.id, permissions: [] }),
  ];
  const { person } = await open(path, { answers: members(mine, group()) });
  await screen.findByText('花子');
  expect(screen.queryByLabelText(acts)).toBeNull();
  for (const word of ['Add members', 'Select several']) expect(screen.queryByText(word)).toBeNull();
  await choose(person, 'Actions for 美香', 'Leave group');
  await answerDialog(person, 'Leave group');
  expect(await screen.findByText('You have left ひまわり文庫.')).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'DELETE', path: `/memberships/${MIKA}`, body: undefined }]);
  expect(window.location.pathname).toBe('/-/himawari');
});

test('members are searched by the server, and who is not found is said', async () => {
  const { person } = await open(path, { as: lender(), answers: members() });
  await screen.findByText('花子');
  await person.click(screen.getByLabelText('Search members'));
  await person.paste(' nobody ');
  expect(await screen.findByText('No member matches “nobody”')).toBeInTheDocument();
  expect(calls.at(-1)?.path).toContain('match=nobody');
});

test('a group without members says how they come', async () => {
  await open(path, { as: lender(), answers: members([]) });
  expect(await screen.findByText('No members yet')).toBeInTheDocument();
  expect(screen.getByText('People can join at localhost:3000/-/himawari.')).toBeInTheDocument();
});

test('several are given a tag, have one taken off, are paused and come back', async () => {
  const { person } = await open(path, { as: lender(), answers: members() });
  const start = async () => person.click(await screen.findByText('Select several'));
  await start();
  expect(screen.getByText('Add a tag', { selector: 'button' })).toBeDisabled();
  await person.click(screen.getByText('Select all 2'));
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  await person.click(screen.getByText('Add a tag', { selector: 'button' }));
  await person.click(await screen.findByLabelText(/^Tag/));
  await person.paste(' 図書係 ');
  await person.click(screen.getByText('Apply'));
  expect(await screen.findByText('2 people changed.')).toBeInTheDocument();
  expect(await screen.findAllByText('図書係')).toHaveLength(2);

  await start();
  await tick('花子');
  await choose(person, 'More', 'Remove a tag');
  await person.click(await screen.findByLabelText(/^Tag/));
  await person.paste('1-2');
  await person.click(screen.getByText('Apply'));
  expect(await screen.findByText('1 person changed.')).toBeInTheDocument();
  await start();
  await tick('花子');
  await choose(person, 'More', 'Pause');
  expect(await screen.findByText(/^Paused: over/)).toBeInTheDocument();
  await start();
  await tick('花子');
  await choose(person, 'More', 'Resume');
  await screen.findByText('Select several');
  expect(screen.queryByText(/^Paused: over/)).toBeNull();
  expect(writes()).toEqual([
    bulk({ membership_ids: [MIKA, HANA], add_tags: ['図書係'] }),
    bulk({ membership_ids: [HANA], remove_tags: ['1-2'] }),
    bulk({ membership_ids: [HANA], disabled: true }),
    bulk({ membership_ids: [HANA], disabled: false }),
  ]);
});

test('of several removed, who is refused stays chosen and says why', async () => {
  const { person } = await open(path, { as: lender(), answers: members() });
  await person.click(await screen.findByText('Select several'));
  await person.click(screen.getByText('Select all 2'));
  await choose(person, 'More', 'Remove from group');
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Remove 2 people?')).toBeInTheDocument();
  await person.click(question.getByText('Go back'));
  expect(writes()).toEqual([]);
  await choose(person, 'More', 'Remove from group');
  await answerDialog(person, 'Remove from group');
  expect(await screen.findByText('1 person changed.')).toBeInTheDocument();
  expect(await screen.findByText('Has bookings.')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: '美香' })).toBeChecked();
  expect(screen.queryByText('花子')).toBeNull();
  expect(writes()).toEqual([bulk({ membership_ids: [MIKA, HANA], remove: true })]);
});

test('what is refused of several is said, and they stay chosen', async () => {
  const refused = http.put('/memberships/bulk_update', ({ response }) =>
    response.untyped(refusal('forbidden', 403)),
  );
  const { person } = await open(path, { as: lender(), answers: [refused, ...members()] });
  await person.click(await screen.findByText('Select several'));
  await tick('花子');
  await choose(person, 'More', 'Pause');
  expect(await screen.findByRole('alert')).toHaveTextContent('Refused: forbidden');
  expect(screen.queryByText(/person changed\./)).toBeNull();
  expect(screen.getByRole('checkbox', { name: '花子' })).toBeChecked();
});

test('nobody makes themselves an owner or a plain member', async () => {
  const own = [membership({ user_id: LENDER_ID, permissions: ['edit'] })];
  await open(path, { as: lender(), answers: members(own) });
  expect((await screen.findAllByText('折笠')).length).toBeGreaterThan(0);
  expect(screen.queryByLabelText('Actions for 折笠')).toBeNull();
});

test('people who manage the members see readings, live bookings and how late the longest one is', async () => {
  const tanaka = user({ id: idOf(4), name: '田中', name_reading: 'たなか' });
  const counted = http.get('/memberships', ({ response }) =>
    response(200).json({
      ...{ users: [tanaka, hana], groups: [], meta: meta(2) },
      memberships: [
        membership({ user_id: tanaka.id, bookings_count: 2, overdue_in_days: 1 }),
        membership({ id: HANA, user_id: hana.id, bookings_count: 0, disabled: true, fee_unpaid: true }),
      ],
    }),
  );
  await open(path, { as: lender(), answers: [counted, ...members()] });
  expect(await screen.findByText('たなか')).toBeInTheDocument();
  expect(screen.getByText('2 bookings')).toBeInTheDocument();
  expect(screen.getByText('1 day late')).toBeInTheDocument();
  expect(screen.queryByText('0 bookings')).toBeNull();
  const paused = screen.getByRole('heading', { name: 'Paused' }).closest('section')!;
  expect(within(paused).getByText('花子')).toBeInTheDocument();
  expect(within(paused).getByText('Paused: fee not paid')).toBeInTheDocument();
});

test('the heading counts the people whom the viewer may see', async () => {
  const some = group({ permissions: ['see_goods'], members_count: 34 });
  await open(path, { answers: members([membership({ permissions: ['delete'] })], some) });
  await screen.findByLabelText('Actions for 美香');
  expect(screen.getByText('ひまわり文庫・1 person')).toBeInTheDocument();
});

test('a tag of the list is one press away', async () => {
  const { person } = await open(path, { as: lender(), answers: members() });
  await screen.findByText('花子');
  await choose(person, 'Filter by tag', '1-2');
  await waitFor(() => expect(calls.at(-1)?.path).toContain('match=1-2'));
});

test('a wide window has a table whose rows are chosen, and a panel with the acts on the open member', async () => {
  widenWindow();
  const { person } = await open(path, { as: lender(), answers: members() });
  const table = within(await screen.findByRole('table', { name: 'Members' }));
  await person.click(table.getByRole('button', { name: 'Joined' }));
  expect(table.getByRole('columnheader', { name: 'Joined' })).toHaveAttribute('aria-sort', 'ascending');
  const box = table.getByRole('checkbox', { name: '花子' });
  box.focus();
  await person.keyboard('{Enter}');
  const panel = within(screen.getByRole('complementary', { name: 'Details' }));
  await person.click(await panel.findByRole('button', { name: 'Make group owner' }));
  expect(await screen.findByText('花子 is now a group owner.')).toBeInTheDocument();
  box.focus();
  await person.keyboard('x');
  expect(await screen.findByText(/^1 of \d+ selected/)).toBeInTheDocument();
  await choose(person, 'More', 'Pause');
  await waitFor(() => expect(writes().at(-1)).toEqual(bulk({ membership_ids: [HANA], disabled: true })));
});
