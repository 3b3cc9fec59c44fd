import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ShellDirectory, createLogger } from '@kashikari/platform/edge';
import request from 'supertest';
import { testApp } from './test-app';

const PUBLIC_URL = 'https://kashikari.example';
const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-known-'));
const file = path.join(folder, 'shells.yaml');
writeFileSync(
  file,
  `shells:
  - id: minato
    hosts: [lend.minato.example]
    accounts: [minato_library]
    security_contact: security@minato.example
  - { id: himawari, hosts: [himawari.example], accounts: [himawari] }
`,
);
const shells = new ShellDirectory({
  file,
  publicUrl: PUBLIC_URL,
  logger: createLogger('gateway', 'silent'),
});
afterAll(() => {
  shells.close();
  rmSync(folder, { recursive: true });
});

const COMMON = 'kashikari.example';
const MINATO = 'lend.minato.example';
const HIMAWARI = 'himawari.example';

/** An installation as people use it, without test hooks. */
const site = (env: Record<string, string> = {}) =>
  testApp({}, { env: { PUBLIC_URL, KASHIKARI_TEST_HOOKS: '0', ...env }, shells });
const at = (app: ReturnType<typeof site>, host: string, address: string) =>
  request(app).get(address).set('Host', host).redirects(0);

describe('/robots.txt', () => {
  it('lets search engines in by https, and says where the map of that host is', async () => {
    const app = site();
    for (const host of [COMMON, MINATO]) {
      const { text, headers } = await at(app, host, '/robots.txt');
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(text).toMatch(/^User-agent: \*\nAllow: \/\nDisallow: \/auth_redirect\n/);
      expect(text).toContain(`\nSitemap: https://${host}/sitemap.xml\n`);
    }
  });

  it.each([
    ['by http', { PUBLIC_URL: 'http://kashikari.example' }],
    ['with test hooks', { KASHIKARI_TEST_HOOKS: '1' }],
    ['where SEARCH_ENGINES is off', { SEARCH_ENGINES: 'off' }],
  ])('keeps them out %s', async (_where, env) => {
    expect((await at(site(env), COMMON, '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
  });

  it('lets them in elsewhere where the operator wants it', async () => {
    const { text } = await at(
      site({ PUBLIC_URL: 'http://kashikari.example', SEARCH_ENGINES: 'on' }),
      COMMON,
      '/robots.txt',
    );
    expect(text).toContain('Allow: /\n');
  });
});

describe('/.well-known/security.txt', () => {
  const ADDRESS = '/.well-known/security.txt';

  it('names the contact of the host, how long it is good, and where it is', async () => {
    const app = site({ SECURITY_CONTACT: 'https://kashikari.example/report' });
    for (const [host, contact] of [
      [COMMON, 'https://kashikari.example/report'],
      [MINATO, 'mailto:security@minato.example'],
      [HIMAWARI, 'https://kashikari.example/report'],
    ] as const) {
      const { text } = await at(app, host, ADDRESS);
      const fields = Object.fromEntries(
        text
          .trim()
          .split('\n')
          .map((line) => line.split(/: (.*)/)),
      );
      expect(fields).toEqual({
        Contact: contact,
        Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
        'Preferred-Languages': 'ja, en',
        Canonical: `https://${host}${ADDRESS}`,
      });
      const days = (Date.parse(String(fields['Expires'])) - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(170);
      expect(days).toBeLessThan(365);
    }
  });

  it('is not there where nobody is named', async () => {
    const app = site();
    expect((await at(app, COMMON, ADDRESS)).status).toBe(404);
    expect((await at(app, HIMAWARI, ADDRESS)).status).toBe(404);
    expect((await at(app, MINATO, ADDRESS)).status).toBe(200);
  });

  it('names no page by http', () => {
    expect(() => site({ SECURITY_CONTACT: 'http://kashikari.example' })).toThrow('SECURITY_CONTACT');
  });
});

describe('for browsers', () => {
  const app = site();

  it('/.well-known/change-password leads to the screen of the password', async () => {
    const { status, headers } = await at(app, MINATO, '/.well-known/change-password');
    expect([status, headers['location']]).toEqual([302, '/users/current/sign_in']);
  });

  it('/favicon.ico and /apple-touch-icon.png are the pictures of the build', async () => {
    const icon = await at(app, COMMON, '/favicon.ico').buffer(true).responseType('blob');
    const png = await at(app, COMMON, '/icon-192.png').responseType('blob');
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/x-icon']);
    const bytes = icon.body as Buffer;
    expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 192, 192]);
    expect(bytes.subarray(bytes.readUInt32LE(18)).equals(png.body as Buffer)).toBe(true);
    const touch = await at(app, COMMON, '/apple-touch-icon.png');
    expect([touch.status, touch.headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('a build without pictures has none', async () => {
    const bare = site({ FRONTENDS_DIR: folder });
    for (const address of ['/favicon.ico', '/apple-touch-icon.png'])
      expect((await at(bare, COMMON, address)).status).toBe(404);
  });
});
