import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refused, type Call, type DomainError } from '@kashikari/kernel';
import { ShellDirectory, createLogger } from '@kashikari/platform/edge';
import express from 'express';
import fc from 'fast-check';
import request from 'supertest';
import { ShellLenders } from '../src/shells/shell-lenders';
import { siteMapFiles } from '../src/web/site-map-files';
import { readSettings } from '../src/settings';
import { ENV, testApp } from './test-app';

const PUBLIC_URL = 'https://kashikari.example';
const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-map-'));
writeFileSync(path.join(folder, 'terms.ja.txt'), '利用規約');
writeFileSync(
  path.join(folder, 'shells.yaml'),
  'shells: [{ id: himawari, hosts: [himawari.example], accounts: [himawari] }]',
);
const logger = createLogger('gateway', 'silent');
const shells = new ShellDirectory({
  file: path.join(folder, 'shells.yaml'),
  publicUrl: PUBLIC_URL,
  logger,
});
afterAll(() => {
  shells.close();
  rmSync(folder, { recursive: true });
});

const idOf = (number: number) => `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const HIMAWARI = idOf(900);
const CHANGED = new Date('2026-11-01T00:00:00Z');

/**
 * Returns a catalog with the given number of open goods, of which every third is Himawari's, in one group each. It
 * replaces the real one, with which tests/contract/shells.test.ts reads a map.
 */
function world(goods: number) {
  const state = { answers: true, calls: 0, groups: [idOf(800), idOf(801)] };
  const all = Array.from({ length: goods }, (_none, place) => ({
    id: idOf(place + 1),
    himawari: place % 3 === 0,
  }));
  const seenBy = ({ actor }: Call) => all.filter(({ himawari }) => !actor.within || himawari);
  const services = {
    seats: { resolveAccounts: async () => ({ accounts: [{ who: 'himawari', id: HIMAWARI }] }) },
    goods: {
      listGoods: async (_asked: never, call: Call) => ({ goods: [], page: { total: seenBy(call).length } }),
    },
    openGoods: {
      listOpenGoods: async (
        { afterId, skip, limit }: { afterId: string; skip: number; limit: number },
        call: Call,
      ) => {
        state.calls += 1;
        if (!state.answers) throw refused('unavailable');
        const rest = seenBy(call).filter(({ id }) => id > afterId);
        return { goods: rest.slice(skip, skip + limit).map(({ id }) => ({ id, updatedAt: CHANGED })) };
      },
      listOpenGroups: async () => ({ groupIds: state.groups }),
    },
    groups: {
      batchGetGroups: async ({ ids }: { ids: string[] }) => ({
        groups: ids.slice(0, 1).map((id) => ({ id, slug: 'a&b', updatedAt: CHANGED })),
      }),
    },
  };
  return { state, services, ids: all.map(({ id }) => id) };
}

const addresses = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);

describe('/sitemap.xml', () => {
  const { services } = world(5);
  const env = { PUBLIC_URL, LEGAL_DIR: folder };
  const lenders = new ShellLenders({ services: services as never, logger });
  const app = testApp(services as never, { env, shells, lenders });
  const at = (host: string, takes = 'gzip') =>
    request(app).get('/sitemap.xml').set({ Host: host, 'Accept-Encoding': takes }).buffer(true);

  it('has the pages, texts, groups and goods of the host, with whole addresses', async () => {
    const { text, headers } = await at('kashikari.example');
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      ...['application/xml', 'public, max-age=600'],
    ]);
    const found = addresses(text);
    expect(found.every((address) => address.startsWith(`${PUBLIC_URL}/`))).toBe(true);
    for (const page of ['/lp/ja', '/support?lang=en', '/terms', '/cookies', '/help/extend', '/-/a&amp;b'])
      expect(found).toContain(PUBLIC_URL + page);
    expect(found).not.toContain(`${PUBLIC_URL}/privacy`);
    const goods = found.filter((address) => address.includes('/goods/'));
    expect(goods).toEqual([1, 2, 3, 4, 5].map((number) => `${PUBLIC_URL}/goods/${idOf(number)}`));
    expect(text).toContain(`${idOf(5)}</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod>`);
  });

  it('has at a shell what belongs to its accounts, at its own address', async () => {
    const found = addresses((await at('himawari.example')).text);
    expect(found.slice(0, 2)).toEqual(['https://himawari.example/lp', 'https://himawari.example/support']);
    expect(found.filter((address) => address.includes('/goods/'))).toEqual(
      [1, 4].map((number) => `https://himawari.example/goods/${idOf(number)}`),
    );
  });

  it('is the same to who takes nothing compressed', async () => {
    const plain = await at('kashikari.example', 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toBe((await at('kashikari.example')).text);
    expect((await request(app).head('/sitemap.xml').set('Host', 'kashikari.example')).status).toBe(200);
  });
});

/** The files alone, with files as short as a test wants them. */
function filesOf(goods: number, perFile: number) {
  const { state, services, ids } = world(goods);
  let now = 0;
  const settings = readSettings({ ...ENV, PUBLIC_URL });
  const lenders = new ShellLenders({ services: services as never, logger });
  const app = express();
  app.use(siteMapFiles({ settings, lenders, services: services as never, perFile, clock: () => now }));
  app.use(((error: DomainError, _request, response, _next) => {
    response.status(error.refusal.kind === 'not_found' ? 404 : 503).end();
  }) as express.ErrorRequestHandler);
  const read = async (address: string) => {
    const { status, text } = await request(app).get(address).buffer(true);
    return { status, found: status === 200 ? addresses(text) : [], text };
  };
  return { state, ids, read, later: (milliseconds: number) => (now += milliseconds) };
}

describe('a map of many addresses', () => {
  it('is an index of files, in which each good is once and no file is too long', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 100, max: 150 }),
        async (goods, most) => {
          const { read, ids } = filesOf(goods, most);
          const first = await read('/sitemap.xml');
          const isIndex = first.text.includes('<sitemapindex');
          const files = isIndex
            ? first.found.map((address) => address.slice(PUBLIC_URL.length))
            : ['/sitemap.xml'];
          const maps = await Promise.all(files.map(read));
          expect(maps.every(({ status, found }) => status === 200 && found.length <= most)).toBe(true);
          const all = maps.flatMap(({ found }) => found);
          expect(all.filter((address) => address.includes('/goods/'))).toEqual(
            ids.map((id) => `${PUBLIC_URL}/goods/${id}`),
          );
          expect(all).toContain(`${PUBLIC_URL}/lp/ja`);
          const beyond = Math.ceil(goods / most) + 1;
          expect((await read(`/sitemap-${beyond}.xml`)).status).toBe(404);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('is read in pieces of a thousand', async () => {
    const { read, state } = filesOf(2_500, 50_000);
    expect((await read('/sitemap.xml')).found.length).toBeGreaterThan(2_500);
    expect(state.calls).toBe(3);
  });
});

describe('a file', () => {
  it('is made once for many who ask, and again after ten minutes', async () => {
    const { read, state, later } = filesOf(10, 50_000);
    await Promise.all([read('/sitemap.xml'), read('/sitemap.xml')]);
    await read('/sitemap.xml');
    expect(state.calls).toBe(1);
    later(600_001);
    await read('/sitemap.xml');
    expect(state.calls).toBe(2);
  });

  it('that could not be made is not kept', async () => {
    const { read, state } = filesOf(10, 50_000);
    state.answers = false;
    expect((await read('/sitemap.xml')).status).toBe(503);
    state.answers = true;
    expect((await read('/sitemap.xml')).status).toBe(200);
  });
});
