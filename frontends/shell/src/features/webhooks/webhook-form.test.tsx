import { screen, within } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { GROUP_ID, WEBHOOK_ID, group, lender, meta } from '../../../../test/screens/fixtures';
import { ownGroup } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { here } from '../../../../test/screens/page';
import { http, refusal, writes } from '../../../../test/screens/server';
import { deliveriesAt, stopped, webhook, webhooksAt } from '../../../../test/screens/webhooks';
import { ALL_EVENTS } from './event-groups';

screens();

const as = lender();
const path = '/webhooks/new';
const groups = http.get('/groups', ({ response }) =>
  response(200).json({
    groups: [ownGroup(), group({ id: WEBHOOK_ID, owner_id: WEBHOOK_ID })],
    users: [],
    meta: meta(2),
  }),
);
const made = (secret: string | null = null) => [
  http.post('/webhooks', ({ response }) => response(201).json({ webhook: webhook({ secret }) })),
  deliveriesAt([]),
  groups,
  ...webhooksAt([webhook()]),
];
const submit = () => screen.getByRole('button', { name: 'Add webhook' });

faces('the form of a webhook', { path, as, answers: made(), shows: 'What is sent' });
faces('the change of a webhook', {
  path: `/webhooks/${WEBHOOK_ID}/edit`,
  as,
  reads: ['/webhooks/:id'],
  answers: made(),
  shows: 'What is sent',
});

test('a chat is added by its address, with every event, and its record opens', async () => {
  const { person } = await open(path, { as, answers: made() });
  await person.type(await screen.findByLabelText(/^Address/), 'https://hooks.slack.com/services/T0/B0/x');
  await person.click(submit());
  expect(await screen.findByText(/^Added\./)).toBeInTheDocument();
  expect(writes()[0]).toEqual({
    method: 'POST',
    path: '/webhooks',
    body: {
      provider: 'slack',
      url: 'https://hooks.slack.com/services/T0/B0/x',
      events: ALL_EVENTS,
      locale: 'en',
    },
  });
  expect(await screen.findByText('Nothing here')).toBeInTheDocument();
  expect(here()).toBe(`/webhooks/${WEBHOOK_ID}`);
});

test('the secret of an own system is shown once, and copied', async () => {
  const { person } = await open(path, { as, answers: made('whsec_MfKQ9r8GKYqrTwjU') });
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await person.selectOptions(await screen.findByLabelText('Type'), 'Own system (Standard Webhooks)');
  expect(screen.queryByLabelText('Language of the messages')).toBeNull();
  await person.type(screen.getByLabelText(/^Address/), 'https://daicho.example/hooks');
  await person.click(submit());
  expect(await screen.findByDisplayValue('whsec_MfKQ9r8GKYqrTwjU')).toBeInTheDocument();
  await person.click(screen.getByText('Copy'));
  expect(copied).toHaveBeenCalledWith('whsec_MfKQ9r8GKYqrTwjU');
  await person.click(screen.getByText('Go to deliveries'));
  expect(here()).toBe(`/webhooks/${WEBHOOK_ID}`);
});

test.each([
  ['Chatwork', 'Room number', 'chatwork'],
  ['LINE', 'Recipient ID', 'line'],
])('%s asks for a token and a room instead of an address', async (name, label, provider) => {
  const { person } = await open(path, { as, answers: made() });
  await person.selectOptions(await screen.findByLabelText('Type'), name);
  expect(screen.queryByLabelText(/^Address/)).toBeNull();
  await person.type(screen.getByLabelText('Token'), 'secret-token');
  await person.type(screen.getByLabelText(label), '21408');
  await person.click(submit());
  await screen.findByText(/^Added\./);
  expect(writes()[0]?.body).toMatchObject({ provider, token: 'secret-token', to: '21408' });
  expect(writes()[0]?.body).not.toHaveProperty('url');
});

test('events are chosen by subject and one by one, for one own group; at least one stays', async () => {
  const { person } = await open(path, { as, answers: made() });
  await person.type(await screen.findByLabelText(/^Address/), 'https://hooks.slack.com/x');
  for (const subject of [
    'Bookings',
    'Messages and announcements',
    'Items and stocktaking',
    'Members',
    'Payments',
  ])
    await person.click(
      within(screen.getByText(subject, { selector: 'b' }).closest('details')!).getByLabelText('All'),
    );
  await person.click(screen.getByLabelText('Handed over'));
  expect(within(screen.getByLabelText('Group')).getAllByRole('option')).toHaveLength(2);
  await person.selectOptions(screen.getByLabelText('Group'), 'ひまわり文庫');
  const rest = ['booking.returned', 'booking.received', 'booking.overdue'];
  await person.click(submit());
  await screen.findByText(/^Added\./);
  expect(writes()[0]?.body).toMatchObject({ events: rest, group_id: GROUP_ID });
});

test('without any event it can’t be added, and says so', async () => {
  const { person } = await open(path, { as, answers: made() });
  await screen.findByLabelText(/^Address/);
  for (const all of screen.getAllByLabelText('All')) await person.click(all);
  expect(await screen.findByText('Choose at least one event.')).toBeInTheDocument();
  expect(submit()).toBeDisabled();
});

test('a refused address is said at its field, and everything typed stays', async () => {
  const refused = http.post('/webhooks', ({ response }) =>
    response.untyped(
      refusal('webhook.address', 400, {
        errors: { url: [{ code: 'webhook.address', message: 'Not public.' }] },
      }),
    ),
  );
  const { person } = await open(path, { as, answers: [refused, ...made()] });
  await person.type(await screen.findByLabelText(/^Address/), 'https://10.0.0.1/hook');
  await person.click(submit());
  expect((await screen.findAllByText('Not public.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText(/^Address/)).toHaveValue('https://10.0.0.1/hook');
  expect(localStorage.getItem('creating_webhook') ?? '').not.toContain('10.0.0.1');
});

test('a change sends what was changed and keeps a secret that was left blank', async () => {
  const one = stopped();
  const answers = [
    http.patch('/webhooks/{id}', ({ response }) => response(200).json({ webhook: one })),
    deliveriesAt([]),
    groups,
    ...webhooksAt([one]),
  ];
  const { person } = await open(`/webhooks/${WEBHOOK_ID}/edit`, { as, answers });
  const room = await screen.findByLabelText('Room number');
  expect(screen.getByText(/Now: …7Qk1\. Leave it blank to keep it\./)).toBeInTheDocument();
  await person.clear(room);
  await person.type(room, '999');
  await person.click(screen.getByText('Save'));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'PATCH', path: `/webhooks/${WEBHOOK_ID}`, body: { to: '999' } }]);
  expect(here()).toBe(`/webhooks/${WEBHOOK_ID}`);
});
