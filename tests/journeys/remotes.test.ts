import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { persona } from './acts';
import { openLendingRoom } from './lending-room';
import { startStaticServer, type StaticServer } from './static-server';
import { fixture } from './fixture';

const ROOT = resolve(__dirname, '../..');
const GOODS = join(ROOT, 'frontends/goods-mfe');
const act = persona('ja', 'desk');

let server: StaticServer;
beforeAll(async () => {
  server = await startStaticServer(join(GOODS, 'dist'));
});
afterAll(() => server.stop());

const here = fixture(() => ({ REMOTE_GOODS_URL: server.url }));

/** Builds the remote from a copy of its sources in which one word is another; answers the built folder. */
function buildWith(word: string, instead: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'kashikari-remote-'));
  mkdirSync(join(copy, 'frontends'));
  for (const name of ['packages', 'node_modules']) symlinkSync(join(ROOT, name), join(copy, name));
  for (const name of ['webpack.base.cjs', 'first-words.cjs', 'expose-in-entry.cjs', 'routes-manifest.cjs'])
    cpSync(join(ROOT, 'frontends', name), join(copy, 'frontends', name));
  cpSync(GOODS, join(copy, 'frontends/goods-mfe'), {
    recursive: true,
    filter: (source) => !/goods-mfe\/(dist|node_modules)(\/|$)/.test(source),
  });
  const words = join(copy, 'frontends/goods-mfe/src/i18n/ja.json');
  writeFileSync(words, readFileSync(words, 'utf8').replaceAll(`"${word}"`, `"${instead}"`));
  execFileSync('npx', ['webpack', '--mode', 'production'], { cwd: join(copy, 'frontends/goods-mfe') });
  return copy;
}

test('a remote that is down leaves a retry in its place and all else alive; the retry brings it back', async () => {
  const room = await openLendingRoom(here.product.url, ['デジタルカメラ']);
  await server.stop();
  const { page, faults } = await here.open({ language: 'ja', as: room.member });
  await page.goto('/home');
  const retry = page.getByRole('button', { name: act.t('kit', 'retry') });
  await retry.waitFor();
  expect(await page.getByRole('navigation').first().isVisible()).toBe(true);
  await page
    .getByRole('link', { name: act.t('shell', 'frame.groups') })
    .first()
    .click();
  await page.getByText('さくら保育園 備品室').first().waitFor();
  await page
    .getByRole('link', { name: act.t('shell', 'frame.bookings') })
    .first()
    .click();
  await page.getByRole('heading', { name: act.t('bookings', 'list.title') }).waitFor();

  await server.start();
  await page.goto('/home');
  await page.getByText('デジタルカメラ').first().waitFor();
  await server.stop();
  await page.reload();
  await retry.waitFor();
  await server.start();
  await retry.click();
  await page.getByText('デジタルカメラ').first().waitFor();
  expect(faults.filter((fault) => !fault.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
});

test('a remote that is changed and deployed alone shows in the browser; the shell stays as it was', async () => {
  const room = await openLendingRoom(here.product.url, ['デジタルカメラ']);
  const { page, faults } = await here.open({ language: 'ja', as: room.member });
  // Its own scripts: those of other remotes come when they come.
  const shell = async () => {
    const all = await page.evaluate(() =>
      [...document.querySelectorAll('head script')].map((one) => (one as HTMLScriptElement).src),
    );
    return all.filter((src) => src.startsWith(here.product.url) && !src.includes('/remotes/'));
  };
  await page.goto('/home');
  await page.getByRole('heading', { name: act.t('goods', 'list.title') }).waitFor();
  const before = await shell();
  expect(before).not.toEqual([]);

  const copy = buildWith(act.t('goods', 'list.title'), '倉庫の棚');
  server.deploy(join(copy, 'frontends/goods-mfe/dist'));
  await page.reload();
  await page.getByRole('heading', { name: '倉庫の棚' }).waitFor();
  expect(await shell()).toEqual(before);
  expect(faults).toEqual([]);
  rmSync(copy, { recursive: true, force: true });
}, 180_000);
