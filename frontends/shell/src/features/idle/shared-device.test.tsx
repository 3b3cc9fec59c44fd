import { screen, waitFor } from '@testing-library/react';
import { MEMBER_ID, NOW, idOf, user } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';
import * as browser from '../../push/browser-push';
import { forgetAll, remember, rememberedAccounts } from '../../session/accounts';
import { leavePage } from '../../session/farewell';

// jsdom can't leave its page, and has no service worker to be written to.
jest.mock('../../session/farewell', () => ({
  ...jest.requireActual<object>('../../session/farewell'),
  leavePage: jest.fn(),
}));
jest.mock('../../push/browser-push', () => ({
  ...jest.requireActual<object>('../../push/browser-push'),
  ...{ pushAbility: jest.fn(), endpointHere: jest.fn(), subscribe: jest.fn(), unsubscribe: jest.fn() },
}));

screens();

const path = '/device_setting';
const TARO = user({ id: idOf(3), name: '太郎', email: 'taro@example.com' });
const { pushAbility, endpointHere, subscribe, unsubscribe } = jest.mocked(browser);
const HERE = { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' };

beforeEach(() => {
  jest.resetAllMocks();
  forgetAll();
  remember(user());
  pushAbility.mockReturnValue('possible');
});
afterEach(() => jest.restoreAllMocks());

test('who is away is asked a minute before, may stay, and is then out of all accounts of the device', async () => {
  const tick = window.setInterval;
  jest
    .spyOn(window, 'setInterval')
    .mockImplementation(((then: () => void, ms: number) => tick(then, ms === 1_000 ? 20 : ms)) as never);
  const out = http.post('/auth/logout', ({ response }) => response(204).empty());
  const { person, store } = await open(path, { answers: [out] });
  await person.selectOptions(await screen.findByLabelText(/^Sign out when not in use/), 'After 2 minutes');
  expect(store.getState().prefs.idleMinutes).toBe(2);
  expect(document.querySelector('dialog[open]')).toBeNull();

  jest.setSystemTime(NOW.getTime() + 90_000);
  expect(await screen.findByText(/^You will be signed out in (2\d|30) seconds/)).toBeInTheDocument();
  expect(document.querySelector('dialog[open]')).not.toBeNull();
  await person.click(screen.getByText('Stay signed in'));
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  // The two minutes begin again with that press.
  jest.setSystemTime(NOW.getTime() + 155_000);
  expect(await screen.findByText(/^You will be signed out in 5\d seconds/)).toBeInTheDocument();
  expect(writes()).toEqual([]);

  jest.setSystemTime(NOW.getTime() + 300_000);
  await waitFor(() => expect(leavePage).toHaveBeenCalledTimes(1));
  const words = 'You were signed out because this device wasn’t in use.';
  expect(leavePage).toHaveBeenCalledWith(expect.anything(), '/sign_in_methods', false, words);
  expect(writes()).toEqual([{ method: 'POST', path: '/auth/logout', body: { accounts: true } }]);
  expect(rememberedAccounts()).toEqual([]);
});

test('a device that remembers no accounts lets those go that are not signed in', async () => {
  remember(TARO);
  const forgotten = http.post('/auth/forget', ({ response }) => response(204).empty());
  const { person, store } = await open(path, { answers: [forgotten] });
  await person.click(await screen.findByLabelText(/^Don’t remember accounts/));
  await waitFor(() => expect(rememberedAccounts().map(({ id }) => id)).toEqual([MEMBER_ID]));
  expect(store.getState().prefs.forgetsAccounts).toBe(true);
  const write = { method: 'POST', path: '/auth/forget', body: { user_id: TARO.id } };
  await waitFor(() => expect(writes()).toEqual([write]));
  await person.click(screen.getByLabelText(/^Don’t remember accounts/));
  expect(store.getState().prefs.forgetsAccounts).toBe(false);
  expect(writes()).toEqual([write]);
});

/** Mocks the push tokens of the account. */
function tokens() {
  let there: { id: string; endpoint: string; session_id: string | null; created_at: string }[] = [];
  return [
    http.get('/push_tokens', ({ response }) =>
      response(200).json({ push_tokens: there, application_server_key: 'key' }),
    ),
    http.post('/push_tokens', ({ response }) => {
      const token = {
        id: idOf(61),
        endpoint: HERE.endpoint,
        session_id: null,
        created_at: NOW.toISOString(),
      };
      there = [token];
      return response(201).json({ push_token: token });
    }),
    http.delete('/push_tokens/{id}', ({ response }) => {
      there = [];
      return response(204).empty();
    }),
  ];
}
const news = () => screen.findByLabelText(/^Show notifications here/);

test('news is shown on this device once its browser agrees, and no longer when it is turned off', async () => {
  subscribe.mockResolvedValue(HERE);
  endpointHere.mockResolvedValue(HERE.endpoint);
  const { person } = await open(path, { answers: tokens() });
  expect(await news()).not.toBeChecked();
  await person.click(await news());
  await waitFor(async () => expect(await news()).toBeChecked());
  expect(subscribe).toHaveBeenCalledWith('key');
  await person.click(await news());
  await waitFor(async () => expect(await news()).not.toBeChecked());
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  expect(writes()).toEqual([
    { method: 'POST', path: '/push_tokens', body: HERE },
    { method: 'DELETE', path: `/push_tokens/${idOf(61)}`, body: undefined },
  ]);
});

test('a browser that is refused, or a server that does not answer, is said, and the switch stays off', async () => {
  subscribe.mockRejectedValueOnce(new browser.PushDenied()).mockResolvedValue(HERE);
  const no = http.post('/push_tokens', ({ response }) => response.untyped(refusal('busy', 503)));
  const { person } = await open(path, { answers: [no, ...tokens()] });
  await person.click(await news());
  expect(await screen.findByText(/^Permission is needed\./)).toBeInTheDocument();
  expect(writes()).toEqual([]);
  await person.click(await news());
  expect(await screen.findByText(/^Notifications couldn’t be turned on\. Check/)).toBeInTheDocument();
  expect(await news()).not.toBeChecked();
});

test('a browser that cannot show news says so, and cannot be switched', async () => {
  pushAbility.mockReturnValue('impossible');
  await open(path, { answers: tokens() });
  expect(await screen.findByText(/^This browser can’t show notifications\. You/)).toBeInTheDocument();
  expect(await news()).toBeDisabled();
});

test('the device begins with the screen that was chosen for it, and with Home again', async () => {
  const { person, store } = await open(path);
  const first = await screen.findByRole('combobox', { name: 'First screen' });
  await person.selectOptions(first, 'Scan');
  expect(store.getState().prefs).toMatchObject({ firstScreen: '/qrcode-scanner' });
  await person.selectOptions(first, 'Home: Favorites');
  expect(store.getState().prefs).toMatchObject({ firstScreen: '', homeTab: 'liked' });
});

test.each([
  ['/bookings', '/bookings'],
  ['//evil.example', '/home'],
  ['/users/1/delete', '/home'],
])('a visit begins, where %s is kept, with %s', async (firstScreen, begins) => {
  localStorage.setItem('kashikari.prefs', JSON.stringify({ firstScreen }));
  await open('/redirect_home');
  await waitFor(() => expect(window.location.pathname).toBe(begins));
});

test('the camera and the keyboard of a scanner are chosen for the device', async () => {
  const { person, store } = await open(path);
  await person.selectOptions(await screen.findByLabelText('Camera'), 'Front');
  expect(store.getState().prefs.cameraType).toBe('front');
  expect(screen.getByAltText('Barcode that sets up a barcode scanner')).toBeInTheDocument();
  await person.selectOptions(
    screen.getByLabelText(/^Keyboard layout of the barcode scanner/),
    'Japanese (JIS)',
  );
  expect(store.getState().prefs.scannerLayout).toBe('jis');
});
