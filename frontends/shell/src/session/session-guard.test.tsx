import {
  type User,
  KitProvider,
  createStore,
  keepToken,
  signedIn,
  useLive,
  useLocation,
} from '@kashikari/web-kit';
import { accessToken } from '../../../../packages/web-kit/src/api/session-token';
import { screen, waitFor } from '@testing-library/react';
import { answerCalls, refused } from '../../../../packages/web-kit/test/network';
import type { ReactNode } from 'react';
import { show } from '../../../../packages/web-kit/test/show';
import { leavePage } from './farewell';
import { SessionGuard } from './session-guard';

// jsdom can't leave its page.
jest.mock('./farewell', () => ({ leavePage: jest.fn(), takeWord: () => undefined }));
const left = jest.mocked(leavePage);
const tab = new BroadcastChannel('kashikari.session');

beforeEach(() => left.mockReset().mockImplementation(() => keepToken(undefined)));
afterAll(() => tab.close());

/** A screen that follows a good. */
function Screen() {
  useLive(['camera']);
  return <p>{useLocation().pathname}</p>;
}

async function open(beside?: ReactNode) {
  const store = createStore();
  store.dispatch(signedIn({ id: 'mika', name: 'Mika' } as User));
  keepToken('a.b.c');
  await show(
    <KitProvider store={store}>
      <SessionGuard />
      {beside}
    </KitProvider>,
  );
  return store;
}

test('signing out in another tab takes this one to the landing, and nothing can be done with it any more', async () => {
  const store = await open();
  tab.postMessage({ kind: 'signed-out' });
  await waitFor(() => expect(left).toHaveBeenCalledWith(store, '/lp', false));
  expect(accessToken()).toBeUndefined();
});

test('another account in another tab takes this one to its home; the same one changes nothing', async () => {
  const store = await open();
  tab.postMessage({ kind: 'signed-in', userId: 'mika' });
  tab.postMessage({ kind: 'signed-in', userId: 'taro' });
  await waitFor(() => expect(left).toHaveBeenCalledWith(store, '/redirect_home', true));
  expect(left).toHaveBeenCalledTimes(1);
});

test('a stream that finds its session ended leads to the ways of signing in, at once', async () => {
  const asked = answerCalls(() => refused('session_ended', 401));
  const store = await open(<Screen />);
  await screen.findByText('/sign_in_methods');
  expect(asked.map(({ path }) => path)).toEqual(['/live?good_ids=camera']);
  expect([store.getState().auth.user, accessToken()]).toEqual([null, undefined]);
});
