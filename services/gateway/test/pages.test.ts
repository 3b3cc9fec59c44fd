import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { eventually } from '@kashikari/platform/testing';
import pino from 'pino';
import request from 'supertest';
import { Metrics } from '../src/http/metrics';
import { gatewayReadiness } from '../src/health/health.routes';
import type { Dependency } from '../src/health/readiness';
import { testApp } from './test-app';

const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-pages-'));
const put = (name: string, text: string | Buffer) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
put('shell/dist/index.html', '<!doctype html><title>Kashikari</title>');
put('shell/dist/shell.0a1b2c3d4e.js', 'console.log(1)');
put('shell/dist/both.0a1b2c3d4e.js', 'plain');
put('shell/dist/both.0a1b2c3d4e.js.br', brotliCompressSync('brotli'));
put('shell/dist/both.0a1b2c3d4e.js.gz', gzipSync('gzip'));
put('goods-mfe/dist/remoteEntry.js', '1');
put('data/files/goods/picture.webp', 'picture');
put('data/secret', 'secret');
afterAll(() => rmSync(folder, { recursive: true }));

const env = { FRONTENDS_DIR: folder, DATA_DIR: path.join(folder, 'data') };
const app = testApp({}, { env });
const html = 'text/html,application/xhtml+xml';

describe('pages', () => {
  it('are the shell for every client that accepts a page, as curl does', async () => {
    for (const address of ['/', '/lp', '/goods/1', '/-/media-library/members']) {
      for (const accept of ['*/*', 'text/*', ''])
        expect((await request(app).get(address).set('Accept', accept)).text).toContain(
          '<title>Kashikari</title>',
        );
      for (const accept of ['application/json', 'image/webp,image/*'])
        expect((await request(app).get(address).set('Accept', accept)).status).toBe(404);
    }
  });

  it('are the shell at any address that a person opens', async () => {
    for (const address of ['/', '/goods/1', '/-/media-library/members']) {
      const { status, text, headers } = await request(app).get(address).set('Accept', html);
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(text).toContain('<title>Kashikari</title>');
    }
  });

  it('are answered from an installation under a folder whose name begins with a dot, too', async () => {
    put('.local/kashikari/shell/dist/index.html', '<!doctype html><title>Hidden</title>');
    const hidden = testApp({}, { env: { ...env, FRONTENDS_DIR: path.join(folder, '.local/kashikari') } });
    expect((await request(hidden).get('/goods/1').set('Accept', html)).text).toContain(
      '<title>Hidden</title>',
    );
  });

  it('are not handed out as a script or a picture that is missing', async () => {
    for (const address of ['/shell.ffffffffff.js', '/remotes/goods/nothing.js', '/remotes/nobody/x.js']) {
      const { status, body } = await request(app).get(address).set('Accept', '*/*');
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
  });

  it('send what the build has compressed to who takes it, each form under its own ETag', async () => {
    const ask = (takes: string, tag = '') =>
      request(app).get('/both.0a1b2c3d4e.js?v=1').set({ 'Accept-Encoding': takes, 'If-None-Match': tag });
    const answers = await Promise.all(
      ['gzip, deflate, br', 'gzip', 'identity', 'br;q=0, gzip'].map((takes) => ask(takes).buffer(true)),
    );
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
      'gzip',
    ]);
    expect(answers.slice(1).map(({ text }) => text)).toEqual(['gzip', 'plain', 'gzip']);
    for (const { headers } of answers) {
      expect([headers['vary'], headers['content-type'], headers['cache-control']]).toEqual([
        'Accept-Encoding',
        'text/javascript; charset=utf-8',
        'public, max-age=31536000, immutable',
      ]);
    }
    const tags = answers.map(({ headers }) => String(headers['etag']));
    expect(new Set(tags).size).toBe(3);
    expect((await ask('br', tags[0])).status).toBe(304);
    expect((await ask('gzip', tags[0])).status).toBe(200);
  });

  it('are not compressed again where the build has done it, and are where it has not', async () => {
    const { headers } = await request(app).get('/shell.0a1b2c3d4e.js').set('Accept-Encoding', 'br');
    expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, 'Accept-Encoding']);
    const looked = await request(app).head('/both.0a1b2c3d4e.js').set('Accept-Encoding', 'br');
    expect([looked.headers['content-encoding'], looked.headers['vary']]).toEqual(['br', 'Accept-Encoding']);
    expect((await request(app).get('/nothing.js').set('Accept-Encoding', 'br')).status).toBe(404);
  });

  it('keep hashed files for a year and ask again for all others', async () => {
    const cached = async (address: string) => (await request(app).get(address)).headers['cache-control'];
    expect(await cached('/shell.0a1b2c3d4e.js')).toBe('public, max-age=31536000, immutable');
    expect(await cached('/remotes/goods/remoteEntry.js')).toBe('no-cache');
    expect(await cached('/config.json')).toBe('no-cache');
  });

  it('learn from /config.json where each remote is, by setting if it is elsewhere', async () => {
    const moved = testApp({}, { env: { ...env, REMOTE_GOODS_URL: 'https://cdn.example/goods/' } });
    const { body } = await request(moved).get('/config.json');
    expect(body.remotes).toContainEqual({ name: 'goods', entry: 'https://cdn.example/goods/remoteEntry.js' });
    expect(body.remotes).toContainEqual({ name: 'payments', entry: '/remotes/payments/remoteEntry.js' });
    const { headers } = await request(moved).get('/').set('Accept', html);
    expect(headers['content-security-policy']).toContain(
      "script-src 'self' 'wasm-unsafe-eval' https://cdn.example;",
    );
  });

  it.each([
    ['https://cdn.example/goods/mf-manifest.json', 'https://cdn.example/goods/remoteEntry.js'],
    ['https://cdn.example/goods/start.js', 'https://cdn.example/goods/start.js'],
    ['https://cdn.example', 'https://cdn.example/remoteEntry.js'],
  ])('load a remote whose setting is %s from %s', async (REMOTE_GOODS_URL, entry) => {
    const moved = testApp({}, { env: { ...env, REMOTE_GOODS_URL } });
    expect((await request(moved).get('/config.json')).body.remotes[0]).toEqual({ name: 'goods', entry });
  });

  it.each<[NodeJS.ProcessEnv, object | undefined]>([
    [{}, undefined],
    [{ OPERATOR_CONTACT: 'help@k.example' }, { form: true, time_zone: 'Asia/Tokyo' }],
    [
      { OPERATOR_CONTACT: 'https://k.example/help', SUPPORT_TIME_ZONE: 'Europe/Berlin' },
      { form: false, time_zone: 'Europe/Berlin' },
    ],
  ])('learn from /config.json whether the operator takes inquiries: %j', async (more, support) => {
    const { body } = await request(testApp({}, { env: { ...env, ...more } })).get('/config.json');
    expect([body.contact, body.support]).toEqual([more['OPERATOR_CONTACT'], support]);
  });

  it('learn from /config.json where a review is written, only by setting', async () => {
    const told = testApp({}, { env: { ...env, REVIEW_URL: 'https://reviews.example/kashikari' } });
    expect((await request(told).get('/config.json')).body.review_url).toBe(
      'https://reviews.example/kashikari',
    );
    expect((await request(app).get('/config.json')).body).not.toHaveProperty('review_url');
  });

  it('have the configuration in them, which no text of it can leave', async () => {
    put('shell/dist/index.html', '<!doctype html><title>Kashikari</title><script>{{CONFIG}}</script>');
    const named = testApp({}, { env: { ...env, OPERATOR_CONTACT: 'https://example.com/</script>' } });
    const { text } = await request(named).get('/home').set('Accept', html);
    const [, config = ''] = /<script>(.*)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(config)).toEqual((await request(named).get('/config.json')).body);
    expect(config).not.toContain('<');
  });

  it('find the operator’s own texts, and nothing else of their folder', async () => {
    put('legal/terms.ja.txt', '利用規約');
    put('legal/notes.ja.txt', 'not for everybody');
    const told = testApp({}, { env: { ...env, LEGAL_DIR: path.join(folder, 'legal') } });
    expect((await request(told).get('/config.json')).body.legal).toEqual({ terms: ['ja'] });
    expect((await request(told).get('/legal/terms.ja.txt')).text).toBe('利用規約');
    for (const other of ['notes.ja.txt', 'terms.en.txt', 'terms.ja', '..%2fdata%2fsecret'])
      expect((await request(told).get(`/legal/${other}`)).status).toBe(404);
    expect((await request(app).get('/config.json')).body.legal).toEqual({});
    expect((await request(app).get('/legal/terms.ja.txt')).status).toBe(404);
  });

  it('may run no inline script and be framed by nobody', async () => {
    const { headers } = await request(app).get('/').set('Accept', html);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('files', () => {
  it('are kept for a minute by browsers alone, and shown as nothing but pictures', async () => {
    const { status, headers } = await request(app).get('/files/goods/picture.webp');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, max-age=60, must-revalidate');
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  });

  it('are only those of their folder', async () => {
    for (const address of [
      '/files/../secret',
      '/files/%2e%2e/secret',
      '/files/..%2fsecret',
      '/files/',
      '/files/goods',
    ])
      expect((await request(app).get(address)).status).toBe(404);
  });
});

describe('for whoever runs or reads it', () => {
  it('says what is missing, what is degraded, and that it stops', async () => {
    const dependency = (name: string, essential: boolean, ...answers: boolean[]) => ({
      name,
      essential,
      probes: answers.map((up) => () => Promise.resolve(up)),
    });
    const ready = async (...dependencies: Dependency[]) => {
      const { ok, report } = await gatewayReadiness(dependencies, () => false);
      const { status, body } = await request(testApp({}, { dependencies })).get('/readyz');
      expect([status, body]).toEqual([ok ? 200 : 503, { status: report.status }]);
      return [status, report.status, report.missing, report.degraded];
    };
    expect(await ready(dependency('identity', true, true))).toEqual([200, 'ready', [], []]);
    expect(await ready(dependency('search', false, false))).toEqual([200, 'degraded', [], ['search']]);
    expect(await ready(dependency('reservation', true, true, false))).toEqual([
      200,
      'degraded',
      [],
      ['reservation'],
    ]);
    const sick = (missing: string[], degraded: string[] = []) => ({
      ...{ name: 'catalog', essential: true },
      probes: [() => Promise.resolve({ answers: true, missing, degraded })],
    });
    expect(await ready(sick(['database']))).toEqual([503, 'unready', ['catalog.database'], []]);
    expect(await ready(sick([], ['events']))).toEqual([200, 'degraded', [], ['catalog.events']]);
    // One replica's database is away, and Kafka from both: the other replica serves.
    const replicas = [...sick(['database'], ['events']).probes, ...sick([], ['events']).probes];
    expect(await ready({ ...sick([]), probes: replicas })).toEqual([
      ...[200, 'degraded', []],
      ['catalog.database', 'catalog.events'],
    ]);
    expect(await ready(dependency('identity', true, false))).toEqual([503, 'unready', ['identity'], []]);
    expect((await request(testApp({}, { isStopping: () => true })).get('/readyz')).status).toBe(503);
    expect((await request(app).get('/healthz')).body).toEqual({ status: 'alive' });
  });

  it('counts requests by route, never by address', async () => {
    const metrics = new Metrics();
    await request(testApp({}, { metrics })).get('/v1/bookings/0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b22');
    const text = await metrics.registry.metrics();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/bookings\/\{id\}",status="401"\} 1/,
    );
    expect(text).not.toContain('0199d3a0');
  });

  it.each(['text/html', 'application/json', '*/*'])('knows no page of figures for %s', async (accept) => {
    const { status, text } = await request(app).get('/metrics').set('Accept', accept);
    expect(status).toBe(404);
    expect(text).not.toContain('process_cpu');
  });

  it('shows the contract at /docs from its own files', async () => {
    const page = await request(app).get('/docs').set('Accept', html);
    const sources = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => String(address));
    expect(sources.length).toBeGreaterThan(3);
    for (const address of sources) expect((await request(app).get(address)).status).toBe(200);
    const { body } = await request(app).get('/v1/openapi.json');
    expect(body.openapi).toBe('3.1.0');
  });

  it('writes no query, header or body into its log', async () => {
    let text = '';
    const logger = pino({ level: 'info' }, { write: (line: string) => (text += line) });
    const logging = testApp({}, { env, logger });
    await request(logging)
      .post('/v1/auth/login?token=in-query')
      .set({ Authorization: 'Bearer in-header', Cookie: 'kashikari_refresh=in-cookie' })
      .send({ password: 'in-body' });
    await eventually(() => expect(text).toContain('/v1/auth/login'));
    for (const secret of ['in-query', 'in-header', 'in-cookie', 'in-body'])
      expect(text).not.toContain(secret);
  });
});

describe('the way back from a provider', () => {
  const post = (body: string) => request(app).post('/auth_redirect').type('form').send(body);

  it('by a form goes on to our own page, and takes nothing along but what is asked for', async () => {
    const { status, headers } = await post('state=s%26t&code=c&user=%7B%7D&redirect=https://evil.example');
    expect([status, headers['location'], headers['cache-control']]).toEqual([
      ...[303, '/auth_redirect?state=s%26t&code=c', 'no-store'],
    ]);
  });

  it('never leads to another site, whatever is sent', async () => {
    for (const body of [
      '',
      'state=//evil.example',
      'state[]=a&state[]=b',
      'code=%0d%0aLocation:%20https://evil.example',
    ])
      expect((await post(body)).headers['location']).toMatch(/^\/auth_redirect\?[\w=%&+.-]*$/);
  });
});
