import { screen } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { GROUP_ID, MEMBER_ID, idOf, lender, meta, user } from '../../../../test/screens/fixtures';
import {
  type Invite,
  answerDialog,
  choose,
  groupAt,
  invite,
  ownGroup,
} from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = '/-/himawari/edit/transfer';
const as = lender();
const heir = invite({ kind: 'heir', email: null, user_id: MEMBER_ID });

/** Mocks a group that Mika may receive, without an invitation so far. */
function transfer(people = [user()]) {
  let invites: Invite[] = [];
  return [
    groupAt(ownGroup()),
    http.get('/invites', ({ response }) => response(200).json({ invites, meta: meta(invites.length) })),
    http.get('/groups/{id}/transfer', ({ query, response }) => {
      const users = query.get('match') === 'nobody' ? [] : people;
      return response(200).json({ users, meta: meta(users.length) });
    }),
    http.post('/groups/{id}/transfer', ({ response }) => {
      invites = [heir];
      return response(202).json({ invite: heir });
    }),
    http.delete('/invites/{id}', ({ response }) => {
      invites = [];
      return response(204).empty();
    }),
  ];
}

faces('the choice of an heir', {
  path,
  reads: ['/groups/:id/transfer'],
  as,
  answers: transfer(),
  shows: 'mika@example.com',
});

test('an heir is asked only once the address was typed, waits, and can be taken back', async () => {
  const { person } = await open(path, { as, answers: transfer() });
  await person.click(await screen.findByRole('button', { name: /^Choose/ }));
  await answerDialog(person, 'Don’t ask');
  expect(writes()).toEqual([]);
  await person.click(screen.getByRole('button', { name: /^Choose/ }));
  expect(screen.getByText('Ask 美香 to take over ひまわり文庫?')).toBeInTheDocument();
  expect(screen.getByText('Ask')).toBeDisabled();
  await person.click(screen.getByLabelText(/^Type “himawari”/));
  await person.paste('himawari');
  await person.click(screen.getByText('Ask'));
  expect(await screen.findByText('美香 was asked to take over ひまわり文庫.')).toBeInTheDocument();
  const ask = {
    ...{ method: 'POST', path: `/groups/${GROUP_ID}/transfer` },
    body: { user_id: MEMBER_ID, slug: 'himawari' },
  };
  expect(writes()).toEqual([ask]);
  await choose(person, 'Actions for Invited by account', 'Cancel invitation');
  expect(await screen.findByText('Invitation to Invited by account canceled.')).toBeInTheDocument();
  expect(await screen.findByText('No pending invitations.')).toBeInTheDocument();
  expect(writes()).toEqual([ask, { method: 'DELETE', path: `/invites/${idOf(61)}`, body: undefined }]);
});

test('an heir that is refused is said in the window, and nobody is asked', async () => {
  const refused = http.post('/groups/{id}/transfer', ({ response }) =>
    response.untyped(refusal('forbidden', 403)),
  );
  const { person } = await open(path, { as, answers: [refused, ...transfer()] });
  await person.click(await screen.findByRole('button', { name: /^Choose/ }));
  const typed = screen.getByLabelText(/^Type “himawari”/);
  await person.click(typed);
  await person.paste('himawari');
  await person.click(screen.getByText('Ask'));
  expect(await screen.findByText('Refused: forbidden')).toBeInTheDocument();
  expect(typed).toHaveValue('himawari');
  expect(screen.queryByText(/was asked to take over/)).toBeNull();
});

test('who has nobody to transfer to is told what to do, and a search that finds nobody says so', async () => {
  const { person } = await open(path, { as, answers: transfer([]) });
  expect(await screen.findByText('Invite members first.')).toBeInTheDocument();
  await person.click(screen.getByLabelText('Search people'));
  await person.paste('nobody');
  expect(await screen.findByText('No member matches “nobody”')).toBeInTheDocument();
});

test('a group is transferred by its owner alone', async () => {
  await open(path, { answers: [groupAt(ownGroup({ permissions: ['see_goods', 'edit'] }))] });
  expect(await screen.findByText(/^It may have been deleted/)).toBeInTheDocument();
});
