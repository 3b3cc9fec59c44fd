import { startAuthentication } from '@simplewebauthn/browser';
import { screen, waitFor } from '@testing-library/react';
import { MEMBER_ID, idOf, user } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';
import { setOut } from '../../providers/journey';

// The device's own dialog: no script can press there.
jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: jest.fn() }));

screens();

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const security = `/users/${MEMBER_ID}/security`;
const post = (path: string, body?: unknown) => ({ method: 'POST', path, body });
const school = http.get('/auth/providers', ({ response }) =>
  response(200).json({ providers: [{ id: 'school', name: 'School' }] }),
);
/** The provider's page, as far as jsdom can go there. */
const leaves = http.post('/auth/authorize', ({ response }) =>
  response(200).json({ authorization_url: `${window.location.pathname}#at-school`, state: 's1' }),
);
const enters = http.post('/auth/login', ({ response }) =>
  response(200).json({
    user: user({ locale: 'en' }),
    ...{ token: 'token', refresh_token: 'refresh', expires_in: 900, earlier_access_ended: false },
  }),
);
const connects = http.post('/linked_accounts', ({ response }) =>
  response(201).json({
    linked_account: {
      ...{ id: idOf(62), provider: 'school', provider_name: 'School', email: null },
      ...{ created_at: '2031-05-14T01:00:00Z', used_at: '2031-05-14T01:00:00Z' },
    },
  }),
);
const journey = () => JSON.parse(sessionStorage.getItem('kashikari.journey') ?? 'null') as unknown;

test('a provider is gone to by one press, and the browser that set out is known again', async () => {
  const { person } = await open('/sign_in', { as: null, answers: [school, leaves] });
  await person.click(await screen.findByText('Sign in with School'));
  await waitFor(() => expect(window.location.hash).toBe('#at-school'));
  const body = { provider: 'school', connect: false, time_zone: zone };
  expect(writes()).toEqual([post('/auth/authorize', body)]);
  expect(journey()).toEqual({ state: 's1', to: null, connect: false });
});

test('a provider that can not be gone to says so, and may be tried again', async () => {
  const no = http.post('/auth/authorize', ({ response }) =>
    response.untyped(refusal('provider.unavailable', 503)),
  );
  const { person } = await open('/sign_in', { as: null, answers: [no, school] });
  await person.click(await screen.findByText('Sign in with School'));
  expect(await screen.findByText('Refused: provider.unavailable')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('Sign in with School').closest('button')).toBeEnabled());
  expect(journey()).toBeNull();
});

test('who comes back from a provider is in, and where they were', async () => {
  setOut({ state: 's1', to: '/tutorial', connect: false });
  await open('/auth_redirect?code=c1&state=s1&iss=https%3A%2F%2Fschool.example', {
    ...{ as: null, answers: [enters] },
  });
  expect(await screen.findByText('Signed in.')).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe('/tutorial'));
  const body = { code: 'c1', state: 's1', iss: 'https://school.example' };
  expect(writes()).toEqual([post('/auth/login', body)]);
});

test.each([
  ['who turned back at the provider', true, 'state=s1&error=access_denied', 'Sign-in canceled.'],
  [
    'who did not set out in this tab',
    false,
    'state=s1&code=c1',
    /^This sign-in didn’t start on this screen, or/,
  ],
])('%s is not in, and is shown the other ways', async (_who, begun, query, words) => {
  if (begun) setOut({ state: 's1', to: null, connect: false });
  await open(`/auth_redirect?${query}`, { as: null, answers: [enters] });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByText('Sign in another way')).toHaveAttribute('href', '/sign_in_methods');
  expect(writes()).toEqual([]);
});

test('what the server refuses of a provider is said, and nobody is in', async () => {
  setOut({ state: 's1', to: null, connect: false });
  const no = http.post('/auth/login', ({ response }) => response.untyped(refusal('provider.refused', 401)));
  await open('/auth_redirect?code=c1&state=s1', { as: null, answers: [no] });
  expect(await screen.findByText('Refused: provider.refused')).toBeInTheDocument();
  expect(screen.queryByText('Signed in.')).toBeNull();
});

test('who is in connects a provider: out by a press, and connected once they are back', async () => {
  const { person } = await open(security, { answers: [school, leaves] });
  await person.click(await screen.findByRole('button', { name: /^Connect/ }));
  await waitFor(() => expect(journey()).toEqual({ state: 's1', to: null, connect: true }));
  const body = { provider: 'school', connect: true, time_zone: zone };
  expect(writes()).toEqual([post('/auth/authorize', body)]);
});

test('a provider that one comes back from to connect it is connected, which is said', async () => {
  setOut({ state: 's1', to: null, connect: true });
  await open('/auth_redirect?code=c1&state=s1', { answers: [connects] });
  // The screen that follows takes what is said along.
  await waitFor(() => {
    expect(window.location.pathname).toBe(security);
    expect(screen.getByText('Connected.')).toBeInTheDocument();
  });
  expect(writes()).toEqual([post('/linked_accounts', { code: 'c1', state: 's1' })]);
});

test('a provider that is somebody else’s already is not called connected, with a way back', async () => {
  setOut({ state: 's1', to: null, connect: true });
  const no = http.post('/linked_accounts', ({ response }) =>
    response.untyped(refusal('provider.taken', 409)),
  );
  await open('/auth_redirect?code=c1&state=s1', { answers: [no] });
  expect(await screen.findByText('Refused: provider.taken')).toBeInTheDocument();
  expect(screen.queryByText('Connected.')).toBeNull();
  expect(screen.getByText('Sign-in methods', { selector: 'a' })).toHaveAttribute('href', security);
});

describe('with a passkey', () => {
  const device = jest.mocked(startAuthentication);
  const signed = {
    ...{ id: 'k1', rawId: 'k1', type: 'public-key' as const, clientExtensionResults: {} },
    response: { clientDataJSON: 'c', authenticatorData: 'a', signature: 's' },
  };
  const options = { challenge: 'x' };
  const asks = http.post('/auth/passkey', ({ response }) => response(200).json({ options } as never));
  beforeEach(() => {
    device.mockReset();
    Object.assign(window, { PublicKeyCredential: class {} });
  });
  afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  const press = async (answers: Parameters<typeof open>[1]) => {
    const { person } = await open('/sign_in', { as: null, ...answers });
    await person.click(await screen.findByText('Sign in with a passkey'));
  };

  test('one is in by one press', async () => {
    device.mockResolvedValue(signed);
    await press({ answers: [asks, enters] });
    expect(await screen.findByText('Signed in.')).toBeInTheDocument();
    expect(device).toHaveBeenCalledWith({ optionsJSON: options });
    expect(writes()).toEqual([post('/auth/passkey'), post('/auth/login', { passkey: signed })]);
  });

  test('who changes their mind reads what else there is, and nothing is sent', async () => {
    device.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await press({ answers: [asks, enters] });
    expect(await screen.findByText(/^No passkey was used\./)).toBeInTheDocument();
    expect(writes()).toEqual([post('/auth/passkey')]);
    await waitFor(() => expect(screen.getByText('Sign in with a passkey').closest('button')).toBeEnabled());
  });

  test('a key that the server does not know is refused in words', async () => {
    device.mockResolvedValue(signed);
    const no = http.post('/auth/login', ({ response }) => response.untyped(refusal('passkey.unknown', 401)));
    await press({ answers: [asks, no] });
    expect(await screen.findByText('Refused: passkey.unknown')).toBeInTheDocument();
    expect(screen.queryByText('Signed in.')).toBeNull();
  });
});

test('a browser that knows no passkeys is offered none', async () => {
  await open('/sign_in', { as: null });
  await screen.findByLabelText('Password');
  expect(screen.queryByText('Sign in with a passkey')).toBeNull();
});
