import { screen, within } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { LENDER_ID, MEMBER_ID, idOf, lender, meta, user } from '../../../../test/screens/fixtures';
import { type Invite, answerDialog, choose, invite } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = '/users/current/managers/edit';
const HANA = idOf(3);
const since = '2031-04-01T00:00:00Z';
const both = [
  { id: idOf(75), account_id: MEMBER_ID, user_id: HANA, created_at: since },
  { id: idOf(76), account_id: LENDER_ID, user_id: MEMBER_ID, created_at: since },
];
const asked = invite({ kind: 'manager', group: null, group_id: null, email: 'ken@example.com' });

/** Hana acts for Mika, and Mika for Olga. */
function managers(first = both) {
  let there = first;
  let invites: Invite[] = [];
  return [
    http.get('/managers', ({ response }) =>
      response(200).json({ managers: there, users: [user(), lender(), user({ id: HANA, name: '花子' })] }),
    ),
    http.get('/invites', ({ query, response }) =>
      response(200).json({ invites: query.get('from') ? invites : [], meta: meta(0) }),
    ),
    http.post('/managers', ({ response }) => {
      invites = [asked];
      return response(202).json({ invite: asked });
    }),
    http.delete('/managers/{id}', ({ params, response }) => {
      there = there.filter(({ id }) => id !== params.id);
      return response(204).empty();
    }),
    http.delete('/invites/{id}', ({ response }) => {
      invites = [];
      return response(204).empty();
    }),
  ];
}

faces('the managers of an account', { path, reads: ['/managers'], answers: managers(), shows: '花子' });

test('somebody is asked to manage, waits, and is taken back', async () => {
  const { person } = await open(path, { answers: managers() });
  const field = await screen.findByLabelText(/^Email address/);
  await person.click(field);
  await person.paste('ken@example.com');
  await person.click(screen.getByText('Ask'));
  expect(await screen.findByText('Request sent to ken@example.com.')).toBeInTheDocument();
  expect(field).toHaveValue('');
  await choose(person, 'Actions for ken@example.com', 'Cancel invitation');
  expect(await screen.findByText('Invitation to ken@example.com canceled.')).toBeInTheDocument();
  expect(writes()).toEqual([
    { method: 'POST', path: '/managers', body: { email: 'ken@example.com' } },
    { method: 'DELETE', path: `/invites/${idOf(61)}`, body: undefined },
  ]);
});

test('a manager is removed, and one steps down oneself, once one has said yes', async () => {
  const { person } = await open(path, { answers: managers() });
  await person.click(await screen.findByRole('button', { name: /^Remove/ }));
  await answerDialog(person, 'Go back');
  expect(writes()).toEqual([]);
  await person.click(screen.getByRole('button', { name: /^Remove/ }));
  await answerDialog(person, 'Remove');
  expect(await screen.findByText('花子 is no longer a manager.')).toBeInTheDocument();
  expect(await screen.findByText('No managers yet.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: /^Step down/ }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Remove 折笠 as a manager?')).toBeInTheDocument();
  await person.click(question.getByText('Step down'));
  expect(await screen.findByText('None.')).toBeInTheDocument();
  expect(writes()).toEqual(
    both.map(({ id }) => ({ method: 'DELETE', path: `/managers/${id}`, body: undefined })),
  );
});

test('a refused request keeps the address and says why; an unconfirmed one is confirmed first', async () => {
  let code = 'manager.exists_here';
  const refused = http.post('/managers', ({ response }) => response.untyped(refusal(code, 409)));
  const mail = http.post('/auth/verification', ({ response }) => response(202).empty() as never);
  const { person } = await open(path, { answers: [refused, mail, ...managers()] });
  const field = await screen.findByLabelText(/^Email address/);
  await person.click(field);
  await person.paste('hana@example.com');
  await person.click(screen.getByText('Ask'));
  expect(await screen.findByText('Refused: manager.exists_here')).toBeInTheDocument();
  code = 'auth.unconfirmed_address';
  await person.click(screen.getByText('Ask'));
  await person.click(await screen.findByText('Send confirmation email'));
  expect(await screen.findByText(/^Confirmation email sent\. It arrives within 1/)).toBeInTheDocument();
  expect(field).toHaveValue('hana@example.com');
  expect(screen.queryByText(/^Request sent to/)).toBeNull();
  expect(writes().map((call) => call.path)).toEqual(['/managers', '/managers', '/auth/verification']);
});

test('what is refused of a manager is said, and they stay', async () => {
  const refused = http.delete('/managers/{id}', ({ response }) =>
    response.untyped(refusal('forbidden', 403)),
  );
  const { person } = await open(path, { answers: [refused, ...managers()] });
  await person.click(await screen.findByRole('button', { name: /^Remove/ }));
  await answerDialog(person, 'Remove');
  expect(await screen.findByRole('alert')).toHaveTextContent('Refused: forbidden');
  expect(screen.queryByText(/is no longer a manager\./)).toBeNull();
  expect(screen.getByRole('button', { name: /^Remove/ })).toBeInTheDocument();
});

test('the managers of somebody else are not shown', async () => {
  await open(`/users/${LENDER_ID}/managers/edit`, { answers: managers() });
  expect(await screen.findByText(/^It may have been deleted/)).toBeInTheDocument();
  expect(screen.queryByText('花子')).toBeNull();
});
