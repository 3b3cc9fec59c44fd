import { screen, waitFor, within } from '@testing-library/react';
import { MEMBER_ID, idOf } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = `/users/${MEMBER_ID}/security`;
const KEY = idOf(61);
const LINK = idOf(62);

/** One passkey and one connected account, until they are taken away. */
function ways() {
  let keys = [
    {
      id: KEY,
      name: 'Phone',
      synced: true,
      host: 'minato.example',
      created_at: '2031-05-01T00:00:00Z',
      used_at: null,
    },
  ];
  let links = [
    {
      ...{ id: LINK, provider: 'school', provider_name: 'School', email: 'mika@school.example' },
      ...{ created_at: '2031-05-01T00:00:00Z', used_at: '2031-05-02T00:00:00Z' },
    },
  ];
  return [
    http.get('/passkeys', ({ response }) => response(200).json({ passkeys: keys })),
    http.patch('/passkeys/{id}', async ({ request, response }) => {
      const { name } = await request.json();
      keys = keys.map((key) => ({ ...key, name }));
      return response(200).json({ passkey: keys[0]! });
    }),
    http.delete('/passkeys/{id}', ({ response }) => {
      keys = [];
      return response(204).empty();
    }),
    http.get('/auth/providers', ({ response }) =>
      response(200).json({ providers: [{ id: 'school', name: 'School' }] }),
    ),
    http.get('/linked_accounts', ({ response }) => response(200).json({ linked_accounts: links })),
    http.delete('/linked_accounts/{id}', ({ response }) => {
      links = [];
      return response(204).empty();
    }),
  ];
}

test('a passkey gets another name, and is removed once one has said yes', async () => {
  const { person } = await open(path, { answers: ways() });
  expect(await screen.findByText(/For minato[.]example/)).toBeInTheDocument();
  await person.click(await screen.findByRole('button', { name: 'Rename Phone' }));
  const field = await screen.findByLabelText('Name of the passkey');
  await person.clear(field);
  await person.type(field, 'Tablet');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await person.click(await screen.findByRole('button', { name: 'Remove Tablet' }));
  const asked = await screen.findByRole('dialog', { name: 'Remove the passkey “Tablet”?' });
  await person.click(within(asked).getByRole('button', { name: 'Go back' }));
  expect(writes()).toEqual([{ method: 'PATCH', path: `/passkeys/${KEY}`, body: { name: 'Tablet' } }]);
  await person.click(screen.getByRole('button', { name: 'Remove Tablet' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('“Tablet” removed.')).toBeInTheDocument();
  expect(writes().at(-1)).toEqual({ method: 'DELETE', path: `/passkeys/${KEY}`, body: undefined });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Tablet' })).toBeNull());
});

test('a connected account is let go once one has said yes, and can then be connected', async () => {
  const { person } = await open(path, { answers: ways() });
  await person.click(await screen.findByRole('button', { name: 'Disconnect' }));
  const asked = await screen.findByRole('dialog', { name: 'Disconnect School?' });
  await person.click(within(asked).getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText('School disconnected.')).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'DELETE', path: `/linked_accounts/${LINK}`, body: undefined }]);
  expect(await screen.findByRole('button', { name: 'Connect' })).toBeEnabled();
});

test('a passkey that can’t be removed stays, and is not called removed', async () => {
  const refused = http.delete('/passkeys/{id}', ({ response }) =>
    response.untyped(refusal('passkey.refused', 400)),
  );
  const { person } = await open(path, { answers: [refused, ...ways()] });
  await person.click(await screen.findByRole('button', { name: 'Remove Phone' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Refused: passkey.refused')).toBeInTheDocument();
  expect(screen.queryByText('“Phone” removed.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove Phone' })).toBeInTheDocument();
});

test('a passkey that somebody else removed meanwhile goes from the list without a message', async () => {
  let removed = false;
  const gone = http.delete('/passkeys/{id}', ({ response }) => {
    removed = true;
    return response.untyped(refusal('not_found', 404));
  });
  const left = http.get('/passkeys', ({ response }) =>
    removed ? response(200).json({ passkeys: [] }) : undefined,
  );
  const { person } = await open(path, { answers: [gone, left, ...ways()] });
  await person.click(await screen.findByRole('button', { name: 'Remove Phone' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Phone' })).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});
