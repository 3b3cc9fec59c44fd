import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { Metrics } from '../src/http/metrics';
import { testApp } from './test-app';
import type { Logger } from '@kashikari/platform/edge';

const CRASH = { number: '7F2C-0418', message: 'x is null', route: '/goods/new', version: '0.1.0' };

/** Environment of production: with limits. */
const ALONE = { KASHIKARI_TEST_HOOKS: '0' };

/** The gateway with a log that can be read; in its place the real one would write to the terminal. */
function gateway(env: Record<string, string> = {}) {
  const lines: Record<string, unknown>[] = [];
  const write = (fields: Record<string, unknown>) => void lines.push(fields);
  const logger = { error: write, info: () => {}, warn: () => {} } as unknown as Logger;
  const metrics = new Metrics();
  const app = testApp({}, { logger, metrics, env });
  const report = (body: object) => request(app).post('/v1/client_errors').send(body);
  return { report, lines, metrics };
}

describe('the crash of a page', () => {
  it('stands in the log of the operator under its number, and is counted', async () => {
    const { report, lines, metrics } = gateway();
    expect((await report({ ...CRASH, stack: 'at Good (main.js:1:2)' })).status).toBe(204);
    expect(lines).toEqual([
      {
        ...{ crash: '7F2C-0418', message: 'x is null', stack: 'at Good (main.js:1:2)' },
        ...{ screen: '/goods/new', client_version: '0.1.0' },
      },
    ]);
    expect(await metrics.registry.metrics()).toContain('client_errors_total 1');
  });

  it('says nothing of a person there, whatever the browser sends', async () => {
    const { report, lines } = gateway();
    const secret = randomBytes(32).toString('base64url');
    const id = '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b22';
    await report({
      ...CRASH,
      message: `No booking of hanako@example.jp (090-1234-5678) with ${secret}`,
      stack: `at https://kashikari.example/auth_redirect?token=${secret}:1:2 for ${id}`,
      route: `/users/${id}/edit?token=${secret}`,
      version: 'hanako@example.jp',
    });
    const line = JSON.stringify(lines);
    for (const word of ['hanako', '090', secret, id, 'token=']) expect(line).not.toContain(word);
    expect(lines[0]).toMatchObject({ screen: '/users/{id}/edit' });
  });

  it('is refused when it is longer than 16 KiB, before it is read', async () => {
    const { report, lines } = gateway();
    const { status, body } = await report({ ...CRASH, stack: 'x'.repeat(5 * 1024 * 1024) });
    expect([status, body.code, lines]).toEqual([413, 'payload_too_large', []]);
  });

  it('is not written when it comes more than thirty times a minute from one address', async () => {
    const { report, lines } = gateway(ALONE);
    for (let sent = 0; sent < 30; sent += 1) await report(CRASH);
    const { status, body } = await report(CRASH);
    expect([status, body.code, lines.length]).toEqual([429, 'rate_limited', 30]);
  });
});

describe('/config.json', () => {
  const config = async (env: Record<string, string>) =>
    (await request(testApp({}, { env })).get('/config.json')).body as Record<string, unknown>;

  it('says for what the installation is, production if nobody does', async () => {
    expect(await config(ALONE)).toMatchObject({ environment: 'production', version: '0.0.0' });
    expect(await config({ APP_ENV: 'staging' })).toMatchObject({ environment: 'staging' });
    expect(await config({})).toMatchObject({ environment: 'test' });
  });

  it('names the pages in the stores, where the operator has some', async () => {
    expect(await config({})).toMatchObject({ stores: { ios: null, android: null } });
    const APP_STORE_URL = 'https://apps.apple.com/app/id1';
    expect(await config({ APP_STORE_URL })).toMatchObject({ stores: { ios: APP_STORE_URL, android: null } });
  });

  it.each([
    { APP_ENV: 'prod' },
    { APP_STORE_URL: 'http://apps.apple.com/app/id1' },
    { APP_ENV: 'production', KASHIKARI_TEST_HOOKS: '1' },
  ])('does not start with %p', (env) => {
    expect(() => testApp({}, { env: env as unknown as Record<string, string> })).toThrow();
  });
});
