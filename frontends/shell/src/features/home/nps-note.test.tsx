import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { GROUP_ID, NOW, meta, user, type User } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http, writes } from '../../../../test/screens/server';
import { mayAskNps } from './nps-note';

screens();

const ASK = 'How likely are you to recommend this service to others?';
const DAY = 86_400_000;
const days = (count: number) => new Date(NOW.getTime() - count * DAY).toISOString();
const me = (of: Partial<User> = {}) =>
  user({ nps: null, hide_nps: false, review_requested: false, created_at: days(31), ...of });
const config = { review_url: 'https://reviews.example/kashikari' };
const CARD = `h.${btoa(JSON.stringify({ authorizable_id: GROUP_ID, jti: 'x' }))}.s`;

/** Answers with so many returned bookings, and stores what the user answers. */
function world(returned: number, of = me()) {
  let there = of;
  return [
    http.get('/bookings', ({ query, response }) =>
      response(200).json({
        bookings: [],
        goods: [],
        users: [],
        meta: meta(query.get('state') === 'returned' ? returned : 0),
      }),
    ),
    http.patch('/users/{id}', async ({ request, response }) => {
      there = { ...there, ...((await request.json()) as Partial<User>) };
      return response(200).json({ user: there, pending_email: null });
    }),
  ];
}
const counted = () =>
  calls.filter(({ path }) => path.startsWith('/bookings?') && /state=returned/.test(path));
const choose = (score: string) => fireEvent.click(screen.getByRole('radio', { name: score }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('after thirty days and three returns an account is asked once, and its answer is stored', async () => {
  await open('/home', { as: me(), answers: world(3) });
  expect(await screen.findByText(ASK)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(screen.getAllByRole('radio')).toHaveLength(11);
  choose('7');
  press('Send');
  await waitFor(() => expect(screen.queryByText(ASK)).toBeNull());
  expect(writes()).toEqual([{ method: 'PATCH', path: `/users/${me().id}`, body: { nps: 7 } }]);
  expect(await screen.findByText('Thank you')).toBeInTheDocument();
  expect(counted()).toHaveLength(1);
});

test('“not now” closes the question for ever', async () => {
  await open('/home', { as: me(), answers: world(3) });
  await screen.findByText(ASK);
  press('Not now');
  await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ hide_nps: true }]));
  expect(screen.queryByText(ASK)).toBeNull();
});

test.each([
  ['a link', () => fireEvent.click(screen.getByRole('link', { name: 'Write a review' }))],
  ['a refusal', () => press('No, thank you')],
])('a high score asks for a review once, where there is a site: %s ends it', async (_way, end) => {
  await open('/home', { as: me(), config, answers: world(3) });
  await screen.findByText(ASK);
  choose('8');
  press('Send');
  const link = await screen.findByRole('link', { name: 'Write a review' });
  expect(link).toHaveAttribute('href', config.review_url);
  expect(link).toHaveAttribute('target', '_blank');
  end();
  await waitFor(() =>
    expect(writes().map(({ body }) => body)).toEqual([{ nps: 8 }, { review_requested: true }]),
  );
  expect(screen.queryByText(/write a review/i)).toBeNull();
});

test.each([
  ['a low score', '7', me(), config],
  ['no site for reviews', '10', me(), {}],
  ['a prompt before', '10', me({ review_requested: true }), config],
])('with %s no review is asked for', async (_why, score, as, settings) => {
  await open('/home', { as, answers: world(3, as), config: settings });
  await screen.findByText(ASK);
  choose(score);
  press('Send');
  expect(await screen.findByText('Thank you')).toBeInTheDocument();
  expect(screen.queryByText(/write a review/i)).toBeNull();
});

test.each([
  ['who answered', me({ nps: 5 }), {}],
  ['who closed it', me({ hide_nps: true }), {}],
  ['who is new', me({ created_at: days(29) }), {}],
  ['with a member card', me({ email: null, account_name: null }), { token: CARD }],
])('nobody %s is asked, and nothing is counted for them', async (_who, as, options) => {
  await open('/home', { as, answers: world(9), ...options });
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(screen.queryByText(ASK)).toBeNull();
  expect(counted()).toEqual([]);
});

test('people with two returns, and people on a shared device, are not asked', async () => {
  await open('/home', { as: me(), answers: world(2) });
  await waitFor(() => expect(counted()).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(screen.queryByText(ASK)).toBeNull();
  cleanup();
  localStorage.setItem('kashikari.prefs', JSON.stringify({ idleMinutes: 5 }));
  await open('/home', { as: me(), answers: world(9) });
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(screen.queryByText(ASK)).toBeNull();
  expect(counted()).toEqual([]);
});

test('thirty days are over after them, not on them', () => {
  const at = (created: number) =>
    mayAskNps({ nps: null, hide_nps: false, created_at: days(created) }, NOW.getTime());
  expect([at(30), at(30.01)]).toEqual([false, true]);
});
