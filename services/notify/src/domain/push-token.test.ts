import { readBrowserKeys } from './push-token';

const KEYS = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) };
const isTaken = (endpoint: string, open = false) => readBrowserKeys({ endpoint, ...KEYS }, open).ok;

describe('the address that a browser gives', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QGpT',
    'https://wns2-by3p.notify.windows.com/w/?token=BQ',
  ])('is taken from push services: %s', (endpoint) => {
    expect(isTaken(endpoint)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/a',
    'https://127.0.0.1/a',
    'https://0x7f000001/a',
    'https://2130706433/a',
    'https://[::1]/a',
    'https://localhost/a',
    'https://notify/a',
    'https://db.internal/a',
    'https://printer.local./a',
    'https://push.example.org:8443/a',
    'https://me:secret@push.example.org/a',
    'javascript:alert(1)',
    'nonsense',
    `https://push.example.org/${'a'.repeat(2_000)}`,
  ])('is never one of our own network, nor anything else: %s', (endpoint) => {
    expect(isTaken(endpoint)).toBe(false);
  });

  it('may be of this machine where tests run', () => {
    expect(isTaken('http://127.0.0.1:4000/a', true)).toBe(true);
  });

  it('is never one of another kind, not even where tests run', () => {
    expect(isTaken('https://127.0.0.1:4000/a', true)).toBe(true);
    expect(isTaken('ftp://127.0.0.1/a', true)).toBe(false);
    expect(isTaken('nonsense', true)).toBe(false);
    expect(isTaken('http://me@127.0.0.1/a', true)).toBe(false);
    expect(isTaken('http://:secret@127.0.0.1/a', true)).toBe(false);
  });

  it('may be two thousand characters long', () => {
    const start = 'https://push.example.org/';
    expect(isTaken(start + 'a'.repeat(2_000 - start.length))).toBe(true);
    expect(isTaken(start + 'a'.repeat(2_001 - start.length))).toBe(false);
  });

  it.each([
    'https://127.0.0.1./a',
    'https://push.HOME/a',
    'https://a.localhost/a',
    'https://a.intranet/a',
    'https://a.lan/a',
    'https://a.corp/a',
    'https://a.test/a',
    'https://a.invalid/a',
    'https://a.onion/a',
  ])('has a name that everybody knows, unlike %s', (endpoint) => {
    expect(isTaken(endpoint)).toBe(false);
  });

  it.each([
    'https://local.example.org/a',
    'https://mylocal.org/a',
    'https://3com.org/a',
    'https://notlan.lanes/a',
  ])('may hold a word that only looks like an inner name, as %s', (endpoint) => {
    expect(isTaken(endpoint)).toBe(true);
  });

  it('is at fault itself where it is not taken', () => {
    expect(readBrowserKeys({ endpoint: 'nonsense', ...KEYS }, false)).toMatchObject({
      refusal: { code: 'push.endpoint', field: 'endpoint' },
    });
  });
});

describe('the keys that a browser gives', () => {
  const endpoint = 'https://push.example.org/a';
  const read = (keys: Partial<typeof KEYS>) => readBrowserKeys({ endpoint, ...KEYS, ...keys }, false);

  it('are kept without the filling at their end', () => {
    expect(read({})).toEqual({ ok: true, value: { endpoint, ...KEYS } });
    expect(read({ p256dh: `${KEYS.p256dh}=`, auth: `${KEYS.auth}==` })).toEqual(read({}));
  });

  it.each([
    ['p256dh', { p256dh: `A${'a'.repeat(86)}` }],
    ['p256dh', { p256dh: KEYS.p256dh.slice(1) }],
    ['p256dh', { p256dh: `${KEYS.p256dh}a` }],
    ['p256dh', { p256dh: `a${KEYS.p256dh}` }],
    ['p256dh', { p256dh: `B${'+'.repeat(86)}` }],
    ['p256dh', { p256dh: `${KEYS.p256dh}===` }],
    ['p256dh', { p256dh: `=${KEYS.p256dh}` }],
    ['auth', { auth: 'b'.repeat(21) }],
    ['auth', { auth: 'b'.repeat(23) }],
    ['auth', { auth: '/'.repeat(22) }],
    ['auth', { auth: `${KEYS.auth}===` }],
    ['auth', { auth: `=${KEYS.auth}` }],
  ])('are a point and a secret of the right length: %s is at fault in %j', (field, keys) => {
    expect(read(keys)).toMatchObject({ ok: false, refusal: { code: 'push.keys', field } });
  });
});
