import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { articlesIn } from '@kashikari/help';
import { escapeHtml } from '@kashikari/kernel';
import request from 'supertest';
import { testApp } from './test-app';

const PUBLIC_URL = 'https://kashikari.example';
const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-help-'));
mkdirSync(path.join(folder, 'shell/dist'), { recursive: true });
writeFileSync(
  path.join(folder, 'shell/dist/index.html'),
  '<!doctype html><html lang="ja"><script type="application/json">{{CONFIG}}</script><title>Kashikari</title></html>',
);
writeFileSync(
  path.join(folder, 'shell/dist/routes.json'),
  JSON.stringify({ screens: ['help', 'help/:slug'], owners: [] }),
);
afterAll(() => rmSync(folder, { recursive: true }));

const app = testApp({} as never, { env: { FRONTENDS_DIR: folder, PUBLIC_URL } });
const read = (address: string, language = 'en') =>
  request(app).get(address).set({ Host: 'kashikari.example', 'Accept-Language': language });

describe('the articles of the help', () => {
  it.each(['ja', 'en', 'ja-Hira'] as const)('are served in %s, with their topics', async (locale) => {
    const { status, body, headers } = await read(`/help/articles/${locale}.json`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'gzip' });
    expect(body).toEqual({
      topics: ['borrow', 'lend', 'groups', 'money', 'notices', 'connect'],
      articles: articlesIn(locale),
    });
    const [first] = body.articles;
    expect(Object.keys(first).sort()).toEqual(
      ['slug', 'topic', 'title', 'summary', 'text', 'updated', 'routes', 'frequent'].sort(),
    );
  });

  it('are not sent again while they are the same', async () => {
    const { headers } = await read('/help/articles/en.json');
    const again = await read('/help/articles/en.json').set('If-None-Match', headers['etag'] ?? '');
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it.each(['/help/articles/fr.json', '/help/articles/..%2f..%2fpackage.json', '/help/articles/'])(
    'are nothing else: %s',
    async (address) => expect((await read(address)).status).toBe(404),
  );
});

describe('the page of an article', () => {
  it('has its title, summary and address, in the language of the visitor', async () => {
    for (const locale of ['ja', 'en'] as const) {
      const article = articlesIn(locale).find(({ slug }) => slug === 'cancel-a-plan');
      const { status, text } = await read('/help/cancel-a-plan', locale);
      expect(status).toBe(200);
      expect(text).toContain(`<title>${escapeHtml(article?.title ?? '')} — Kashikari</title>`);
      expect(text).toContain(`name="description" content="${escapeHtml(article?.summary ?? '')}"`);
      expect(text).toContain(`<link rel="canonical" href="${PUBLIC_URL}/help/cancel-a-plan"/>`);
    }
  });

  it('of an unknown article is the not-found page, and no search engine keeps it', async () => {
    const { status, text } = await read('/help/no-such-article');
    expect(status).toBe(404);
    expect(text).toContain('content="noindex"');
  });
});
