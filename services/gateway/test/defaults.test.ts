import { readSettings } from '../src/settings';
import { ENV } from './test-app';

const { KASHIKARI_TEST_HOOKS: _hooks, PORT: _port, HOST: _host, ...BARE } = ENV;

test('a gateway of which nothing more is said limits, trusts nobody and listens to this machine alone', () => {
  expect(readSettings(BARE)).toMatchObject({
    ...{ HOST: '127.0.0.1', TRUST_PROXY: 0, hooks: false, secure: false },
    ...{ MAX_BYTES_UNDER_WAY: 64 * 1024 * 1024, LIVE_STREAMS: 5_000 },
    limits: {
      ...{ account: 600, address: 1_200, files: 60_000, signIn: 1_000, signUp: 60 },
      ...{ card: 10, invite: 10, link: 10, linkWish: 10 },
    },
  });
});
