import { cleanup, screen } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { GROUP_ID, idOf, lender, meta } from '../../../../test/screens/fixtures';
import { type Post, answerDialog, choose, groupAt, ownGroup, post } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const ID = idOf(41);

/** Announcements as they are until something is done with them; Olga may edit them. */
function posts(first: Post[] = [post({ permissions: ['edit'] })]) {
  let there = first;
  return [
    groupAt(ownGroup()),
    http.get('/posts', ({ response }) =>
      response(200).json({ posts: there, users: [lender()], meta: meta(there.length) }),
    ),
    http.get('/posts/{id}', ({ response }) => response(200).json({ post: there[0]!, users: [lender()] })),
    http.post('/posts', async ({ request, response }) => {
      const { body, pin } = await request.json();
      there = [post({ body, pin: pin ?? false, permissions: ['edit'] })];
      return response(201).json({ post: there[0]!, users: [] });
    }),
    http.patch('/posts/{id}', async ({ request, response }) => {
      const patch = await request.json();
      there = there.map((one) => ({ ...one, ...patch }));
      return response(200).json({ post: there[0]!, users: [] });
    }),
    http.delete('/posts/{id}', ({ response }) => {
      there = [];
      return response(204).empty();
    }),
  ];
}

faces('the announcements of a group', {
  path: '/-/himawari/posts',
  reads: ['/posts'],
  answers: posts(),
  shows: '休館日',
});
faces('an announcement', {
  path: `/-/himawari/posts/${ID}`,
  reads: ['/posts/:id'],
  answers: posts([post()]),
  shows: '休館日',
});
faces('the form of an announcement', {
  path: '/-/himawari/posts/new',
  as: lender(),
  answers: posts(),
  shows: 'Publish',
});

test('who reads finds what was written, and nothing to do with it', async () => {
  await open('/-/himawari/posts', {
    answers: [groupAt(ownGroup({ permissions: ['see_goods'] })), ...posts([post()])],
  });
  expect(await screen.findByText('水曜は休みです。')).toBeInTheDocument();
  expect(screen.getByText(/^折笠 · /)).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Actions for/)).toBeNull();
  expect(screen.queryByText('Write an announcement')).toBeNull();
});

test('where nothing was written, who may write is told what to write', async () => {
  await open('/-/himawari/posts', { as: lender(), answers: posts([]) });
  expect(await screen.findByText('No announcements yet')).toBeInTheDocument();
  expect(screen.getByText(/^Tell the group about days off, new items and/)).toBeInTheDocument();
  expect(screen.getAllByText('Write an announcement')[0]!.closest('a')).toHaveAttribute(
    'href',
    '/-/himawari/posts/new',
  );
});

test('older announcements come when they are asked for', async () => {
  const pages = http.get('/posts', ({ query, response }) =>
    query.get('page') === '2'
      ? response(200).json({ posts: [post({ id: idOf(42), body: '前の' })], users: [], meta: meta(2) })
      : response(200).json({ posts: [post()], users: [], meta: { ...meta(2), next_page: 2 } }),
  );
  const { person } = await open('/-/himawari/posts', { answers: [pages] });
  await person.click(await screen.findByText('Show more'));
  expect(await screen.findByText('前の')).toBeInTheDocument();
});

test('an announcement is written, pinned and told at once, and stands in the list', async () => {
  const { person } = await open('/-/himawari/posts/new', { as: lender(), answers: posts([]) });
  const text = await screen.findByLabelText(/^Text/);
  expect(screen.getByText('Publish')).toBeDisabled();
  await person.click(text);
  await person.paste('新しいカメラ');
  await person.click(screen.getByLabelText(/^Pin/));
  await person.click(screen.getByLabelText(/^Notify everyone/));
  await person.click(screen.getByText('Publish'));
  expect(await screen.findByText('Announcement published.')).toBeInTheDocument();
  expect(await screen.findByText('新しいカメラ')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/-/himawari/posts');
  const body = { group_id: GROUP_ID, body: '新しいカメラ', pin: true, force_notify: true };
  expect(writes()).toEqual([{ method: 'POST', path: '/posts', body }]);
});

test('a fault of an announcement stands at its text, which stays', async () => {
  const long = refusal('validation', 422, {
    errors: { body: [{ code: 'too_long_here', message: 'Too long.' }] },
  });
  const { person } = await open('/-/himawari/posts/new', {
    as: lender(),
    answers: [http.post('/posts', () => long as never), ...posts([])],
  });
  await person.click(await screen.findByLabelText(/^Text/));
  await person.paste('長い');
  await person.click(screen.getByText('Publish'));
  expect(await screen.findByText('Too long.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Text/)).toHaveValue('長い');
  expect(screen.queryByText('Announcement published.')).toBeNull();
});

test('an announcement is changed on its own page by who may', async () => {
  const { person } = await open(`/-/himawari/posts/${ID}`, { as: lender(), answers: posts() });
  const text = await screen.findByLabelText(/^Text/);
  expect(text).toHaveValue('休館日\n水曜は休みです。');
  await person.clear(text);
  await person.paste('木曜は休み');
  await person.click(screen.getByText('Save'));
  // The message is shown on the next page; messages of the previous page have disappeared.
  await screen.findByText('Announcement saved.');
  expect(await screen.findByText('木曜は休み')).toBeInTheDocument();
  expect(writes()).toEqual([
    { method: 'PATCH', path: `/posts/${ID}`, body: { body: '木曜は休み', pin: false } },
  ]);
});

test('an announcement is pinned, unpinned, and deleted once one has said yes', async () => {
  const { person } = await open('/-/himawari/posts', { as: lender(), answers: posts() });
  const acts = 'Actions for “休館日”';
  await choose(person, acts, 'Pin');
  expect(await screen.findByText('Announcement pinned.')).toBeInTheDocument();
  expect(await screen.findByText('Pinned')).toBeInTheDocument();
  await choose(person, acts, 'Unpin');
  expect(await screen.findByText('Announcement unpinned.')).toBeInTheDocument();
  await choose(person, acts, 'Delete');
  await answerDialog(person, 'Go back');
  const pins = [true, false].map((pin) => ({ method: 'PATCH', path: `/posts/${ID}`, body: { pin } }));
  expect(writes()).toEqual(pins);
  await choose(person, acts, 'Delete');
  await answerDialog(person, 'Delete');
  expect(await screen.findByText('Announcement deleted.')).toBeInTheDocument();
  expect(await screen.findByText('No announcements yet')).toBeInTheDocument();
  expect(writes()).toEqual([...pins, { method: 'DELETE', path: `/posts/${ID}`, body: undefined }]);
});

test('what is refused of an announcement is said, and it stays as it was', async () => {
  const refused = [
    http.patch('/posts/{id}', ({ response }) => response.untyped(refusal('forbidden', 403))),
    http.delete('/posts/{id}', ({ response }) => response.untyped(refusal('forbidden', 403))),
  ];
  const { person } = await open('/-/himawari/posts', { as: lender(), answers: [...refused, ...posts()] });
  await choose(person, 'Actions for “休館日”', 'Pin');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText('Announcement pinned.')).toBeNull();
  await choose(person, 'Actions for “休館日”', 'Delete');
  await answerDialog(person, 'Delete');
  expect(screen.queryByText('Announcement deleted.')).toBeNull();
  expect(screen.getByText('休館日')).toBeInTheDocument();
});

test('an announcement that was begun is there again, for its group, and gone once it is published', async () => {
  const place = '/-/himawari/posts/new';
  const first = await open(place, { as: lender(), answers: posts() });
  await first.person.type(await screen.findByLabelText(/^Text/), '年末のお休み');
  cleanup();
  const { person } = await open(place, { as: lender(), answers: posts() });
  expect(await screen.findByLabelText(/^Text/)).toHaveValue('年末のお休み');
  expect(screen.getByText(/^Your draft from/)).toBeInTheDocument();
  expect(localStorage.getItem(`kashikari.draft.${lender().id}.editingPost.${GROUP_ID}`)).not.toBeNull();
  await person.click(screen.getByText('Publish'));
  expect(await screen.findByText('年末のお休み')).toBeInTheDocument();
  expect(localStorage.getItem(`kashikari.draft.${lender().id}.editingPost.${GROUP_ID}`)).toBeNull();
});
