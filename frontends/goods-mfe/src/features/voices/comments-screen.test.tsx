import { cleanup, screen } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { GOOD_ID, LENDER_ID, MEMBER_ID, idOf, lender, meta } from '../../../../test/screens/fixtures';
import { answerDialog } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { buttonOf, here } from '../../../../test/screens/page';
import { http, refusal, writes } from '../../../../test/screens/server';
import { comment, commentsAt } from '../../../../test/screens/voices';

screens();

const path = `/goods/${GOOD_ID}/comments`;
const mine = comment({
  id: idOf(70),
  user_id: MEMBER_ID,
  body: '三脚は付きますか。',
  permissions: ['delete'],
});

faces('the comments on a good', {
  path,
  reads: ['/comments'],
  answers: commentsAt([comment(), mine]),
  shows: 'マイクの端子はありますか。',
});

test('comments say who wrote them and when, and the lender’s say that they are the lender’s', async () => {
  const answered = comment({ id: idOf(72), user_id: LENDER_ID, body: 'あります。' });
  await open(path, { answers: commentsAt([answered, comment()]) });
  await screen.findByText('あります。');
  expect(screen.getAllByRole('article').map((row) => row.textContent)).toEqual([
    '折折笠 Lender Tue 1 Apr 00:00あります。',
    '花花 Tue 1 Apr 00:00マイクの端子はありますか。',
  ]);
  expect(screen.getByRole('link', { name: /^Comments/ })).toHaveTextContent('Comments 2');
});

test('a comment is written, and is the first of the list', async () => {
  const { person } = await open(path, { answers: commentsAt() });
  await person.click(await screen.findByLabelText('Write a comment'));
  expect(screen.getByText('1000 characters left')).toBeInTheDocument();
  await person.paste('電池は付きますか。');
  await person.click(buttonOf('Post comment'));
  expect(await screen.findByText('Comment posted.')).toBeInTheDocument();
  expect(await screen.findByText('電池は付きますか。')).toBeInTheDocument();
  expect(screen.getByLabelText('Write a comment')).toHaveValue('');
  const body = { good_id: GOOD_ID, body: '電池は付きますか。' };
  expect(writes()).toEqual([{ method: 'POST', path: '/comments', body }]);
});

test('a comment that is refused is said, and its text stays', async () => {
  const refused = http.post('/comments', ({ response }) => response.untyped(refusal('no_edit_rights', 403)));
  const { person } = await open(path, { answers: [refused, ...commentsAt()] });
  await person.click(await screen.findByLabelText('Write a comment'));
  await person.paste('？');
  await person.click(buttonOf('Post comment'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByLabelText('Write a comment')).toHaveValue('？');
  expect(screen.queryByText('Comment posted.')).toBeNull();
});

test('a comment of one’s own is deleted completely once its author has said yes', async () => {
  const { person } = await open(path, { answers: commentsAt([mine]) });
  await person.click(await screen.findByLabelText('Delete your comment'));
  expect(screen.getByText(/^No one can see it any more/)).toBeInTheDocument();
  await answerDialog(person, 'Delete');
  expect(await screen.findByText('Comment deleted.')).toBeInTheDocument();
  expect(await screen.findByText('No comments yet')).toBeInTheDocument();
  expect(screen.getByText('Ask about this item, or leave a tip.')).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'DELETE', path: `/comments/${mine.id}`, body: undefined }]);
});

test('of a comment that a manager deletes, the place stays and says so', async () => {
  const other = comment({ permissions: ['delete'] });
  const { person } = await open(path, { as: lender(), answers: commentsAt([other]) });
  await person.click(await screen.findByLabelText('Delete the comment by 花'));
  expect(screen.getByText(/^A note in its place/)).toBeInTheDocument();
  await answerDialog(person, 'Delete');
  expect(await screen.findByText('Removed by a manager')).toBeInTheDocument();
  expect(screen.queryByText('マイクの端子はありますか。')).toBeNull();
  expect(screen.queryByLabelText(/^Delete the comment/)).toBeNull();
});

test.each([
  ['with comments', [comment({ user_id: null })]],
  ['without', []],
])('a visitor reads, %s, and signs in to write', async (_case, comments) => {
  const { person, store } = await open(path, { as: null, answers: commentsAt(comments, []) });
  await person.click(await screen.findByText('Sign in to comment'));
  expect(await screen.findByText('You need to sign in.')).toBeInTheDocument();
  expect(here()).toBe('/sign_in');
  expect(store.getState().auth.returnTo).toBe(path);
});

test('who may only look has no form', async () => {
  await open(path, { answers: commentsAt([comment()], []) });
  await screen.findByText('マイクの端子はありますか。');
  expect(screen.queryByLabelText('Write a comment')).toBeNull();
  expect(screen.queryByText('Sign in to comment')).toBeNull();
});

test('older comments come when they are asked for', async () => {
  const pages = http.get('/comments', ({ query, response }) => {
    const second = query.get('page') === '2';
    return response(200).json({
      comments: [second ? comment({ id: idOf(72), body: '前の' }) : comment()],
      ...{ permissions: [], users: [], meta: { ...meta(2), next_page: second ? null : 2 } },
    });
  });
  const { person } = await open(path, { answers: [pages] });
  await person.click(await screen.findByText('Show more'));
  expect(await screen.findByText('前の')).toBeInTheDocument();
});

test('a comment that was begun is there again', async () => {
  const first = await open(path, { answers: commentsAt() });
  await first.person.type(await screen.findByLabelText('Write a comment'), '書きかけ');
  cleanup();
  await open(path, { answers: commentsAt() });
  expect(await screen.findByLabelText('Write a comment')).toHaveValue('書きかけ');
});

test('the page of the good leads to its comments, and shows no text that a manager deleted', async () => {
  await open(`/goods/${GOOD_ID}`, { answers: commentsAt([comment({ removed: true, body: '' })]) });
  const link = (await screen.findByText('Removed by a manager')).closest('a')!;
  expect(link).toHaveAttribute('href', path);
  expect(link).toHaveTextContent('Comments 1');
});
