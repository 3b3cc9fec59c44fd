import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { readSettings } from '../src/settings';
import { ENV, testApp } from './test-app';

const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-consent-'));
mkdirSync(path.join(folder, 'shell/dist'), { recursive: true });
const PAGE = '<!doctype html><script id="config" type="application/json">{{CONFIG}}</script>';
writeFileSync(path.join(folder, 'shell/dist/index.html'), PAGE);
afterAll(() => rmSync(folder, { recursive: true }));

const COLLECTOR = 'https://count.example.jp/events?site=1';
const counted = {
  ...{ FRONTENDS_DIR: folder, PUBLIC_URL: 'https://lending.example.jp' },
  ...{ ANALYTICS_ENDPOINT: COLLECTOR, ANALYTICS_RECEIVER: 'Example Co. (Japan)' },
};
const app = testApp({}, { env: counted });

/** The page at an address as a browser with these cookies gets it. */
async function pageFor(cookie: string, address = '/goods', of = app) {
  const asked = request(of).get(address).set('Accept', 'text/html').set('Host', 'lending.example.jp');
  const { text, headers } = await (cookie ? asked.set('Cookie', cookie) : asked);
  const [, config = '{}'] = /application\/json">(.*)<\/script>/.exec(text) ?? [];
  const [, connect] = /connect-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? [];
  return { connect, config: JSON.parse(config) as Record<string, unknown>, etag: headers['etag'] };
}

describe('a page of an installation that counts', () => {
  it.each([
    ['before a choice', ''],
    ['after a no', 'kashikari_consent=1'],
    ['after a yes to something else', 'kashikari_consent=1.ad_storage'],
    ['with an unknown category', 'kashikari_consent=1.analyticsx.everything'],
    ['with a choice of another version', 'kashikari_consent=2.analytics'],
    ['with a cookie of over 200 characters', `kashikari_consent=1.analytics.${'x'.repeat(200)}`],
  ])('reaches no outside origin %s, and says what is in use', async (_when, cookie) => {
    const { connect, config } = await pageFor(cookie);
    expect(connect).toBe("'self'");
    expect(config['consent']).toEqual({ in_use: ['analytics'], receiver: 'Example Co. (Japan)' });
  });

  it('reaches the collector alone after a yes, and has its address', async () => {
    const { connect, config } = await pageFor('a=b; kashikari_consent=1.analytics');
    expect(connect).toBe("'self' https://count.example.jp");
    expect(config['consent']).toMatchObject({ endpoint: COLLECTOR });
  });

  it('is another one for a cache after a yes', async () => {
    const [before, after] = await Promise.all([pageFor(''), pageFor('kashikari_consent=1.analytics')]);
    expect(before.etag).not.toBe(after.etag);
  });

  it('sends nothing where a card is entered', async () => {
    for (const address of ['/payments/new', '/Payments/1']) {
      const { connect, config } = await pageFor('kashikari_consent=1.analytics', address);
      expect(connect).toBe("'self'");
      expect(config['consent']).not.toHaveProperty('endpoint');
    }
  });
});

describe('an installation that does not count', () => {
  it('speaks of no consent, and reaches nobody whatever the cookie says', async () => {
    const plain = testApp({}, { env: { FRONTENDS_DIR: folder, PUBLIC_URL: counted.PUBLIC_URL } });
    const { connect, config } = await pageFor('kashikari_consent=1.analytics', '/goods', plain);
    expect(connect).toBe("'self'");
    expect(config).not.toHaveProperty('consent');
  });
});

describe('the receivers of data', () => {
  const receivers = async (env: Record<string, string>, services = {}) =>
    (await request(testApp(services, { env })).get('/config.json')).body.external as string[];

  it('are named as the settings tell', async () => {
    expect(await receivers({})).toEqual(['mail', 'push']);
    const all = {
      ...{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1', S3_ENDPOINT: 'https://s3.example.jp' },
      ...{ BOOK_SOURCES: 'openbd,ndl', ANALYTICS_ENDPOINT: COLLECTOR },
    };
    const names = ['stripe', 'mail', 'push', 'pictures', 'openbd', 'ndl', 'analytics'];
    expect(await receivers(all)).toEqual(names);
  });

  it('have no mail server where none is set', async () => {
    const getInstallation = async () => ({ name: '', ownerName: 'Olga', mail: 'MAIL_SOURCE_NONE' });
    expect(await receivers({}, { installations: { getInstallation } })).toEqual(['push']);
  });
});

describe('the settings of consent', () => {
  const read = (env: Record<string, string>) => () => readSettings({ ...ENV, ...env });

  it.each([
    'http://count.example.jp/events',
    'https://login:secret@count.example.jp/',
    'https://count.example.jp/#here',
    'javascript:alert(1)',
    'count.example.jp',
  ])('refuse the collector %s', (ANALYTICS_ENDPOINT) => {
    expect(read({ ANALYTICS_ENDPOINT })).toThrow('ANALYTICS_ENDPOINT: must be a URL by https');
  });

  it('take a collector on this machine by http, for tests', () => {
    expect(read({ ANALYTICS_ENDPOINT: 'http://127.0.0.1:4318/events' })).not.toThrow();
  });

  it('refuse a receiver of two lines or over 80 characters', () => {
    expect(read({ ANALYTICS_RECEIVER: 'A\nB' })).toThrow('ANALYTICS_RECEIVER: must be one line');
    expect(read({ ANALYTICS_RECEIVER: 'x'.repeat(81) })).toThrow('at most 80 characters');
    expect(read({ ANALYTICS_RECEIVER: 'x'.repeat(80) })).not.toThrow();
  });

  it('refuse notices without their folder, and advertisements of others', () => {
    expect(read({ ADS: 'house' })).toThrow('ADS=house needs ADS_DIR, the folder of the notices');
    expect(read({ ADS: 'google' })).toThrow('ADS: must be house or off');
  });
});
