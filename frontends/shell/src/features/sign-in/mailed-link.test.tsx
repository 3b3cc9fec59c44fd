import {
  type User,
  KitProvider,
  addTranslations,
  createStore,
  queryClient,
  signedIn,
  signedOut,
  startI18n,
} from '@kashikari/web-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type RecordedRequest,
  answerCalls,
  json,
  refused,
} from '../../../../../packages/web-kit/test/network';
import { show } from '../../../../../packages/web-kit/test/show';
import { translations } from '../../i18n/translations';
import { MailedLink } from './mailed-link';

const MIKA = { id: 'mika', name: 'Mika', email: 'mika@example.jp' } as User;
const TARO = { id: 'taro', name: 'Taro', email: 'taro@example.jp' } as User;

const CLUB = { id: 'club', name: 'Chess club', account_name: 'chess_1', email: null } as User;
const BOTH = [MIKA, CLUB].map(({ id, name, account_name: named = null }) => ({
  id,
  name,
  account_name: named,
}));

/** The accounts of the link's address. */
let accounts: typeof BOTH = [];
let spent = false;
/** The response that refuses the sign-in; undefined accepts it. */
let refusal: Response | undefined;
let asked: RecordedRequest[] = [];
const sent = () => asked.map(({ path }) => path);

beforeEach(() => {
  spent = false;
  accounts = [];
  refusal = undefined;
  queryClient.clear();
  asked = answerCalls(({ path, body }) => {
    if (path === '/auth/keep' || (path === '/auth/confirm' && !spent))
      return new Response(null, { status: 204 });
    if (spent) return refused('auth.link_expired', 401);
    if (path === '/auth/link')
      return json({
        link: {
          ...{ purpose: 'sign_in', email: 'm…@e….jp', user_id: MIKA.id },
          ...{ account_name: MIKA.name, ends_earlier_access: false, accounts },
        },
      });
    if (refusal) return refusal.clone();
    spent = true;
    const { account_id: chosen } = body as { account_id?: string };
    const who = chosen === CLUB.id ? CLUB : MIKA;
    return json({ user: who, token: 'a.b.c', earlier_access_ended: false });
  });
});

async function open(who?: User) {
  const store = createStore();
  store.dispatch(who ? signedIn(who) : signedOut());
  await startI18n('en');
  await addTranslations('shell', translations);
  await show(
    <KitProvider store={store}>
      <MailedLink token="t" />
    </KitProvider>,
    { locale: 'en' },
  );
  return store;
}

test('opening a mailed link spends nothing, whoever opens it and runs its scripts', async () => {
  await open();
  await screen.findByRole('button', { name: 'Continue as m…@e….jp' });
  expect(sent()).toEqual(['/auth/link']);
});

test('its button signs in, once', async () => {
  const store = await open();
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Continue as m…@e….jp' }));
  await waitFor(() => expect(store.getState().auth.user?.id).toBe(MIKA.id));
  expect(sent().filter((path) => path === '/auth/login')).toHaveLength(1);
});

test('who is signed in as somebody else is asked, and may stay', async () => {
  const store = await open(TARO);
  await screen.findByText('You are signed in as Taro. This link is for m…@e….jp.');
  await userEvent.click(screen.getByRole('link', { name: 'Stay signed in as Taro' }));
  expect(store.getState().auth.user?.id).toBe(TARO.id);
  expect(sent()).toEqual(['/auth/link']);
});

test('who is signed in as somebody else and goes on keeps that account beside', async () => {
  const store = await open(TARO);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue as m…@e….jp' }));
  await waitFor(() => expect(store.getState().auth.user?.id).toBe(MIKA.id));
  expect(sent()).toEqual(['/auth/link', '/auth/keep', '/auth/login']);
});

test('who is signed in already as the one of the link confirms that session, and gets no second one', async () => {
  const store = await open(MIKA);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue as m…@e….jp' }));
  await waitFor(() => expect(sent()).toEqual(['/auth/link', '/auth/confirm']));
  expect(store.getState().auth.user?.id).toBe(MIKA.id);
});

test('of several accounts of the address, its reader chooses one', async () => {
  accounts = BOTH;
  const store = await open();
  expect(await screen.findByText('Choose the account to sign in to')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Chess club.*@chess_1/ }));
  await waitFor(() => expect(store.getState().auth.user?.id).toBe(CLUB.id));
  expect(asked.at(-1)).toMatchObject({ path: '/auth/login', body: { token: 't', account_id: CLUB.id } });
});

test('an added account that is signed in here confirms its session by its own button', async () => {
  accounts = BOTH;
  const store = await open(CLUB);
  await userEvent.click(await screen.findByRole('button', { name: /Chess club/ }));
  await waitFor(() => expect(sent()).toEqual(['/auth/link', '/auth/confirm']));
  expect(screen.queryByText(/^You are signed in as/)).toBeNull();
  expect(store.getState().auth.user?.id).toBe(CLUB.id);
});

test('another refusal says what it is, and not that the link is used up', async () => {
  const problem = { code: 'forbidden', status: 403, detail: 'You do not have access permission.' };
  const headers = { 'content-type': 'application/problem+json' };
  refusal = new Response(JSON.stringify(problem), { status: 403, headers });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue as m…@e….jp' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You do not have access permission.');
  expect(screen.queryByText(/can’t be used any more/)).toBeNull();
  refusal = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Continue as m…@e….jp' }));
  await waitFor(() => expect(sent().filter((path) => path === '/auth/login')).toHaveLength(2));
});
