import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { eventually } from '../../packages/platform/src/testing/eventually';
import { lookAs, persona } from './acts';
import { settled } from './browser';
import { startCollector } from './collector';
import { fixture } from './fixture';
import { openLendingRoom, type LendingRoom } from './lending-room';

type Collector = Awaited<ReturnType<typeof startCollector>>;

let collector: Collector;
beforeAll(async () => {
  collector = await startCollector();
});
afterAll(() => collector.close());

const notices = mkdtempSync(path.join(tmpdir(), 'kashikari-notices-'));
writeFileSync(
  path.join(notices, 'course.ja.md'),
  '# 撮影講習会のお知らせ\n\n土曜日の10時から、会議室で行います。',
);
afterAll(() => rmSync(notices, { recursive: true }));

const here = fixture(() => ({
  ...{ ANALYTICS_ENDPOINT: collector.url, ANALYTICS_RECEIVER: '株式会社しゅうけい（日本）' },
  ...{ ADS: 'house', ADS_DIR: notices },
}));

const act = persona('ja', 'phone');

/** Everything that a browser may store without consent: the session, its device, the choice, and inputs of forms. */
const NECESSARY =
  /^kashikari(_(refresh|known|consent)$|_kept_|[.](prefs|accounts|renewal|notice|returnTo|aside|draft[.].*)$)/;
function foreignRequests(page: Page): string[] {
  const foreign: string[] = [];
  page.context().on('request', (request) => {
    const address = request.url();
    if (/^https?:/.test(address) && !address.startsWith(here.product.url)) foreign.push(address);
  });
  return foreign;
}

/** Names of everything that the browser stores. */
async function stored(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies, ...keys];
}

const optional = async (page: Page) => (await stored(page)).filter((name) => !NECESSARY.test(name));

const choiceOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'kashikari_consent');

const banner = (page: Page) => page.getByRole('region', { name: act.t('shell', 'cookies.region') });
const answer = (page: Page, key: string) =>
  page.getByRole('button', { name: act.t('shell', `cookies.${key}`), exact: true });

/** Home, a good, a booking from now on, and the list of bookings. */
async function walk(page: Page, room: LendingRoom, good: number): Promise<void> {
  await page.goto('/home');
  await settled(page);
  await page.goto(`/goods/${room.goodIds[good]}`);
  await page.getByRole('link', { name: act.t('goods', 'detail.now') }).click();
  await page.waitForURL('**/bookings/new/now');
  await page.locator('main .lengths label').first().waitFor();
  await page.locator('main .fromnow button.p').click();
  await page.waitForURL('**/complete');
  await settled(page);
  await page.goto('/bookings');
  await settled(page);
}

test('nothing leaves the site before consent and after a no; after a yes, events without ids; none once it is withdrawn', async () => {
  const room = await openLendingRoom(here.product.url, ['三脚', 'マイク', '延長コード'], { max_days: 3 });
  const { page, faults } = await here.open({ language: 'ja', width: 'phone', as: room.member });
  const foreign = foreignRequests(page);

  // Not answered.
  await page.goto('/home');
  await banner(page).waitFor();
  await lookAs(page, act, 'consent-asked');
  await walk(page, room, 0);
  expect([await choiceOf(page), await optional(page)]).toEqual([undefined, []]);

  // No.
  await banner(page).waitFor();
  await answer(page, 'only').click();
  await banner(page).waitFor({ state: 'detached' });
  await walk(page, room, 1);
  expect(await banner(page).count()).toBe(0);
  const refused = await choiceOf(page);
  expect(refused).toMatchObject({ value: '1', sameSite: 'Lax', path: '/' });
  const days = ((refused?.expires ?? 0) * 1000 - (here.product.now() - here.product.ahead)) / 86_400_000;
  expect(Math.round(days)).toBe(180);
  expect([foreign, collector.events, await optional(page)]).toEqual([[], [], []]);

  // The operator's notice is a text of this site; it needs no consent, and can be closed.
  await page.goto('/home');
  const notice = page.getByRole('region', { name: act.t('shell', 'notices.from') });
  await notice.getByRole('heading', { name: '撮影講習会のお知らせ' }).waitFor();
  await lookAs(page, act, 'operator-notice');
  await notice.getByRole('button', { name: act.t('shell', 'notices.close') }).click();
  await notice.waitFor({ state: 'detached' });
  expect(foreign).toEqual([]);

  // Yes, on the page of cookies; it holds from the next page on.
  await page.goto('/cookies');
  const choice = page.getByRole('switch', { name: act.t('shell', 'cookies.analytics') });
  await choice.waitFor();
  await lookAs(page, act, 'consent-choice');
  await choice.click();
  await answer(page, 'save').click();
  await page.getByText(act.t('shell', 'cookies.savedNext')).waitFor();
  expect([foreign, collector.events]).toEqual([[], []]);
  await page.reload();
  await walk(page, room, 2);
  await page.goto('/cookies');
  const screens = await eventually(() => {
    const names = collector.events.map(({ screen }) => screen);
    expect(names).toContain('/bookings');
    return names;
  });
  expect(screens).toEqual(expect.arrayContaining(['/home', '/goods/:id', '/bookings/:id/complete']));
  expect(screens.some((screen) => /^\/goods\/:\w+\/bookings\/new\/now$/.test(screen ?? ''))).toBe(true);
  for (const event of collector.events) {
    expect(Object.keys(event).sort()).toEqual(['at', 'locale', 'name', 'screen', 'version', 'width']);
    expect(event['name']?.length).toBeLessThanOrEqual(40);
  }
  const all = JSON.stringify(collector.events);
  expect(all).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  for (const secret of [room.slug, room.member.id, room.member.email, '佐藤', '三脚'])
    expect(all).not.toContain(secret);
  for (const { cookie, referer } of collector.headers)
    expect([cookie, referer]).toEqual([undefined, undefined]);
  expect(foreign.filter((address) => address !== collector.url)).toEqual([]);
  expect(await optional(page)).toEqual([]);

  // Withdrawn: at once, and for the pages after it.
  await answer(page, 'only').click();
  await page.getByText(act.t('shell', 'cookies.saved'), { exact: true }).waitFor();
  const count = collector.events.length;
  await page
    .getByRole('link', { name: act.t('shell', 'frame.help') })
    .first()
    .click();
  await page.waitForURL('**/help');
  await page.goto('/home');
  await settled(page);
  await page.goto('/groups');
  await settled(page);
  expect((await choiceOf(page))?.value).toBe('1');
  expect(collector.events).toHaveLength(count);
  expect(faults).toEqual([]);
}, 180_000);
