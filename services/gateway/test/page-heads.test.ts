import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { escapeHtml, notFound, type Call } from '@kashikari/kernel';
import { shells as shellMessages } from '@kashikari/contracts';
import { ShellDirectory, createLogger } from '@kashikari/platform/edge';
import request from 'supertest';
import { ShellLenders } from '../src/shells/shell-lenders';
import { testApp } from './test-app';

const PUBLIC_URL = 'https://kashikari.example';
const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-heads-'));
const put = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
put(
  'shell/dist/index.html',
  '<!doctype html><html lang="ja"><script type="application/json">{{CONFIG}}</script><link rel="icon" href="/favicon.svg"/><title>Kashikari</title></html>',
);
put(
  'shell/dist/app.webmanifest',
  JSON.stringify({ name: 'Kashikari 貸し借り', short_name: 'Kashikari', id: '/' }),
);
put('shell/dist/routes.json', JSON.stringify({ screens: ['/', 'terms', 'goods/:id', '-/:id'], owners: [] }));
put(
  'shells.yaml',
  `shells:
  - { id: minato-university, hosts: [lend.minato.example, minato.example], accounts: [minato_library] }
  - { id: himawari, hosts: [himawari.example], accounts: [himawari] }
`,
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

const LENDERS: Readonly<Record<string, string>> = {
  minato_library: '019a0000-0000-7000-8000-000000000001',
  himawari: '019a0000-0000-7000-8000-000000000002',
};
const good = (last: number, more: object) => ({
  id: `019a0000-0000-7000-8000-0000000000${last}`,
  ...{ title: 'カメラ', description: '', isHidden: false, images: [], ownerId: LENDERS['himawari'] },
  ...more,
});
const CAMERA = good(10, {
  ...{ title: 'カメラ </title><script>alert(1)</script>', description: 'よく写る\n"一眼"です。' },
  images: [{ publicUrl: '/files/images/1/full.webp' }],
});
const HIDDEN = good(11, { title: '秘密の箱', isHidden: true });
const GROUP = { id: LENDERS['himawari'], slug: 'himawari', name: 'ひまわり組', description: '園の備品' };
const UNKNOWN = '019a0000-0000-7000-8000-000000000099';

/** A catalog and an identity that know the records above, and record their callers. */
const asked: Call[] = [];
const hanging = { catalog: false };
const services = {
  seats: {
    resolveAccounts: async ({ who }: { who: string[] }) => ({
      accounts: who.map((one) => ({ who: one, id: LENDERS[one] })),
    }),
  },
  goods: {
    getGood: async ({ id }: { id: string }, call: Call) => {
      asked.push(call);
      if (hanging.catalog) await new Promise(() => undefined);
      const found = [CAMERA, HIDDEN].find((one) => one.id === id);
      if (!found || call.actor.within?.includes(String(found.ownerId)) === false) throw notFound('good', id);
      return { good: found };
    },
  },
  groups: { getGroup: async () => ({ group: { ...GROUP, coverImageId: '', logoImageId: '7' } }) },
};
const lenders = new ShellLenders({ services: services as never, logger });
const app = testApp(services as never, { env: { FRONTENDS_DIR: folder, PUBLIC_URL }, shells, lenders });

const COMMON = 'kashikari.example';
const MINATO = 'lend.minato.example';
const HIMAWARI = 'himawari.example';

async function headAt(host: string, address: string, language = 'ja') {
  const { text, status } = await request(app).get(address).set({ Host: host, 'Accept-Language': language });
  const found = Object.fromEntries(
    [...text.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"\/>/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  return {
    ...{ status, text, ...found },
    title: /<title>([^<]*)<\/title>/.exec(text)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"\/>/.exec(text)?.[1],
  };
}

describe('the head of a page', () => {
  it('of a good for visitors has its title, description, picture and address, at the host that shows it', async () => {
    for (const [host, site] of [
      [COMMON, 'Kashikari'],
      [HIMAWARI, 'himawari'],
    ] as const) {
      const title = escapeHtml(`${CAMERA.title} — ${site}`);
      expect(await headAt(host, `/goods/${CAMERA.id}?from=mail`)).toMatchObject({
        ...{ status: 200, title, 'og:title': title, 'og:site_name': site },
        ...{
          description: 'よく写る &quot;一眼&quot;です。',
          'og:description': 'よく写る &quot;一眼&quot;です。',
        },
        ...{
          canonical: `https://${host}/goods/${CAMERA.id}`,
          'og:url': `https://${host}/goods/${CAMERA.id}`,
        },
        'og:image': `https://${host}/files/images/1/full.webp`,
      });
    }
  });

  it('of a group has its name, description, logo and present address', async () => {
    expect(await headAt(HIMAWARI, `/-/former-name`)).toMatchObject({
      ...{ title: 'ひまわり組 — himawari', description: '園の備品' },
      ...{ canonical: 'https://himawari.example/-/himawari' },
      'og:image': 'https://himawari.example/files/images/7/full.webp',
    });
  });

  it('of a legal page is in the language of the visitor', async () => {
    const { text, ...head } = await headAt(MINATO, '/terms', 'en');
    expect(head).toMatchObject({ title: 'Terms of use — minato-university' });
    expect(text).toContain('<html lang="en">');
    expect(await headAt(COMMON, '/terms')).toMatchObject({ title: '利用規約 — Kashikari' });
  });

  it('lets no text of a person end an element', async () => {
    const { text } = await headAt(COMMON, `/goods/${CAMERA.id}`);
    expect(text.match(/<\/title>/g)).toHaveLength(1);
    expect(text).not.toContain('<script>');
  });

  it('of nothing has no address, and no search engine keeps it', async () => {
    expect(await headAt(MINATO, '/nonsense')).toMatchObject({
      ...{ status: 404, title: 'minato-university', canonical: undefined, robots: 'noindex' },
    });
  });

  it('is the same for what is hidden, of another organisation and unknown, apart from the address', async () => {
    const bytes = async (host: string, id: string) =>
      (await headAt(host, `/goods/${id}`)).text.replaceAll(id, 'ID');
    for (const [host, id] of [
      [HIMAWARI, HIDDEN.id],
      [COMMON, HIDDEN.id],
      [MINATO, CAMERA.id],
    ] as const)
      expect(await bytes(host, id)).toBe(await bytes(host, UNKNOWN));
  });

  it('is asked for as a visitor, narrowed to the accounts of the shell, whoever comes', async () => {
    asked.splice(0);
    for (const host of [COMMON, MINATO])
      await request(app)
        .get(`/goods/${UNKNOWN}`)
        .set({ Host: host, Authorization: 'Bearer x', Cookie: 'a=b' });
    expect(asked.map(({ actor }) => [actor.kind, actor.within])).toEqual([
      ['visitor', undefined],
      ['visitor', [LENDERS['minato_library']]],
    ]);
  });

  it('is that of the site while catalog does not answer, within a second', async () => {
    hanging.catalog = true;
    const began = performance.now();
    expect(await headAt(HIMAWARI, `/goods/${CAMERA.id}`)).toMatchObject({ status: 200, title: 'himawari' });
    expect(performance.now() - began).toBeLessThan(1000);
    hanging.catalog = false;
  });
});

describe('a shell that has decided how it looks', () => {
  const face = shellMessages.Shell.fromJSON({
    ...{ id: 'himawari', version: 1, name: 'ひまわり </title>', short_name: 'ひまわり', locales: ['ja'] },
    ...{ logo_image_id: '8', icon_image_id: '9', welcome: { ja: '園の\nみなさんへ' } },
  });
  const own = testApp({ ...services, shells: { getShell: async () => ({ shell: face }) } } as never, {
    env: { FRONTENDS_DIR: folder, PUBLIC_URL },
    ...{ shells, lenders },
  });
  const at = (host: string, address: string) =>
    request(own).get(address).set({ Host: host, 'Accept-Language': 'ja' }).redirects(0);

  it('has its name, welcome, logo and icon in the head of its pages', async () => {
    const { text } = await at(HIMAWARI, '/');
    expect(text).toContain('<title>ひまわり &lt;/title&gt;</title>');
    expect(text).toContain('<meta name="description" content="園の みなさんへ"/>');
    expect(text).toContain(
      '<meta property="og:image" content="https://himawari.example/files/images/8/full.webp"/>',
    );
    expect(text).toContain('<link rel="icon" href="/files/images/9/thumb.webp"/>');
    expect((await at(COMMON, '/')).text).toContain('<link rel="icon" href="/favicon.svg"/>');
  });

  it('has its icon at the addresses that browsers ask for by themselves', async () => {
    for (const address of ['/favicon.ico', '/apple-touch-icon.png']) {
      const { status, headers } = await at(HIMAWARI, address);
      expect([status, headers['location']]).toEqual([302, '/files/images/9/thumb.webp']);
    }
  });
});

it('/app.webmanifest has the name of the host, of twelve characters below an icon', async () => {
  const namesAt = async (host: string) => {
    const { text, headers } = await request(app).get('/app.webmanifest').set('Host', host).buffer(true);
    expect(headers['content-type']).toContain('application/manifest+json');
    return JSON.parse(text) as object;
  };
  expect(await namesAt(COMMON)).toEqual({ name: 'Kashikari 貸し借り', short_name: 'Kashikari', id: '/' });
  expect(await namesAt(MINATO)).toEqual({ name: 'minato-university', short_name: 'minato-unive', id: '/' });
});
