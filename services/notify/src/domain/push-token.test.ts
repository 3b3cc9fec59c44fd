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
});
