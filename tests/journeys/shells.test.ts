import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { eventually } from '../../packages/platform/src/testing/eventually';
import { persona } from './acts';
import { LANGUAGES, keepPicture, settled, type Looks } from './browser';
import { fixture } from './fixture';
import { axeFaults, sideways } from './look';
import { startStaticServer, type StaticServer } from './static-server';

const BOOKINGS = path.resolve(__dirname, '../../frontends/bookings-mfe/dist');
const PASSWORD = 'kashikari-demo';
const BROWN = '#8a4b00';

let remote: StaticServer;
beforeAll(async () => {
  remote = await startStaticServer(BOOKINGS);
});
afterAll(() => remote.stop());

// The product has its demonstration, whose two lenders have a host each.
const here = fixture(() => ({ DEMO: '1' }), 'localhost');

const at = (host: string) => here.product.url.replace('127.0.0.1', host);
const COMMON = 'localhost';
const MINATO = 'minato.localhost';
const HIMAWARI = 'himawari.localhost';

/** A window that knows its language at every host. */
async function open(looks: Looks) {
  const window = await here.open(looks);
  await window.context.addInitScript((locale) => {
    if (!localStorage.getItem('kashikari.prefs'))
      localStorage.setItem('kashikari.prefs', JSON.stringify({ locale, wasSignedIn: false }));
  }, looks.language ?? 'ja');
  return window;
}

/** A call from a page of the host. */
async function call(page: Page, method: string, address: string, body?: object) {
  const asked = { method, address, body, token: '' };
  const send = (more: Partial<typeof asked>) =>
    page.evaluate(
      async ({ method: how, address: where, body: what, token }) => {
        const headers: Record<string, string> = { 'Content-Type': 'application/json' };
        if (token) headers['Authorization'] = `Bearer ${token}`;
        const sent = what === undefined ? {} : { body: JSON.stringify(what) };
        const answer = await fetch(`/v1${where}`, { method: how, headers, ...sent });
        return { status: answer.status, body: (await answer.json().catch(() => ({}))) as { token?: string } };
      },
      { ...asked, ...more },
    );
  return {
    asVisitor: () => send({}),
    as: async (email: string) => {
      const login = { method: 'POST', address: '/auth/login', body: { email, password: PASSWORD } };
      const { body: signedIn } = await send(login);
      return send({ token: signedIn.token ?? '' });
    },
  };
}

async function signIn(page: Page, host: string, email: string): Promise<void> {
  const { t } = persona('ja', 'desk');
  await page.goto(`${at(host)}/sign_in`);
  await page.locator('[name=username]').fill(email);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: t('shell', 'signIn.submit'), exact: true }).click();
  await page.waitForURL('**/home');
}

test('each host has the name, colour, ways in, head and mails of its organisation, and axe finds nothing', async () => {
  const first = await open({ language: 'ja' });
  await first.page.goto(at(HIMAWARI));
  const face = { colour: BROWN, welcome: { ja: 'ひまわりの かしだしへ ようこそ。' } };
  // Each service looks at the file every two seconds.
  const current = await call(first.page, 'GET', '/shells/current');
  await eventually(async () => expect((await current.asVisitor()).status).toBe(200));
  const change = await call(first.page, 'PATCH', '/shells/current', face);
  expect((await change.asVisitor()).status).toBe(401);
  expect((await change.as('misaki@example.com')).status).toBe(403);
  expect((await change.as('himawari@example.com')).status).toBe(200);

  const hosts = [
    { host: COMMON, name: 'Kashikari', primary: '#006878', passkey: true },
    { host: MINATO, name: 'みなと大学メディアセンター', primary: '#006878', passkey: true },
    { host: HIMAWARI, name: 'ひまわり保育園', primary: BROWN, passkey: false },
  ];
  for (const [turn, { host, name, primary, passkey }] of hosts.entries()) {
    const language = LANGUAGES[turn] ?? 'ja';
    const { t } = persona(language, 'desk');
    for (const [width, scheme] of [
      ['phone', 'dark'],
      ['desk', 'light'],
    ] as const) {
      const { page, faults } = await open({ language, width, scheme });
      await page.goto(`${at(host)}/lp`);
      await settled(page);
      expect(await page.title()).toContain(name);
      expect(await page.locator('meta[property="og:site_name"]').getAttribute('content')).toBe(name);
      if (scheme === 'light')
        expect(
          await page.evaluate(() =>
            getComputedStyle(document.documentElement).getPropertyValue('--k-primary').trim(),
          ),
        ).toBe(primary);
      expect(await axeFaults(page)).toEqual([]);
      expect(await sideways(page)).toEqual([]);
      await keepPicture(page, `shell-${host.split('.')[0]}-${width}-${language}`);
      await page.goto(`${at(host)}/sign_in`);
      await page.locator('[name=username]').waitFor();
      await settled(page);
      const offered = page.getByRole('button', { name: t('shell', 'passkeys.signIn') });
      expect(await offered.count()).toBe(passkey ? 1 : 0);
      expect(await axeFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
    }
  }

  const wish = await call(first.page, 'POST', '/auth', { email: 'misaki@example.com' });
  expect((await wish.asVisitor()).status).toBe(202);
  // The mail about a new device comes from this host, too, before or after.
  const link = `${at(HIMAWARI)}/auth_redirect?token=`;
  const { text } = await here.product.mailTo('misaki@example.com', link);
  expect(text).toContain('ひまわり保育園からのお知らせです');
}, 240_000);

test('a shell loads its own bookings from its own address, there alone; one of another kit says so, and the rest lives', async () => {
  const file = path.join(here.product.dataDir, 'shells.yaml');
  const own = `    hosts: [${MINATO}]\n    remotes: { bookings: '${remote.url}' }\n`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(`    hosts: [${MINATO}]\n`, own));
  const { page } = await open({ language: 'ja' });
  const { t } = persona('ja', 'desk');
  const policyAt = async (host: string) => {
    const answer = await page.goto(at(host));
    return answer?.headers()['content-security-policy'] ?? '';
  };
  // The file is looked at every two seconds.
  for (let looks = 0; looks < 20 && !(await policyAt(MINATO)).includes(remote.url); looks += 1)
    await page.waitForTimeout(500);
  expect(await policyAt(MINATO)).toContain(remote.url);
  for (const other of [HIMAWARI, COMMON]) expect(await policyAt(other)).not.toContain(remote.url);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ofBookings = () => asked.filter((url) => url.includes('remoteEntry') && !/goods|groups/.test(url));
  for (const [host, entry] of [
    [MINATO, `${remote.url}/remoteEntry.js`],
    [HIMAWARI, `${at(HIMAWARI)}/remotes/bookings/remoteEntry.js`],
  ] as const) {
    await signIn(page, host, 'misaki@example.com');
    asked.length = 0;
    await page.goto(`${at(host)}/bookings/use`);
    await page.getByRole('heading', { name: t('bookings', 'list.title') }).waitFor();
    expect([...new Set(ofBookings())].filter((url) => !url.includes('payments'))).toEqual([entry]);
  }

  const copy = mkdtempSync(path.join(tmpdir(), 'kashikari-kit-'));
  cpSync(BOOKINGS, copy, { recursive: true });
  const entry = path.join(copy, 'remoteEntry.js');
  const built = readFileSync(entry, 'utf8');
  const other = built.replace(/kit:"[\d.]+"/, 'kit:"9.9.0"');
  expect(other).not.toBe(built);
  writeFileSync(entry, other);
  remote.deploy(copy);
  await page.goto(`${at(MINATO)}/bookings/use`);
  await page.getByText(t('kit', 'errors.otherKit')).waitFor();
  await page
    .getByRole('link', { name: t('shell', 'frame.groups') })
    .first()
    .click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await page.getByText(t('kit', 'errors.otherKit')).count()).toBe(0);
  rmSync(copy, { recursive: true, force: true });
}, 240_000);
