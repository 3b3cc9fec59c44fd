import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALES } from '@kashikari/kernel';
import request from 'supertest';
import { testApp } from './test-app';

const ORIGIN = 'https://kashikari.example.ac.jp';
const html = 'text/html,application/xhtml+xml';
const built = testApp({}, { env: { PUBLIC_URL: ORIGIN } });
const read = (address: string, language = 'ja', app = built) =>
  request(app).get(address).set({ Accept: html, 'Accept-Language': language });

const words = (remote: string, locale: string) =>
  JSON.parse(
    readFileSync(path.resolve(__dirname, `../../../frontends/${remote}/src/i18n/${locale}.json`), 'utf8'),
  ) as Record<string, Record<string, string>>;

/** The pages, and a title, a description and a sentence of each. */
const pages = (locale: string) => {
  const { landing, help, frame } = words('shell', locale);
  const prices = words('payments-mfe', locale) as unknown as Record<string, string>;
  return [
    ['/lp', `/lp/${locale}`, landing!['title'], landing!['lead'], landing!['refuse']],
    ['/lp/books', `/lp/books?lang=${locale}`, landing!['booksTitle'], landing!['booksLead'], landing!['end']],
    ['/support', `/support?lang=${locale}`, frame!['help'], help!['about'], help!['askHint']],
    [
      ...['/subscriptions/pricing', `/subscriptions/pricing?lang=${locale}`],
      ...[prices['title'], prices['intro'], prices['startFree']],
    ],
  ] as [address: string, canonical: string, title: string, description: string, sentence: string][];
};

describe('pages without JavaScript, as they were built', () => {
  it.each(LOCALES)(
    'hold their text in %s, with title, description, canonical and alternates',
    async (lng) => {
      for (const [address, canonical, title, description, sentence] of pages(lng)) {
        const { status, text, headers } = await read(address, lng);
        expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
        expect(headers['vary']).toContain('Accept-Language');
        expect(text).toContain(`<html lang="${lng}">`);
        expect(text).toContain(`<title>${title} — Kashikari</title>`);
        expect(text).toContain(`<meta name="description" content="${description}"/>`);
        expect(text).toContain(`<link rel="canonical" href="${ORIGIN}${canonical}"/>`);
        for (const other of LOCALES) expect(text).toContain(`hreflang="${other}" href="${ORIGIN}`);
        expect(text).toContain('<meta property="og:title"');
        // The text is outside the shell's element, so that it can be read without a script.
        const [, body = ''] = text.split('<div id="static">');
        expect(body.replaceAll('<!-- -->', '')).toContain(sentence);
        expect(text).not.toMatch(/<style|<script>|\{\{/);
      }
    },
  );

  it('follow the address before the browser', async () => {
    for (const address of ['/lp/en', '/lp?lang=en', '/support?lang=en', '/lp/books?lang=en'])
      expect((await read(address, 'ja')).text).toContain('<html lang="en">');
    expect((await read('/lp/fr', 'ja')).text).toContain('<div id="root"></div><noscript>');
  });

  it('take nothing of a stranger’s request into their text', async () => {
    const mark = '"><script>alert(1)</script>';
    const { text } = await read(`/lp?lang=${encodeURIComponent(mark)}`, mark).set('Host', 'evil.example');
    expect(text).not.toMatch(/alert|evil/);
    expect((await request(built).get('/pages/landing.ja.html').set('Accept', html)).status).toBe(404);
  });

  it('promise an answer only where the operator has set a contact, and say where', async () => {
    const told = testApp({}, { env: { PUBLIC_URL: ORIGIN, OPERATOR_CONTACT: 'help@k.example' } });
    for (const locale of LOCALES) {
      const offer = words('shell', locale)['help']!['missing']!;
      expect((await read('/support', locale, told)).text).toContain(offer);
      expect((await read('/support', locale, told)).text).toContain('href="mailto:help@k.example"');
      for (const [address] of pages(locale)) expect((await read(address, locale)).text).not.toContain(offer);
    }
    const { body } = await request(told).get('/config.json');
    expect(body.contact).toBe('help@k.example');
  });
});

it('escapes the operator’s contact', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-static-'));
  mkdirSync(path.join(folder, 'shell/dist/pages'), { recursive: true });
  for (const locale of LOCALES)
    writeFileSync(path.join(folder, `shell/dist/pages/support.contact.${locale}.html`), '<p>{{CONTACT}}</p>');
  const env = { FRONTENDS_DIR: folder, OPERATOR_CONTACT: 'https://k.example/?<b>&"' };
  const { text } = await read('/support', 'ja', testApp({}, { env }));
  expect(text).toBe('<p>https://k.example/?&lt;b&gt;&amp;&quot;</p>');
  rmSync(folder, { recursive: true });
});
