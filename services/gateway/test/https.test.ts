import request from 'supertest';
import { testApp } from './test-app';

const secure = testApp({}, { env: { PUBLIC_URL: 'https://kashikari.example.jp', TRUST_PROXY: '1' } });
const plain = testApp({}, { env: { PUBLIC_URL: 'http://kashikari.example.jp' } });

/** Requests as a proxy forwards them that terminates https. */
const headersOf = async (app: typeof secure, address: string) =>
  (await request(app).get(address).set({ 'X-Forwarded-Proto': 'https', Host: 'kashikari.example.jp' }))
    .headers;

const ADDRESSES = ['/', '/healthz', '/v1/users/current', '/v1/nothing', '/files/images/none.webp'];

describe('an answer behind https', () => {
  it.each(ADDRESSES)('says to come by https for a year: %s', async (address) => {
    const headers = await headersOf(secure, address);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  it('loads nothing by plain http', async () => {
    const { 'content-security-policy': policy } = await headersOf(secure, '/');
    expect(policy).toContain('upgrade-insecure-requests');
  });
});

describe('an answer by plain http', () => {
  it('says nothing of https, whatever a header claims', async () => {
    const headers = await headersOf(plain, '/');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });
});

describe('any answer', () => {
  it.each(ADDRESSES)(
    'is taken for what it says it is, framed by nobody and tells no other site: %s',
    async (address) => {
      const headers = await headersOf(plain, address);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
        'x-permitted-cross-domain-policies': 'none',
        'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
      });
    },
  );

  it.each(['/v1/users/current', '/v1/nothing', '/nothing.js'])(
    'that is an error is kept by nobody: %s',
    async (address) => {
      expect((await headersOf(plain, address))['cache-control']).toBe('no-store');
    },
  );

  it('lets a page run, show and send to no more than is written here', async () => {
    const { 'content-security-policy': policy } = await headersOf(plain, '/');
    expect(String(policy).split(';')).toEqual([
      ...["default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", "script-src-attr 'none'"],
      ...["style-src 'self'", "style-src-attr 'unsafe-inline'", "img-src 'self' data: blob:"],
      ...["font-src 'self'", "connect-src 'self'", "media-src 'self' blob:", "worker-src 'self'"],
      ...["manifest-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"],
      "frame-ancestors 'none'",
    ]);
  });

  it('shows covers of books from the catalogs that are set up', async () => {
    const policyOf = async (sources: string) => {
      const app = testApp({}, { env: { BOOK_SOURCES: sources } });
      return String((await headersOf(app, '/'))['content-security-policy']);
    };
    expect(await policyOf('openbd,ndl')).toContain(
      "img-src 'self' data: blob: https://cover.openbd.jp https://ndlsearch.ndl.go.jp;",
    );
    expect(await policyOf('ndl')).not.toContain('openbd');
  });
});
