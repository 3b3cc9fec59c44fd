import { screen } from '@testing-library/react';
import { group, meta } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http } from '../../../../test/screens/server';

screens();

test('the first step of a lender without a group is to create one', async () => {
  const none = http.get('/groups', ({ response }) =>
    response(200).json({ groups: [], users: [], meta: meta(0) }),
  );
  await open('/tutorial', { answers: [none] });
  expect(await screen.findByText('Start')).toHaveAttribute('href', '/groups/new');
  expect(screen.queryByText('Done')).toBeNull();
});

test('five goods tick the second step, and the next is to invite', async () => {
  const own = http.get('/groups', ({ response }) =>
    response(200).json({ groups: [group({ role: 'owner', members_count: 0 })], users: [], meta: meta(1) }),
  );
  const five = http.get('/goods', ({ response }) =>
    response(200).json({ goods: [], users: [], images: [], liked_good_ids: [], meta: meta(5) }),
  );
  await open('/tutorial', { answers: [own, five] });
  expect(await screen.findByText('Share the URL and the passcode.')).toBeInTheDocument();
  expect(screen.getAllByText('Done')).toHaveLength(2);
  expect(screen.getByText('Start')).toHaveAttribute('href', '/-/himawari/members/new');
});
