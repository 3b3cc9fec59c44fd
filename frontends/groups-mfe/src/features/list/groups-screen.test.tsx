import { screen } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { group, idOf, meta } from '../../../../test/screens/fixtures';
import { invite } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, writes } from '../../../../test/screens/server';

screens();

faces('the list of groups', { path: '/groups', reads: ['/groups'], shows: /3 people/ });

test('groups come page by page, each with its role and the way to it', async () => {
  const second = group({ id: idOf(12), name: '写真部', slug: 'photo', role: 'owner', members_count: 1 });
  const pages = http.get('/groups', ({ query, response }) =>
    query.get('page') === '2'
      ? response(200).json({ groups: [second], users: [], meta: meta(2) })
      : response(200).json({ groups: [group()], users: [], meta: { ...meta(2), next_page: 2 } }),
  );
  const { person } = await open('/groups', { answers: [pages] });
  expect((await screen.findByText('Member・3 people')).closest('a')).toHaveAttribute('href', '/-/himawari');
  expect(screen.queryByText('写真部')).toBeNull();
  await person.click(screen.getByText('Show more'));
  expect((await screen.findByText('Owner・1 person')).closest('a')).toHaveAttribute('href', '/-/photo');
  expect(screen.queryByText('Show more')).toBeNull();
});

test('who has no group is told the two ways to one', async () => {
  const none = http.get('/groups', ({ response }) =>
    response(200).json({ groups: [], users: [], meta: meta(0) }),
  );
  await open('/groups', { answers: [none] });
  expect(await screen.findByText('No groups yet')).toBeInTheDocument();
  expect(screen.getByText('Create a group').closest('a')).toHaveAttribute('href', '/groups/new');
  expect(screen.getByText('Join a group').closest('a')).toHaveAttribute('href', '/groups/join');
});

test('an invitation waits above the groups, and is declined there', async () => {
  let invites = [invite()];
  const { person } = await open('/groups', {
    answers: [
      http.get('/invites', ({ response }) => response(200).json({ invites, meta: meta(invites.length) })),
      http.post('/invites/{id}/decline', ({ response }) => {
        invites = [];
        return response(200).json({ invite: invite({ state: 'declined' }) });
      }),
    ],
  });
  await person.click(await screen.findByText('Decline'));
  expect(await screen.findByText('Invitation declined.')).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'POST', path: `/invites/${idOf(61)}/decline`, body: {} }]);
  expect(screen.queryByText(/invites you to/)).toBeNull();
});
