import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { testApp } from './test-app';

/** The screens of the build. The gateway has no services here, so it can answer pages only. */
const built = testApp();

/** Requests as curl does, without an explicit Accept header. */
const status = async (address: string, app = built) =>
  (await request(app).get(address).unset('Accept').redirects(0)).status;

const ID = '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b22';

describe('the address of a screen', () => {
  it('may be written in capitals, and ids in quotes', async () => {
    for (const address of ['/Home', `/goods/%22${ID}%22`, '/']) expect(await status(address)).toBe(200);
  });
});

describe('an address without a screen', () => {
  it.each([
    ...['/nonsense', '/no/such/page', '/homes', '/goodsfor/nothing', '/goods/new/nothing', '/users'],
    ...['/-/himawari/nothing', `/bookings/${ID}/edit/more`, '/subscriptions', '/lp/en/more', '//evil'],
  ])('answers 404 with the page that says so: %s', async (address) => {
    const { status, text, headers } = await request(built).get(address).unset('Accept');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      ...[404, 'text/html; charset=utf-8', 'no-cache'],
    ]);
    expect(text).toContain('<div id="root"></div>');
  });

  it('is the same to HEAD', async () => {
    const looked = async (address: string) => (await request(built).head(address).unset('Accept')).status;
    expect([await looked('/home'), await looked('/nonsense')]).toEqual([200, 404]);
  });

  it('that ends as a file does is never the page', async () => {
    for (const address of ['/openapi.json', '/goods/x.php', '/wp-login.php']) {
      const { status, body } = await request(built).get(address).set('Accept', 'text/html');
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
  });
});

describe('a slash at the end', () => {
  it('leads to the address without it, with the query', async () => {
    for (const [address, to] of [
      ['/home/', '/home'],
      ['/lp/en//?a=1&b=/?c', '/lp/en?a=1&b=/?c'],
      ['/nonsense/', '/nonsense'],
    ] as const) {
      const { status, headers } = await request(built).get(address).unset('Accept').redirects(0);
      expect([status, headers['location']]).toEqual([308, to]);
    }
  });

  it('never leads to another host', async () => {
    for (const address of ['//evil/', '///evil//', '/%5Cevil/', '/\\evil/', '//evil.example/']) {
      const { headers } = await request(built).get(address).unset('Accept').redirects(0);
      expect(headers['location'] ?? '/').toMatch(/^\/(?![/\\])/);
    }
  });
});

describe('screens of remotes that are not served here', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-routes-'));
  const put = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  put('shell/dist/index.html', '<!doctype html>');
  const owners = [
    ['^/goods/[^/]+/bookings', 'bookings'],
    ['^/goods', 'goods'],
  ];
  put('shell/dist/routes.json', JSON.stringify({ screens: ['/', 'home', 'a.b/:id'], owners }));
  put('goods-mfe/dist/routes.json', JSON.stringify({ screens: ['goods/:id'] }));
  put('bookings-mfe/dist/routes.json', JSON.stringify({ screens: ['goods/:id/bookings'] }));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are at every address that the remote owns, since only its own build knows them', async () => {
    const env = { FRONTENDS_DIR: folder };
    const [here, moved] = [
      testApp({}, { env }),
      testApp({}, { env: { ...env, REMOTE_GOODS_URL: 'https://cdn.example' } }),
    ];
    expect([await status('/goods/1/new', here), await status('/goods/1/new', moved)]).toEqual([404, 200]);
    for (const app of [here, moved]) {
      expect(await status('/goods/1', app)).toBe(200);
      expect(await status('/goods/1/bookings/x', app)).toBe(404);
      expect(await status('/elsewhere', app)).toBe(404);
      expect(await status('/axb/1', app)).toBe(404);
    }
  });

  it('are known from a new build without a new start', async () => {
    const app = testApp({}, { env: { FRONTENDS_DIR: folder } });
    expect(await status('/goods/1/more', app)).toBe(404);
    put('goods-mfe/dist/routes.json', JSON.stringify({ screens: ['goods/:id', 'goods/:id/more'] }));
    expect(await status('/goods/1/more', app)).toBe(200);
  });
});
