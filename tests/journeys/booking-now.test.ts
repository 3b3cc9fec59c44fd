import type { Browser } from 'playwright-core';
import { cast, lookAs } from './acts';
import { LANGUAGES, openBrowser, openWindow, type Width } from './browser';
import { openLendingRoom } from './lending-room';
import { startStage, type Stage } from './stage';

let stage: Stage;
let browser: Browser;

beforeAll(async () => {
  stage = await startStage();
  browser = await openBrowser();
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await stage?.stop();
}, 60_000);

const CASES = LANGUAGES.flatMap((language) =>
  (['phone', 'desk'] satisfies Width[]).map((width) => [language, width] as const),
);

test.each(CASES)(
  'a good is borrowed from now by one tap, and then no more, in %s on a %s',
  async (language, width) => {
    const act = cast(language, width);
    const room = await openLendingRoom(stage.url, ['デジタルカメラ'], { max_days: 3 });
    const { context, page, faults } = await openWindow(browser, stage.url, {
      language,
      width,
      as: room.member,
    });
    const here = `/goods/${room.goodIds[0]}`;

    await page.goto(here);
    await page.getByRole('link', { name: act.t('goods', 'detail.now') }).click();
    await page.waitForURL('**/bookings/new/now');
    const verbs = page.locator('main .list button');
    await verbs.nth(2).waitFor();
    expect(await verbs.count()).toBe(3);
    await lookAs(page, act, 'booking-now');
    await verbs.nth(1).click();
    await page.waitForURL('**/complete');

    await page.goto(`${here}/bookings/new/now`);
    await page.getByText(act.t('bookings', 'now.none')).waitFor();
    await lookAs(page, act, 'booking-now-none');

    expect(faults).toEqual([]);
    await context.close();
  },
  120_000,
);

test('a good lent by the hour is borrowed from the running quarter', async () => {
  const act = cast('ja', 'desk');
  const room = await openLendingRoom(stage.url, ['スタジオの鍵'], { is_hourly: true });
  const { context, page, faults } = await openWindow(browser, stage.url, { as: room.member });
  await page.goto(`/goods/${room.goodIds[0]}/bookings/new/now`);
  await page.locator('main .list button').first().waitFor();
  await lookAs(page, act, 'booking-now-hours');
  await page.locator('main .list button').first().click();
  await page.waitForURL('**/complete');
  expect(faults).toEqual([]);
  await context.close();
});
