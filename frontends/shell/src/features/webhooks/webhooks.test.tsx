import { screen, within } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { LENDER_ID, MEMBER_ID, WEBHOOK_ID, idOf, lender, user } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { here } from '../../../../test/screens/page';
import { http, refusal, writes } from '../../../../test/screens/server';
import { deliveriesAt, delivery, stopped, webhook, webhooksAt } from '../../../../test/screens/webhooks';

screens();

const path = `/users/${LENDER_ID}/webhooks`;
const as = lender();

faces('the webhooks', {
  path,
  as,
  reads: ['/webhooks'],
  answers: webhooksAt([stopped({ id: idOf(91) }), webhook()]),
  shows: 'Working',
});

test('an account without webhooks is told how to begin', async () => {
  await open('/webhooks', { as, answers: webhooksAt([]) });
  expect(await screen.findByText('No webhooks yet')).toBeInTheDocument();
  expect(screen.getByText('Add webhook')).toHaveAttribute('href', '/webhooks/new');
});

test('each says whether it works: the last success, the next try, or the last answer and the remedy', async () => {
  const failing = webhook({
    id: idOf(92),
    state: 'failing',
    error_count: 3,
    next_at: '2031-05-13T01:47:00Z',
  });
  await open(path, { as, answers: webhooksAt([webhook(), failing, stopped({ id: idOf(91) })]) });
  expect(await screen.findByText(/^Delivered .*9:12/)).toBeInTheDocument();
  expect(screen.getByText(/^Next try around .*10:47/)).toBeInTheDocument();
  expect(screen.getByText('3 failures in a row')).toBeInTheDocument();
  expect(screen.getByText(/3 of 20$/)).toBeInTheDocument();
  const card = within(screen.getByRole('region', { name: 'Chatwork 21408' }));
  expect(card.getByText(/^Stopped .*14:02 after 10 failures in a row\.$/)).toBeInTheDocument();
  expect(card.getByText('401')).toBeInTheDocument();
  expect(card.getByText(/Invalid API token/)).toBeInTheDocument();
  expect(card.getByText(/^31, the oldest from .*18:20$/)).toBeInTheDocument();
  expect(card.getByText('2 (chat messages expire after 2 hours)')).toBeInTheDocument();
  expect(card.getByText('Enter a new token')).toHaveAttribute('href', `/webhooks/${idOf(91)}/edit`);
});

test.each([
  [{ code: 'status', status: 410, text: 'gone', at: '2031-05-12T05:02:00Z' }, 'Enter a new address'],
  [{ code: 'timeout', status: null, text: '', at: '2031-05-12T05:02:00Z' }, undefined],
])('the remedy fits the last error: %o', async (last_error, renew) => {
  await open(path, { as, answers: webhooksAt([stopped({ provider: 'slack', last_error })]) });
  await screen.findByText(renew ? /^This address can’t be reached/ : /^Check that the receiver works/);
  if (renew) expect(screen.getByText(renew)).toBeInTheDocument();
  else expect(screen.getByText('No answer within 15 seconds')).toBeInTheDocument();
});

test('a stopped one is enabled, or tested and followed in its record', async () => {
  const one = stopped();
  const answers = [
    http.post('/webhooks/{id}/enable', ({ response }) => response(200).json({ webhook: webhook() })),
    http.post('/webhooks/{id}/test', ({ response }) =>
      response(202).json({ delivery: delivery({ event: 'ping', attempts: 0, tries: [] }) }),
    ),
    deliveriesAt([]),
    ...webhooksAt([one]),
  ];
  const { person } = await open(path, { as, answers });
  await person.click(await screen.findByText('Enable'));
  expect(await screen.findByText(/^Enabled\./)).toBeInTheDocument();
  await person.click(screen.getByText('Send a test'));
  expect(await screen.findByText('Nothing here')).toBeInTheDocument();
  expect(here()).toBe(`/webhooks/${WEBHOOK_ID}`);
  expect(writes().map(({ path: to }) => to)).toEqual([
    `/webhooks/${WEBHOOK_ID}/enable`,
    `/webhooks/${WEBHOOK_ID}/test`,
  ]);
});

test('another account’s webhooks are not found, and a card has none', async () => {
  await open(`/users/${MEMBER_ID}/webhooks`, { as });
  expect((await screen.findAllByText(/was not found$/)).length).toBeGreaterThan(0);
});

test('the holder of a member card finds no webhooks', async () => {
  await open('/webhooks', { as: user({ email: null }) });
  expect(await screen.findByText('404')).toBeInTheDocument();
});

test('a refused test says why', async () => {
  const no = http.post('/webhooks/{id}/test', ({ response }) => response.untyped(refusal('busy', 409)));
  const { person } = await open(path, { as, answers: [no, ...webhooksAt([stopped()])] });
  await person.click(await screen.findByText('Send a test'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

test('the settings of the account lead here', async () => {
  await open(`/users/${LENDER_ID}/edit/account`, { as });
  expect(await screen.findByRole('link', { name: 'Webhooks' })).toHaveAttribute('href', path);
});
