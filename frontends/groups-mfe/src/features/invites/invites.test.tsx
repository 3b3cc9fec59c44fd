import { screen } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { GROUP_ID, LENDER_ID, group, lender, meta } from '../../../../test/screens/fixtures';
import { groupAt, invite, ownGroup } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = '/-/himawari/invite/email';
const as = lender();

interface Answer {
  readonly members?: string[];
  readonly refused?: string[];
  readonly over?: number;
}

/** Mocks the invitation form of a group with two free seats. */
function invites({ members = [], refused = [], over = 0 }: Answer = {}) {
  const room = { over_limit: over, limit: 8, used: 6 };
  return [
    groupAt(ownGroup()),
    http.get('/groups/{id}/seats', ({ response }) =>
      response(200).json({
        seats: { owner_id: LENDER_ID, owner_name: '折笠', used: 6, limit: 8, disabled: 0 },
      }),
    ),
    http.get('/invites', ({ response }) => response(200).json({ invites: [], meta: meta(0) })),
    http.post('/invites', ({ response }) =>
      response(202).json({
        ...{ invites: [invite()], members, ...room },
        refused: refused.map((email) => ({ email, code: 'invite.limit' })),
      }),
    ),
  ];
}
const sent = () => writes().filter((call) => call.path === '/invites');

faces('the form that invites', {
  path,
  reads: ['/invites'],
  as,
  answers: invites(),
  shows: 'No pending invitations.',
});

test('a pasted list is read, invited at once, and what can not be read stays to be mended', async () => {
  const answers = invites({ members: ['mika@example.com'], refused: ['ken@example.com'] });
  const { person } = await open(path, { as, answers });
  const list = await screen.findByLabelText(/^Email addresses/);
  await person.click(list);
  await person.paste('Hana <hana@example.com>; mika@example.com\nken@example.com\nnobody@');
  expect(screen.getByText('Not a valid email address: nobody@')).toBeInTheDocument();
  await person.click(screen.getByText('Invite 3 people'));
  expect(await screen.findByText('1 invitation sent.')).toBeInTheDocument();
  expect(screen.getByText('Already members: mika@example.com')).toBeInTheDocument();
  expect(screen.getByText('No more invitations can be sent today to: ken@example.com')).toBeInTheDocument();
  expect(list).toHaveValue('nobody@');
  const emails = ['hana@example.com', 'mika@example.com', 'ken@example.com'];
  expect(sent()).toEqual([{ method: 'POST', path: '/invites', body: { group_id: GROUP_ID, emails } }]);
});

test('a list that is too long or empty is not sent', async () => {
  const { person } = await open(path, { as, answers: invites() });
  expect(await screen.findByText('Invite 0 people')).toBeDisabled();
  await person.click(screen.getByLabelText(/^Email addresses/));
  await person.paste(Array.from({ length: 201 }, (_, at) => `a${at}@example.com`).join(' '));
  expect(screen.getByText('Up to 200 at once.')).toBeInTheDocument();
  expect(screen.getByText('Invite 201 people')).toBeDisabled();
  expect(writes()).toEqual([]);
});

test('invitations that are refused keep their list and say why', async () => {
  const refused = http.post('/invites', ({ response }) => response.untyped(refusal('many_here', 429)));
  const { person } = await open(path, { as, answers: [refused, ...invites()] });
  const list = await screen.findByLabelText(/^Email addresses/);
  await person.click(list);
  await person.paste('hana@example.com');
  await person.click(screen.getByText('Invite 1 person'));
  expect(await screen.findByText('Refused: many_here')).toBeInTheDocument();
  expect(list).toHaveValue('hana@example.com');
  expect(screen.queryByText(/invitations? sent/)).toBeNull();
});

test('a plan that is full as invitations are sent says how full it is, with the way to another', async () => {
  const params = { limit: 8, used: 8, needed: 1 };
  const full = http.post('/invites', ({ query, response }) =>
    query.get('dry_run')
      ? response(200).json({ invites: [], members: [], refused: [] })
      : response.untyped(refusal('plan_limit', 429, { params })),
  );
  const { person } = await open(path, { as, answers: [full, ...invites()] });
  await person.click(await screen.findByLabelText(/^Email addresses/));
  await person.paste('hana@example.com');
  await person.click(screen.getByText('Invite 1 person'));
  expect(await screen.findByText('1 too many: 8 of 8 seats are taken.')).toBeInTheDocument();
  expect(screen.queryByText(/invitations? sent/)).toBeNull();
  await person.click(await screen.findByRole('button', { name: /^Change plan/ }));
  expect(window.location.pathname).toBe('/subscriptions/upgrade');
});

test('the form that invites is shown to those who manage the members alone', async () => {
  await open(path, { answers: [groupAt(group())] });
  expect(await screen.findByText(/^It may have been deleted/)).toBeInTheDocument();
});
