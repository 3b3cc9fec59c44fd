import { cleanup, screen, within } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { GOOD_ID, MEMBER_ID, idOf, lender, meta } from '../../../../test/screens/fixtures';
import { answerDialog } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { buttonOf } from '../../../../test/screens/page';
import { http, refusal, writes } from '../../../../test/screens/server';
import { review, reviewsAt } from '../../../../test/screens/voices';

screens();

const path = `/goods/${GOOD_ID}/reviews`;
const mine = review({
  ...{ id: idOf(60), user_id: MEMBER_ID, body: '電池は足りました。', updated_at: '2031-04-02T00:00:00Z' },
  permissions: ['edit', 'delete'],
});
const rows = () => screen.getAllByRole('article').map((row) => row.textContent);

faces('the reviews of a good', {
  path,
  reads: ['/reviews'],
  answers: reviewsAt([review(), mine]),
  shows: '暗いホールでもよく写ります。',
});

test('the caller’s own review comes first, once, and says that it was edited', async () => {
  await open(path, { answers: reviewsAt([review(), mine]) });
  await screen.findByText('電池は足りました。');
  expect(rows()).toEqual([
    expect.stringMatching(/^美You Tue 1 Apr・editedEditDelete電池/),
    expect.stringMatching(/^花花 Tue 1 Apr暗い/),
  ]);
  expect(screen.getByRole('link', { name: /^Reviews/ })).toHaveTextContent('Reviews 2');
});

test('where the API gives no name, none is shown', async () => {
  await open(path, { as: null, answers: reviewsAt([review({ user_id: null })]) });
  expect(await screen.findByText('Name not shown')).toBeInTheDocument();
  expect(screen.queryByText('花')).toBeNull();
});

test('a person who has returned the good writes a review, and the form gives way to it', async () => {
  const { person } = await open(path, { answers: reviewsAt([], true) });
  expect(await screen.findByText('No reviews yet')).toBeInTheDocument();
  expect(screen.getByText('You have used it. Share what helps the next person.')).toBeInTheDocument();
  expect(screen.getByText('2000 characters left')).toBeInTheDocument();
  expect(buttonOf('Post review')).toBeDisabled();
  await person.click(screen.getByLabelText('Write a review'));
  await person.paste('軽いです');
  expect(screen.getByText('1996 characters left')).toBeInTheDocument();
  await person.click(buttonOf('Post review'));
  expect(await screen.findByText('Review posted.')).toBeInTheDocument();
  expect(await screen.findByText('軽いです')).toBeInTheDocument();
  expect(screen.queryByLabelText('Write a review')).toBeNull();
  const body = { good_id: GOOD_ID, body: '軽いです' };
  expect(writes()).toEqual([{ method: 'POST', path: '/reviews', body }]);
});

test('a review that is too long is not sent', async () => {
  const { person } = await open(path, { answers: reviewsAt([], true) });
  await person.click(await screen.findByLabelText('Write a review'));
  await person.paste('あ'.repeat(2_001));
  expect(screen.getByText('Shorten it to 2000 characters.')).toBeInTheDocument();
  expect(buttonOf('Post review')).toBeDisabled();
});

/** Mocks another user's review, and the caller's own after it was written in another window. */
function writtenElsewhere() {
  let own: typeof mine | null = null;
  return [
    http.get('/reviews', ({ response }) =>
      response(200).json({
        ...{ reviews: own ? [own] : [], own, permissions: own ? [] : ['create'] },
        ...{ users: [], meta: meta(own ? 1 : 0) },
      }),
    ),
    http.post('/reviews', ({ response }) => {
      own = mine;
      return response.untyped(refusal('review.exists', 409, { detail: 'You have already reviewed it.' }));
    }),
  ];
}

test('a review that was written in another window is named in words, and what was typed goes on in its form', async () => {
  const { person } = await open(path, { answers: writtenElsewhere() });
  await person.click(await screen.findByLabelText('Write a review'));
  await person.paste('もう一度');
  await person.click(buttonOf('Post review'));
  expect(await screen.findByText('You have already reviewed it.')).toBeInTheDocument();
  expect(await screen.findByText('電池は足りました。')).toBeInTheDocument();
  await person.click(buttonOf('Edit'));
  expect(screen.getByLabelText('Edit your review')).toHaveValue('もう一度');
});

test('a review of a return that was undone is refused in words, and the text stays', async () => {
  const refused = http.post('/reviews', ({ response }) =>
    response.untyped(refusal('review.not_returned', 403, { detail: 'Return it first.' })),
  );
  const { person } = await open(path, { answers: [refused, ...reviewsAt([], true)] });
  await person.click(await screen.findByLabelText('Write a review'));
  await person.paste('軽い');
  await person.click(buttonOf('Post review'));
  expect(await screen.findByText('Return it first.')).toBeInTheDocument();
  expect(screen.getByLabelText('Write a review')).toHaveValue('軽い');
});

test('the caller changes the own review, or leaves it as it is', async () => {
  const { person } = await open(path, { answers: reviewsAt([mine]) });
  await screen.findByText('電池は足りました。');
  await person.click(buttonOf('Edit'));
  await person.type(screen.getByLabelText('Edit your review'), '予備も。');
  await person.click(buttonOf('Cancel'));
  expect(screen.getByText('電池は足りました。')).toBeInTheDocument();
  await person.click(buttonOf('Edit'));
  await person.type(screen.getByLabelText('Edit your review'), '軽い。');
  await person.click(buttonOf('Save'));
  expect(await screen.findByText('Review saved.')).toBeInTheDocument();
  expect(await screen.findByText('電池は足りました。軽い。')).toBeInTheDocument();
  const body = { body: '電池は足りました。軽い。' };
  expect(writes()).toEqual([{ method: 'PATCH', path: `/reviews/${mine.id}`, body }]);
});

test('a review is deleted once its author has said yes', async () => {
  const { person } = await open(path, { answers: reviewsAt([mine], true) });
  await screen.findByText('電池は足りました。');
  await person.click(buttonOf('Delete'));
  await answerDialog(person, 'Go back');
  expect(writes()).toEqual([]);
  await person.click(buttonOf('Delete'));
  await answerDialog(person, 'Delete');
  expect(await screen.findByText('Review deleted.')).toBeInTheDocument();
  expect(await screen.findByLabelText('Write a review')).toHaveValue('');
  expect(writes()).toEqual([{ method: 'DELETE', path: `/reviews/${mine.id}`, body: undefined }]);
});

test('a manager deletes the review of somebody else, and a refusal is said', async () => {
  const other = review({ permissions: ['delete'] });
  let refused = true;
  const once = http.delete('/reviews/{id}', ({ response }) =>
    refused ? response.untyped(refusal('busy', 503)) : undefined,
  );
  const { person } = await open(path, { as: lender(), answers: [once, ...reviewsAt([other])] });
  const remove = 'Delete the review by 花';
  await person.click(await screen.findByLabelText(remove));
  await answerDialog(person, 'Delete');
  expect(await screen.findByText('Refused: busy')).toBeInTheDocument();
  refused = false;
  await person.click(screen.getByLabelText(remove));
  await answerDialog(person, 'Delete');
  expect(await screen.findByText('Review deleted.')).toBeInTheDocument();
  expect(await screen.findByText('No reviews yet')).toBeInTheDocument();
});

test('without a review and without a return, the way on leads to the free days', async () => {
  await open(path, { answers: reviewsAt([]) });
  expect(await screen.findByText('Borrow and return this item to write the first one.')).toBeInTheDocument();
  expect(screen.getByText('See free days')).toHaveAttribute('href', `/goods/${GOOD_ID}`);
  expect(screen.queryByLabelText('Write a review')).toBeNull();
});

test('older reviews come when they are asked for', async () => {
  const pages = http.get('/reviews', ({ query, response }) => {
    const second = query.get('page') === '2';
    const reviews = [second ? review({ id: idOf(62), body: '前の' }) : review()];
    return response(200).json({
      ...{ reviews, own: null, permissions: [], users: [] },
      meta: { ...meta(2), next_page: second ? null : 2 },
    });
  });
  const { person } = await open(path, { answers: [pages] });
  await person.click(await screen.findByText('Show more'));
  expect(await screen.findByText('前の')).toBeInTheDocument();
  expect(screen.getAllByText('Former user')).toHaveLength(2);
  expect(screen.queryByText('Show more')).toBeNull();
});

test('a review that was begun is there again', async () => {
  const first = await open(path, { answers: reviewsAt([], true) });
  await first.person.type(await screen.findByLabelText('Write a review'), '書きかけ');
  cleanup();
  await open(path, { answers: reviewsAt([], true) });
  expect(await screen.findByLabelText('Write a review')).toHaveValue('書きかけ');
  expect(screen.getByText(/^Your draft from/)).toBeInTheDocument();
});

test('the reviews of a good that is not there are not found', async () => {
  const gone = [
    http.get('/goods/{id}', ({ response }) => response.untyped(refusal('not_found', 404))),
    http.get('/reviews', ({ response }) => response.untyped(refusal('not_found', 404))),
    http.get('/comments', ({ response }) => response.untyped(refusal('not_found', 404))),
  ];
  await open(path, { answers: gone });
  expect(await screen.findAllByText(/^The item with ID: .* was not found$/)).toHaveLength(2);
});

test('the page of the good leads to its reviews, with their number and the latest', async () => {
  await open(`/goods/${GOOD_ID}`, { answers: reviewsAt() });
  const link = (await screen.findByText('暗いホールでもよく写ります。')).closest('a')!;
  expect(link).toHaveAttribute('href', path);
  expect(within(link).getByText('Reviews')).toHaveTextContent('Reviews 1');
});
