import { screen } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { GROUP_ID, LENDER_ID, MEMBER_ID, idOf, group, lender, user } from '../../../../test/screens/fixtures';
import { folder, foreignGroup, groupAt, ownGroup, post } from '../../../../test/screens/groups';
import { meta } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http, refusal, writes } from '../../../../test/screens/server';

screens();

faces('the page of a group', { path: '/-/himawari', reads: ['/groups/:id'], shows: /3 people/ });

const posts = http.get('/posts', ({ response }) =>
  response(200).json({ posts: [post()], users: [lender()], meta: meta(1) }),
);
const folders = http.get('/folders', ({ response }) => response(200).json({ folders: [folder()] }));
const goodsAsked = () => calls.filter(({ path }) => path.startsWith('/goods?')).at(-1)?.path;

test('a member finds the goods, the members, the news and the folders, and nothing that an owner does', async () => {
  const { person } = await open('/-/himawari', { answers: [posts, folders] });
  expect(await screen.findByText('休館日')).toBeInTheDocument();
  expect(screen.getByText('See all')).toHaveAttribute('href', '/-/himawari/posts');
  expect(screen.getByText('3 people').closest('a')).toHaveAttribute('href', '/-/himawari/members/edit');
  await person.click(screen.getByLabelText('Group actions'));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Book several',
    'Members',
    'Notifications of this group',
  ]);
  for (const word of ['Invite', 'Organize', 'New folder', 'This month'])
    expect(screen.queryByText(word)).toBeNull();
  expect((await screen.findAllByText('カメラ')).length).toBeGreaterThan(0);

  await person.click(screen.getByText('レンズ'));
  await screen.findByText('レンズ', { selector: '[aria-current="true"] *' });
  expect(window.location.search).toBe(`?folder=${encodeURIComponent('レンズ')}`);
  expect(goodsAsked()).toContain(`folder=${encodeURIComponent('レンズ')}`);
  await person.click(screen.getByText('レンズ'));
  expect(window.location.search).toBe('');
});

test('its owner finds all that is done for a group', async () => {
  const { person } = await open('/-/himawari', { as: lender(), answers: [groupAt(ownGroup())] });
  const way = async (word: string) => (await screen.findByText(word)).closest('a')?.getAttribute('href');
  expect(await way('Invite')).toBe('/-/himawari/members/new');
  expect(await way('New folder')).toBe('/-/himawari/edit/folders');
  expect(await way('Write an announcement')).toBe('/-/himawari/posts/new');
  await person.click(screen.getByLabelText('Group actions'));
  for (const act of ['Add my items', 'Member cards', 'Counter', 'Organize', 'Figures', 'Group settings'])
    expect(screen.getByRole('menuitem', { name: act })).toBeInTheDocument();
  await person.click(screen.getByRole('menuitem', { name: 'Add an item' }));
  expect(window.location.pathname + window.location.search).toBe(
    `/goods/new/import_select?group=${GROUP_ID}`,
  );
});

test('the pinned announcement is read at once, the others by their headings', async () => {
  const all = [post({ pin: true }), post({ id: idOf(42), body: '新しいレンズ\n70mmです。' })];
  const news = http.get('/posts', ({ response }) =>
    response(200).json({ posts: all, users: [lender()], meta: meta(2) }),
  );
  await open('/-/himawari', { answers: [news] });
  expect(await screen.findByText('水曜は休みです。')).toBeInTheDocument();
  expect(screen.getByText('新しいレンズ').closest('a')).toHaveAttribute('href', '/-/himawari/posts');
  expect(screen.queryByText('70mmです。')).toBeNull();
});

test('who manages for the owner is told for whom', async () => {
  const managers = http.get('/managers', ({ response }) =>
    response(200).json({
      managers: [
        { id: idOf(75), account_id: LENDER_ID, user_id: MEMBER_ID, created_at: '2031-04-01T00:00:00Z' },
      ],
      users: [lender(), user()],
    }),
  );
  await open('/-/himawari', { answers: [managers, groupAt(ownGroup({ role: 'member' }))] });
  expect(await screen.findByText('You are acting as a manager of 折笠.')).toBeInTheDocument();
});

test('an address of before leads to the one of now', async () => {
  await open(`/-/${GROUP_ID}?folder=${idOf(51)}`, { answers: [folders] });
  await screen.findByText(/3 people/);
  expect(window.location.pathname + window.location.search).toBe(`/-/himawari?folder=${idOf(51)}`);
});

test('who is outside joins with the passcode and the answer, and is in', async () => {
  let found = foreignGroup({
    ...{ has_passcode: true, sign_up_message: 'ようこそ', tag_form_label: '組', tag_form_placeholder: '1-2' },
  });
  let refuses = true;
  const { person } = await open('/-/himawari', {
    answers: [
      http.get('/groups/{id}', ({ response }) => response(200).json({ group: found, users: [] })),
      http.post('/memberships', ({ response }) => {
        if (refuses) return response.untyped(refusal('group.passcode', 403));
        found = group();
        return response(201).json({ membership: {} as never, users: [], groups: [] });
      }),
    ],
  });
  expect(await screen.findByText('ようこそ')).toBeInTheDocument();
  expect(screen.queryByText('カメラ')).toBeNull();
  await person.type(screen.getByLabelText(/^組/), '1-2, 図書係');
  await person.type(screen.getByLabelText(/^Passcode/), 'sakura');
  await person.click(screen.getByText('Join'));
  expect(await screen.findByText(/^Wrong passcode\. Check it and try again\./)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Passcode/)).toHaveValue('sakura');
  expect(screen.getByLabelText(/^組/)).toHaveValue('1-2, 図書係');
  expect(screen.queryByText(/^You joined/)).toBeNull();

  refuses = false;
  await person.click(screen.getByText('Join'));
  expect(await screen.findByText('You joined ひまわり文庫.')).toBeInTheDocument();
  expect(await screen.findByText(/3 people/)).toBeInTheDocument();
  const wish = { group_id: GROUP_ID, tags: ['1-2', '図書係'], passcode: 'sakura' };
  const call = { method: 'POST', path: '/memberships', body: wish };
  expect(writes()).toEqual([call, call]);
});

test('who finds no seat in the plan is told so, and is not in', async () => {
  const full = http.post('/memberships', ({ response }) => response.untyped(refusal('plan_limit', 429)));
  const { person } = await open('/-/himawari', { answers: [groupAt(foreignGroup()), full] });
  await person.click(await screen.findByText('Join'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This group is full for now\. Ask/);
  expect(screen.queryByText(/^You joined/)).toBeNull();
  expect(screen.getByText('Join')).toBeInTheDocument();
});

test('a visitor who has an account signs in and comes back', async () => {
  const { person, store } = await open('/-/himawari', { as: null, answers: [groupAt(foreignGroup())] });
  await person.click(await screen.findByText('I have an account'));
  expect(store.getState().auth.returnTo).toBe('/-/himawari');
  expect(writes()).toEqual([]);
});

test.each([
  ['right', 'You joined ひまわり文庫.'],
  ['wrong', 'Refused: group.passcode'],
])('a visitor makes an account and joins by one press with a passcode that is %s', async (kind, words) => {
  const session = { token: 'token', refresh_token: 'refresh', expires_in: 900 };
  const answers = [
    groupAt(foreignGroup({ has_passcode: true })),
    http.post('/users', ({ response }) => response(201).json({ user: user({ locale: 'en' }), ...session })),
    http.post('/auth/verification', ({ response }) => response(202).empty()),
    http.post('/memberships', ({ response }) =>
      kind === 'wrong'
        ? response.untyped(refusal('group.passcode', 403))
        : response(201).json({ membership: {} } as never),
    ),
  ];
  const { person } = await open('/-/himawari', { as: null, answers });
  await person.type(await screen.findByLabelText('Email'), 'hana@example.com');
  await person.type(screen.getByLabelText('Your name'), 'Hana');
  await person.type(screen.getByLabelText('Password'), 'kashikari1');
  await person.type(screen.getByLabelText('Passcode'), 'sakura');
  await person.click(screen.getByText('Create account and join'));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(
    writes()
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['/auth/verification', '/memberships', '/users']);
});

test('a group that takes nobody new says so and has no way in', async () => {
  await open('/-/himawari', { answers: [groupAt(foreignGroup({ permissions: [] }))] });
  expect(await screen.findByText('This group isn’t accepting new members.')).toBeInTheDocument();
  expect(screen.queryByText('Join')).toBeNull();
});

test('a closed group that shows nothing leads home, and one that is not there is not found', async () => {
  const closed = http.get('/groups/{id}', ({ params, response }) =>
    response.untyped(
      params.id === 'himawari' ? refusal('group.sign_up_disabled', 403) : refusal('not_found', 404),
    ),
  );
  const { person } = await open('/-/himawari', { answers: [closed] });
  expect(await screen.findByText('You can still join if a group manager invites you.')).toBeInTheDocument();
  await person.click(screen.getByText('Back to home'));
  expect(window.location.pathname).not.toBe('/-/himawari');
});
