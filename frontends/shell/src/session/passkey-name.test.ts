import { passkeyName } from './passkey-name';

describe('a first name for a key', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 'iPhone'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140', 'Android'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140', 'Chromebook'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1', 'Mac'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140', 'Windows'],
    ['something else', '1'],
  ])('of %p is %p', (userAgent, name) => expect(passkeyName(userAgent)).toBe(name));
});
