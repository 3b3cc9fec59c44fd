import { screen, waitFor } from '@testing-library/react';
import { idOf, NOW, user } from '../../../test/screens/fixtures';
import { open, screens } from '../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../test/screens/server';
import { forgetAll, remember, rememberedAccounts } from '../session/accounts';
import { leavePage } from '../session/farewell';

// jsdom can't leave its page.
jest.mock('../session/farewell', () => ({
  ...jest.requireActual<object>('../session/farewell'),
  leavePage: jest.fn(),
}));

screens();

const me = user();
const TARO = user({ id: idOf(3), name: '太郎', email: 'taro@example.com' });

beforeEach(() => {
  jest.mocked(leavePage).mockClear();
  forgetAll();
  remember(me);
});

const ended = [
  http.post('/auth/logout', ({ response }) => response(204).empty()),
  http.post('/auth/keep', ({ response }) => response(204).empty()),
  http.post('/auth/forget', ({ response }) => response(204).empty()),
  http.post('/auth/switch', ({ response }) =>
    response(200).json({ ...{ user: TARO, token: 'token' }, refresh_token: '', expires_in: 900 } as never),
  ),
];
const DRAFT = JSON.stringify({ at: NOW.getTime(), typed: { name: '美' } });
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('kashikari.draft'));
const known = () => rememberedAccounts().map(({ id }) => id);
const post = (end: string, body: object | undefined) => ({ method: 'POST', path: `/auth/${end}`, body });
const left = () => jest.mocked(leavePage).mock.calls.map(([, to, signedIn]) => [to, signedIn]);

/** Opens a screen, and there the menu of the wide header or, on `/menu`, that of phones; presses an act. */
async function press(name: string | RegExp, at = '/tutorial', answers = ended) {
  const { person, store } = await open(at, { answers });
  if (at !== '/menu') await person.click(document.querySelector('.hd-nav button') as HTMLElement);
  const place = at === '/menu' ? 'main' : '[role="menu"]';
  await waitFor(() => expect(document.querySelector(place)).not.toBeNull());
  const [found] = await screen.findAllByText(name, { selector: `${place} *` });
  await person.click(found as HTMLElement);
  return { person, store };
}

test.each(['/tutorial', '/menu'])(
  'who logs out at %s is out, and the page is left for the front',
  async (at) => {
    localStorage.setItem(`kashikari.draft.${me.id}.profile`, DRAFT);
    localStorage.setItem(`kashikari.draft.${TARO.id}.profile`, DRAFT);
    await press('Sign out', at);
    await waitFor(() => expect(left()).toEqual([['/lp', false]]));
    expect(writes()).toEqual([post('logout', {})]);
    expect(known()).toEqual([]);
    // The drafts of the account are deleted, and those of other accounts remain.
    expect(drafts()).toEqual([`kashikari.draft.${TARO.id}.profile`]);
  },
);

test('who logs out and has another account on this device goes on with that one', async () => {
  remember(TARO);
  await press('Sign out');
  await waitFor(() => expect(left()).toEqual([['/redirect_home', true]]));
  expect(writes()).toEqual([post('logout', {}), post('switch', { user_id: TARO.id })]);
  expect(known()).toEqual([TARO.id]);
});

test('another account whose session is over is forgotten at a log-out, and nobody is in', async () => {
  remember(TARO);
  const over = http.post('/auth/switch', ({ response }) => response.untyped(refusal('unauthenticated', 401)));
  const gone = http.post('/auth/refresh', ({ response }) =>
    response.untyped(refusal('unauthenticated', 401)),
  );
  await press('Sign out', '/menu', [over, gone, ...ended]);
  await waitFor(() => expect(left()).toEqual([['/lp', false]]));
  expect(writes().at(-1)).toEqual(post('forget', { user_id: TARO.id }));
  expect(known()).toEqual([]);
});

test('a log-out that the server cannot be told is one all the same', async () => {
  const no = http.post('/auth/logout', ({ response }) => response.untyped(refusal('busy', 503)));
  await press('Sign out', '/menu', [no, ...ended]);
  await waitFor(() => expect(left()).toEqual([['/lp', false]]));
  expect(known()).toEqual([]);
});

test.each(['/tutorial', '/menu'])('who logs out of all accounts at %s is out of each', async (at) => {
  remember(TARO);
  for (const { id } of [me, TARO]) localStorage.setItem(`kashikari.draft.${id}.profile`, DRAFT);
  await press('Sign out of all accounts', at);
  await waitFor(() => expect(left()).toEqual([['/lp', false]]));
  expect(writes()).toEqual([post('logout', { accounts: true })]);
  expect(known()).toEqual([]);
  expect(drafts()).toEqual([]);
});

test.each(['/tutorial', '/menu'])(
  'another account of this device is gone on as at %s by one press',
  async (at) => {
    remember(TARO);
    await press('太郎', at);
    await waitFor(() => expect(left()).toEqual([['/redirect_home', true]]));
    expect(writes()).toEqual([post('keep', undefined), post('switch', { user_id: TARO.id })]);
    expect(known()).toEqual([me.id, TARO.id]);
  },
);

test('with one account there is none to go on as, and all are not logged out of', async () => {
  const { person, store } = await press('Dark mode');
  expect(store.getState().prefs.colorScheme).toBe('dark');
  await person.click(document.querySelector('.hd-nav button') as HTMLElement);
  const items = [...document.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent);
  expect(items).toEqual([
    ...['Add items', 'Manage items', 'Settings', 'Language', 'Light mode'],
    ...['Add an account', 'Sign out'],
  ]);
  expect(writes()).toEqual([]);
});

test.each([
  ['Add items', '/goods/new/import_select'],
  ['Manage items', `/users/${me.id}/goods_picker`],
  ['Settings', `/users/${me.id}/edit`],
  ['Language', '/languages'],
  ['Add an account', '/sign_in_methods'],
])('“%s” of the menu leads to its screen', async (name, to) => {
  await press(name);
  await waitFor(() => expect(window.location.pathname).toBe(to));
  if (to === '/sign_in_methods')
    expect(
      await screen.findByText('You stay signed in as 美香 until you sign in to the other account.'),
    ).toBeInTheDocument();
  expect(writes()).toEqual([]);
});

test('a member card has neither settings nor another account to add', async () => {
  const { person } = await open('/tutorial', { as: user({ email: null, permissions: [] }), answers: ended });
  await person.click(document.querySelector('.hd-nav button') as HTMLElement);
  const items = [...document.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent);
  expect(items).toEqual(['Language', 'Dark mode', 'Sign out']);
});
