import { screen, waitFor } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { GROUP_ID, meta } from '../../../../test/screens/fixtures';
import { groupAt, ownGroup } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

faces('the form of a new group', { path: '/groups/new', shows: 'Create group' });

const BLANK = { accept_member_goods: false, member_booking_visible: true, disable_sign_up: false };

test('a group is made with nothing but a name, and opens', async () => {
  const made = ownGroup({ id: GROUP_ID, name: '写真部', slug: 'photo' });
  const { person } = await open('/groups/new', {
    answers: [
      http.post('/groups', ({ response }) => response(201).json({ group: made, users: [] })),
      http.get('/goods', ({ response }) =>
        response(200).json({ goods: [], users: [], images: [], liked_good_ids: [], meta: meta(0) }),
      ),
      groupAt(made),
    ],
  });
  await person.type(await screen.findByLabelText(/^Name/), '写真部');
  await person.click(screen.getByText('Create group'));
  expect(await screen.findByText('写真部 is ready.')).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'POST', path: '/groups', body: { name: '写真部', ...BLANK } }]);
  expect(window.location.pathname).toBe('/-/photo');
});

test('all that is said of a group is sent; what is wrong stands at its field, and nothing typed is lost', async () => {
  const taken = refusal('validation', 422, {
    errors: { slug: [{ code: 'group.slug_taken', message: 'Already taken.' }] },
  });
  const { person } = await open('/groups/new', { answers: [http.post('/groups', () => taken as never)] });
  await person.type(await screen.findByLabelText(/^Name/), '写真部');
  await person.type(screen.getByLabelText(/^Group URL/), 'Photo');
  await person.type(screen.getByLabelText(/^Description/), '放課後');
  await person.type(screen.getByLabelText(/^Passcode/), 'sakura');
  await person.click(screen.getByLabelText(/^Don’t accept new members/));
  await person.click(screen.getByLabelText(/^Accept members/));
  await person.click(screen.getByLabelText(/^Show who booked/));
  await person.click(screen.getByText('Create group'));
  expect(await screen.findByText('Already taken.')).toBeInTheDocument();
  expect(screen.queryByText(/is ready/)).toBeNull();
  expect(screen.getByLabelText(/^Group URL/)).toHaveValue('photo');
  expect(screen.getByLabelText(/^Name/)).toHaveValue('写真部');
  const said = { name: '写真部', slug: 'photo', description: '放課後', passcode: 'sakura' };
  const turned = { accept_member_goods: true, member_booking_visible: false, disable_sign_up: true };
  expect(writes()).toEqual([{ method: 'POST', path: '/groups', body: { ...said, ...turned } }]);
});

test('a visitor logs in before anything else', async () => {
  const { store } = await open('/groups/new', { as: null });
  await waitFor(() => expect(window.location.pathname).toBe('/sign_in'));
  expect(store.getState().auth.returnTo).toBe('/groups/new');
  expect(writes()).toEqual([]);
});
