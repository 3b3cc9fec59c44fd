import {
  type User,
  FlashRegion,
  addTranslations,
  createStore,
  keepToken,
  signedIn,
  startI18n,
} from '@kashikari/web-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RecordedRequest, answerCalls, json, refused } from '../../../../packages/web-kit/test/network';
import { show } from '../../../../packages/web-kit/test/show';
import { translations } from '../i18n/translations';
import { forgetAll, remember, rememberedAccounts } from './accounts';
import { leavePage } from './farewell';
import { useSwitchAccount } from './use-accounts';

// jsdom can't leave its page.
jest.mock('./farewell', () => ({ leavePage: jest.fn() }));

const MIKA = { id: 'mika', name: 'Mika', email: 'mika@example.jp' } as User;
const TARO = { id: 'taro', name: 'Taro', email: 'taro@example.jp' } as User;

let refusal: Response | undefined;
let asked: RecordedRequest[];
const wanted = () => asked.flatMap(({ path, body }) => (path === '/auth/switch' ? [body] : []));
const known = () => rememberedAccounts().map(({ id }) => id);

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  forgetAll();
  for (const user of [MIKA, TARO]) remember(user);
  keepToken('a.b.c');
  asked = answerCalls(({ path, body }) => {
    if (path !== '/auth/switch') return new Response(null, { status: 204 });
    const { user_id: id } = body as { user_id: string };
    if (id === TARO.id && refusal) return refusal.clone();
    return json({ user: id === TARO.id ? TARO : MIKA, token: 'a.b.d' });
  });
});
afterEach(() => keepToken(undefined));

function Switch() {
  const goOnAs = useSwitchAccount();
  return (
    <>
      <button type="button" onClick={() => void goOnAs(TARO.id)}>
        Taro
      </button>
      <FlashRegion />
    </>
  );
}

async function press() {
  const store = createStore();
  store.dispatch(signedIn(MIKA));
  await startI18n('en');
  await addTranslations('shell', translations);
  await show(<Switch />, { locale: 'en', store });
  await userEvent.click(screen.getByRole('button', { name: 'Taro' }));
}

test('an account whose session was not asked about, because of a limit, is remembered, and can be tried again', async () => {
  const params = { by: 'address', retry_after: 30 };
  const problem = { code: 'rate_limited', status: 429, detail: 'Too many.', params };
  const headers = { 'content-type': 'application/problem+json' };
  refusal = new Response(JSON.stringify(problem), { status: 429, headers });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many.');
  expect(screen.getByRole('button', { name: /Try again in/ })).toBeInTheDocument();
  // The previous session is restored.
  await waitFor(() => expect(wanted()).toEqual([{ user_id: 'taro' }, { user_id: 'mika' }]));
  expect(known()).toEqual(['mika', 'taro']);
  expect(leavePage).not.toHaveBeenCalled();
});

test('an account whose session is over is forgotten, and who was signed in stays so', async () => {
  refusal = refused('unauthenticated', 401);
  await press();
  await waitFor(() => expect(known()).toEqual(['mika']));
  expect(wanted()).toEqual([{ user_id: 'taro' }, { user_id: 'mika' }]);
  expect(leavePage).not.toHaveBeenCalled();
});

test('another account takes the place of who is signed in', async () => {
  refusal = undefined;
  await press();
  await waitFor(() => expect(leavePage).toHaveBeenCalledWith(expect.anything(), '/redirect_home', true));
  expect(known()).toEqual(['mika', 'taro']);
});

test('an added account is remembered by its account name, and a member card is not', () => {
  forgetAll();
  remember({ id: 'club', name: 'Club', email: null, account_name: 'chess_1' } as User);
  remember({ id: 'card', name: '12', email: null, account_name: null } as User);
  expect(rememberedAccounts()).toMatchObject([{ id: 'club', email: '@chess_1' }]);
});
