import { screen } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { GROUP_ID, group, idOf, lender, meta } from '../../../../test/screens/fixtures';
import { type Invite, choose, groupAt, invite, ownGroup } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = '/-/himawari/members/new';
const as = lender();

function ways(first: Invite[] = []) {
  let there = first;
  return [
    groupAt(ownGroup({ passcode: 'sakura', has_passcode: true })),
    http.get('/invites', ({ query, response }) =>
      response(200).json({ invites: query.get('group_id') ? there : [], meta: meta(there.length) }),
    ),
    http.post('/memberships', ({ response }) => {
      there = [invite()];
      return response(202).json({ invite: invite() });
    }),
    http.post('/invites', ({ response }) => response(202).json({ invites: there, members: [], refused: [] })),
    http.delete('/invites/{id}', ({ response }) => {
      there = [];
      return response(204).empty();
    }),
  ];
}

faces('the ways into a group', {
  path,
  reads: ['/invites'],
  as,
  answers: ways([invite()]),
  shows: 'hana@example.com',
});

test('the address of the group is copied, and its passcode stands beside it', async () => {
  const { person } = await open(path, { as, answers: ways() });
  expect(await screen.findByText('Passcode: sakura')).toBeInTheDocument();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await person.click(screen.getByText('Copy link'));
  expect(await screen.findByText('Link copied.')).toBeInTheDocument();
  expect(copied).toHaveBeenCalledWith('http://localhost:3000/-/himawari');
  const way = (word: string) => screen.getByText(word).closest('a')?.getAttribute('href');
  expect(way('Invite several people')).toBe('/-/himawari/invite/email');
  expect(way('Create the page')).toBe('/-/himawari/invite/handout');
});

test('one person is invited by mail, invited again, and taken back', async () => {
  const { person } = await open(path, { as, answers: ways() });
  expect(await screen.findByText('No pending invitations.')).toBeInTheDocument();
  const field = screen.getByLabelText(/^Email address/);
  await person.click(field);
  await person.paste('hana@example.com');
  await person.click(screen.getByText('Invite'));
  expect(await screen.findByText('Invitation sent to hana@example.com.')).toBeInTheDocument();
  expect(field).toHaveValue('');
  await choose(person, 'Actions for hana@example.com', 'Send again');
  expect(await screen.findByText('1 invitation sent.')).toBeInTheDocument();
  await choose(person, 'Actions for hana@example.com', 'Cancel invitation');
  expect(await screen.findByText('Invitation to hana@example.com canceled.')).toBeInTheDocument();
  expect(await screen.findByText('No pending invitations.')).toBeInTheDocument();
  expect(writes()).toEqual([
    { method: 'POST', path: '/memberships', body: { group_id: GROUP_ID, email: 'hana@example.com' } },
    { method: 'POST', path: '/invites', body: { group_id: GROUP_ID, emails: ['hana@example.com'] } },
    { method: 'DELETE', path: `/invites/${idOf(61)}`, body: undefined },
  ]);
});

test('an invitation that is refused keeps its address and says why', async () => {
  const refused = http.post('/memberships', ({ response }) => response.untyped(refusal('full_here', 429)));
  const { person } = await open(path, { as, answers: [refused, ...ways()] });
  const field = await screen.findByLabelText(/^Email address/);
  await person.click(field);
  await person.paste('hana@example.com');
  await person.click(screen.getByText('Invite'));
  expect(await screen.findByText('Refused: full_here')).toBeInTheDocument();
  expect(field).toHaveValue('hana@example.com');
  expect(screen.queryByText(/^Invitation sent to/)).toBeNull();
});

test('an invitation that never arrived says so, and a refusal of its end is said', async () => {
  const refused = http.delete('/invites/{id}', ({ response }) => response.untyped(refusal('gone_here', 404)));
  const { person } = await open(path, { as, answers: [refused, ...ways([invite({ bounced: true })])] });
  expect(await screen.findByText('Couldn’t be delivered. Check the address.')).toBeInTheDocument();
  await choose(person, 'Actions for hana@example.com', 'Cancel invitation');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText(/ canceled\.$/)).toBeNull();
  expect(screen.getByText('hana@example.com')).toBeInTheDocument();
});

test('the ways in are shown to those who manage the members alone', async () => {
  await open(path, { answers: [groupAt(group())] });
  expect(await screen.findByText(/^It may have been deleted/)).toBeInTheDocument();
});
