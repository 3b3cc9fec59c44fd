import { type User, KitProvider, createStore, keepToken, signedIn } from '@kashikari/web-kit';
import { accessToken } from '../../../../packages/web-kit/src/api/session-token';
import { waitFor } from '@testing-library/react';
import { show } from '../../../../packages/web-kit/test/show';
import { leavePage } from './farewell';
import { SessionGuard } from './session-guard';

// jsdom can't leave its page.
jest.mock('./farewell', () => ({ leavePage: jest.fn(), takeWord: () => undefined }));
const left = jest.mocked(leavePage);
const tab = new BroadcastChannel('kashikari.session');

beforeEach(() => left.mockReset().mockImplementation(() => keepToken(undefined)));
afterAll(() => tab.close());

async function open() {
  const store = createStore();
  store.dispatch(signedIn({ id: 'mika', name: 'Mika' } as User));
  keepToken('a.b.c');
  await show(
    <KitProvider store={store}>
      <SessionGuard />
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
