import { screen } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { idOf, meta, user } from '../../../../test/screens/fixtures';
import { type Invite, invite, openedInvitation } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const ID = idOf(61);
const call = (verb: string, body: object = {}) => ({ method: 'POST', path: `/invites/${ID}/${verb}`, body });

/** Mocks the invitations that need Mika's answer. */
function asked(first: Invite[] = [invite()]) {
  let there = first;
  const answered = (id: unknown) => (there = there.filter((one) => one.id !== id));
  return [
    http.get('/invites', ({ response }) => response(200).json({ invites: there, meta: meta(there.length) })),
    http.post('/invites/{id}/accept', ({ params, response }) => {
      answered(params.id);
      return response(200).json({ invite: invite({ state: 'accepted' }) });
    }),
    http.post('/invites/{id}/decline', ({ params, response }) => {
      answered(params.id);
      return response(200).json({ invite: invite({ state: 'declined' }) });
    }),
    http.post('/invites/open', ({ response }) =>
      response(200).json(openedInvitation({ id: ID, account_name: '折笠' })),
    ),
  ];
}

faces('the invitations to oneself', {
  path: '/invites',
  reads: ['/invites'],
  answers: asked(),
  shows: '折笠 invites you to “ひまわり文庫”',
});
faces('the end of all invitations', { path: '/invites/stop', as: null, shows: 'Stop invitation emails' });

test.each([
  ['member', 'Join', 'You joined “ひまわり文庫”.', '/-/himawari'],
  ['heir', 'Take over', '“ひまわり文庫” is now yours.', '/-/himawari'],
  ['manager', 'Accept', 'You are now a manager of 折笠.', '/home'],
] as const)('who is asked to be a %s accepts, and is led to it', async (kind, verb, said, to) => {
  const one = invite({ kind, ...(kind === 'manager' && { group: null, group_id: null }) });
  const { person } = await open('/invites', { answers: asked([one]) });
  await person.click(await screen.findByText(verb));
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(writes()).toEqual([call('accept')]);
  expect(window.location.pathname).toBe(to);
});

test('an invitation is declined, and none is left', async () => {
  const { person } = await open('/invites', { answers: asked() });
  await person.click(await screen.findByText('Decline'));
  expect(await screen.findByText('Invitation declined.')).toBeInTheDocument();
  expect(await screen.findByText('No pending invitations.')).toBeInTheDocument();
  expect(writes()).toEqual([call('decline')]);
});

test('what is refused of an answer is said, and the invitation still waits', async () => {
  let code = 'expired_here';
  const refused = [
    http.post('/invites/{id}/accept', ({ response }) => response.untyped(refusal(code, 403))),
    http.post('/invites/{id}/decline', ({ response }) => response.untyped(refusal('gone_here', 409))),
  ];
  const { person } = await open('/invites', { answers: [...refused, ...asked()] });
  await person.click(await screen.findByText('Join'));
  expect(await screen.findByText('Refused: expired_here')).toBeInTheDocument();
  await person.click(screen.getByText('Decline'));
  expect(await screen.findByText('Refused: gone_here')).toBeInTheDocument();
  code = 'auth.unconfirmed_address';
  await person.click(screen.getByText('Join'));
  expect(await screen.findByText(/^To send or accept invitations, open the link/)).toBeInTheDocument();
  expect(screen.queryByText(/^You joined/)).toBeNull();
  expect(screen.queryByText('Invitation declined.')).toBeNull();
  expect(window.location.pathname).toBe('/invites');
});

test('the link of a mail shows its own invitation first, answered with its token', async () => {
  const other = invite({ id: idOf(62), group: { id: idOf(12), name: '写真部', slug: 'photo' } });
  const { person } = await open('/invites?invite=mailed', { answers: asked([invite(), other]) });
  expect(await screen.findByText('折笠 invites you to “写真部”')).toBeInTheDocument();
  expect(await screen.findAllByText('折笠 invites you to “ひまわり文庫”')).toHaveLength(1);
  await person.click(screen.getAllByText('Join')[0]!);
  expect(await screen.findByText('You joined “ひまわり文庫”.')).toBeInTheDocument();
  expect(writes()).toEqual([
    { method: 'POST', path: '/invites/open', body: { token: 'mailed' } },
    call('accept', { token: 'mailed' }),
  ]);
});

test('a link that has run out says so', async () => {
  const expired = http.post('/invites/open', ({ response }) =>
    response.untyped(refusal('ran_out_here', 410)),
  );
  await open('/invites?invite=old', { answers: [expired, ...asked([])] });
  expect(await screen.findByText('Refused: ran_out_here')).toBeInTheDocument();
});

test('who has not confirmed the address is told to do it first', async () => {
  await open('/invites', { as: user({ email_verified: false }), answers: asked([]) });
  expect(await screen.findByText('Send confirmation email')).toBeInTheDocument();
});

test('invitations end after one press, and not by opening the link', async () => {
  const ends = http.post('/invites/stop', ({ response }) => response(204).empty());
  const { person } = await open('/invites/stop?token=mailed', { as: null, answers: [ends] });
  const verb = await screen.findByText('Stop invitations');
  expect(writes()).toEqual([]);
  await person.click(verb);
  expect(await screen.findByText('You will no longer receive invitations.')).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'POST', path: '/invites/stop', body: { token: 'mailed' } }]);
  expect(screen.queryByText('Stop invitations')).toBeNull();
});

test('an end of invitations that is refused says why and can be pressed again', async () => {
  const ends = http.post('/invites/stop', ({ response }) => response.untyped(refusal('ran_out_here', 410)));
  const { person } = await open('/invites/stop?token=old', { as: null, answers: [ends] });
  await person.click(await screen.findByText('Stop invitations'));
  expect(await screen.findByText('Refused: ran_out_here')).toBeInTheDocument();
  expect(screen.getByText('Stop invitations')).toBeInTheDocument();
});
