import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { MEMBER_ID, idOf } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

// The device's own dialog: no script can press there.
jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: jest.fn(),
  startRegistration: jest.fn(),
}));

screens();

const path = `/users/${MEMBER_ID}/security`;
const post = (to: string, body?: unknown) => ({ method: 'POST', path: to, body });
const made = jest.mocked(startRegistration);
const signs = jest.mocked(startAuthentication);
const credential = {
  ...{ id: 'k1', rawId: 'k1', type: 'public-key' as const },
  response: { clientDataJSON: 'c', attestationObject: 'a', transports: ['internal' as const] },
};

beforeEach(() => {
  made.mockReset();
  signs.mockReset();
  Object.assign(window, { PublicKeyCredential: class {} });
});
afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));

/** The keys of an account; `fresh` says whether its person was asked again just now. */
function keys({ fresh = true } = {}) {
  let isFresh = fresh;
  let there: { id: string; name: string; synced: boolean; host: null; created_at: string; used_at: null }[] =
    [];
  const guarded = () => (isFresh ? undefined : refusal('auth.fresh_needed', 403));
  return [
    http.get('/passkeys', ({ response }) => response(200).json({ passkeys: there })),
    http.post('/passkeys/options', ({ response }) => {
      const no = guarded();
      return no ? response.untyped(no) : response(200).json({ options: { challenge: 'x' } } as never);
    }),
    http.post('/passkeys', async ({ request, response }) => {
      const { name } = await request.json();
      const passkey = {
        id: idOf(61),
        name,
        synced: false,
        host: null,
        created_at: '2031-05-14T01:00:00Z',
        used_at: null,
      };
      there = [passkey];
      return response(201).json({ passkey });
    }),
    http.post('/auth/passkey', ({ response }) =>
      response(200).json({ options: { challenge: 'y' } } as never),
    ),
    http.post('/auth', ({ response }) => response(202).empty()),
    http.post('/auth/confirm', async ({ request, response }) => {
      const { password, passkey } = await request.json();
      if (!passkey && password !== 'kashikari1') return response.untyped(refusal('auth.failed', 401));
      isFresh = true;
      return response(204).empty();
    }),
  ];
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
const add = async () => screen.findByText('Add a passkey');

test('a passkey is made by the device and kept under its name, with nothing but what the server needs', async () => {
  made.mockResolvedValue({ ...credential, clientExtensionResults: {}, authenticatorAttachment: 'platform' });
  const { person } = await open(path, { answers: keys() });
  await person.click(await add());
  expect(await screen.findByText('Passkey added.')).toBeInTheDocument();
  const [, { body } = { body: undefined }] = writes();
  const { name } = body as { name: string };
  expect(await screen.findByText(name)).toBeInTheDocument();
  expect(made).toHaveBeenCalledWith({ optionsJSON: { challenge: 'x' } });
  expect(writes()).toEqual([post('/passkeys/options'), post('/passkeys', { name, credential })]);
});

test.each([
  ['InvalidStateError', 'This device’s passkey is already added.'],
  ['NotAllowedError', 'No passkey added.'],
])('a device that answers %s is told as what it is, and nothing is kept', async (name, words) => {
  made.mockRejectedValue(new DOMException('no', name));
  const { person } = await open(path, { answers: keys() });
  await person.click(await add());
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(writes()).toEqual([post('/passkeys/options')]);
});

test('who was not asked for long shows once more who they are, and the act goes on by itself', async () => {
  made.mockResolvedValue({ ...credential, clientExtensionResults: {} });
  const { person } = await open(path, { answers: keys({ fresh: false }) });
  await person.click(await add());
  const asked = await dialog();
  expect(asked.getByText('Confirm')).toBeDisabled();
  await person.type(asked.getByLabelText('Password'), 'wrong-one{Enter}');
  expect(await asked.findByText('Wrong password.')).toBeInTheDocument();
  await person.clear(asked.getByLabelText('Password'));
  await person.type(asked.getByLabelText('Password'), 'kashikari1{Enter}');
  expect(await screen.findByText('Passkey added.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writes().slice(1, 4)).toEqual([
    post('/auth/confirm', { password: 'wrong-one' }),
    post('/auth/confirm', { password: 'kashikari1' }),
    post('/passkeys/options'),
  ]);
});

test('it is shown by a passkey, too; by a mailed link; or not at all, and then nothing is done', async () => {
  made.mockResolvedValue({ ...credential, clientExtensionResults: {} });
  const { person } = await open(path, { answers: keys({ fresh: false }) });
  await person.click(await add());
  await person.click((await dialog()).getByText('Email me a link'));
  expect(await screen.findByText(/^We sent a link to mika@example\.com\./)).toBeInTheDocument();
  await person.click((await dialog()).getByText('Cancel'));
  expect(await screen.findByText('Refused: auth.fresh_needed')).toBeInTheDocument();
  expect(screen.queryByText('Passkey added.')).toBeNull();

  const signature = { id: 'k0', rawId: 'k0', type: 'public-key', clientExtensionResults: {}, response: {} };
  signs.mockResolvedValue(signature as never);
  await waitFor(async () => expect(await add()).toBeEnabled());
  await person.click(await add());
  await person.click((await dialog()).getByText('Use a passkey'));
  expect(await screen.findByText('Passkey added.')).toBeInTheDocument();
  expect(writes().slice(1, 5)).toEqual([
    post('/auth', { email: 'mika@example.com' }),
    post('/passkeys/options'),
    post('/auth/passkey'),
    post('/auth/confirm', { passkey: signature }),
  ]);
});

test('a browser that knows no passkeys says so', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  await open(path, { answers: keys() });
  expect(await screen.findByText('This browser can’t use passkeys.')).toBeInTheDocument();
  expect(screen.queryByText('Add a passkey')).toBeNull();
});
