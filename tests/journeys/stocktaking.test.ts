import type { Browser } from 'playwright-core';
import { lookAs, persona } from './acts';
import { IN_TURN, openBrowser, openWindow } from './browser';
import { sharedProduct, type JourneyProduct } from './journey-product';
import { Keyboard } from './keyboard';
import { openLendingRoom, type LendingRoom } from './lending-room';
import { Person } from './people';
import { today } from './today';

const TITLES = ['三脚', 'デジタルカメラ', 'ICレコーダー'];
const [TRIPOD, CAMERA, RECORDER] = ['KT-001', 'KT-002', 'KT-003'];

let product: JourneyProduct;
let browser: Browser;

beforeAll(async () => {
  product = await sharedProduct();
  browser = await openBrowser();
}, 240_000);
afterAll(() => browser?.close());

/** Creates a group with five tripods, a camera that is out, and a recorder. */
async function storeroom(): Promise<LendingRoom> {
  const room = await openLendingRoom(product.url, TITLES);
  const { owner, goodIds } = room;
  for (const [index, id] of goodIds.entries()) {
    const more = index === 0 ? { quantity: 5 } : {};
    await owner.call('PATCH', `/goods/${id}`, { management_id: `KT-00${index + 1}`, ...more });
  }
  const dates = { start_date: today(), end_date: today() };
  await room.member.call('POST', '/bookings', { good_id: goodIds[1], ...dates });
  // Numbers are looked up in the index.
  await product.setClock(null);
  return room;
}

test.each(IN_TURN)(
  'a whole stocktaking by keyboard: started, counted, checked, closed and settled, in %s on a %s',
  async (language, width) => {
    const act = persona(language, width);
    const t = (key: string, values = {}) => act.t('bookings', `stock.${key}`, values);
    const { owner, slug, goodIds } = await storeroom();
    const { page, context, faults } = await openWindow(browser, product, { language, width, as: owner });
    const keys = new Keyboard(page);
    const tabTo = (name: string) => keys.tabTo(`[data-by="${name}"]`);
    /** Marks what a button or a link is called, so that Tab can be followed to it. */
    const mark = async (role: 'button' | 'link' | 'menuitem' | 'checkbox', name: string) => {
      const found = page.getByRole(role, { name, exact: true }).first();
      await found.waitFor();
      await found.evaluate((element, by) => element.setAttribute('data-by', by), name);
      await tabTo(name);
      await keys.press('Enter');
    };

    await page.goto(`/-/${slug}/stocktaking`);
    await page.locator('.stnew').waitFor();
    await lookAs(page, act, 'stocktaking-none');
    await keys.tabTo('.stnew [name=name]');
    await keys.press('ControlOrMeta+a');
    await keys.type('2026 秋');
    await keys.press('Enter');
    await page.waitForURL('**/stocktaking/create?**');

    // Typed, or by a scanner that types: it ends with Enter and leads to the number, whose Enter leads to the next code.
    const count = async (code: string, pieces: string | null, title: string) => {
      await keys.tabTo('.stcode input');
      await keys.type(code);
      await keys.press('Enter');
      await page.locator('.stcard h2', { hasText: title }).waitFor();
      await page.locator('.stbig input:focus').waitFor();
      if (pieces !== null) await keys.type(pieces);
      if (code === TRIPOD) await lookAs(page, act, 'stocktaking-number');
      await keys.press('Enter');
      await page.locator('.stsaid', { hasText: title }).waitFor();
      await page.locator('.stcode input:focus').waitFor();
    };
    await count(TRIPOD, '4', '三脚');
    // Borrowed, yet here.
    await count(CAMERA, null, 'デジタルカメラ');
    await count(RECORDER, null, 'ICレコーダー');
    await keys.type('XX-9');
    await keys.press('Enter');
    await page.locator('.stunknown').waitFor();
    await lookAs(page, act, 'stocktaking-unknown');

    await page.goto(`/-/${slug}/stocktaking`);
    await page.locator('.stopen .stfig').waitFor();
    await lookAs(page, act, 'stocktaking-counting');
    await mark('link', t('check'));
    await page.waitForURL('**/stocktaking/check?**');
    await page.locator('.stfigs').waitFor();
    await lookAs(page, act, 'stocktaking-compared');
    const { stocktaking_periods: periods } = await owner.call('GET', `/stocktaking_periods?group_id=${slug}`);
    const query = `group_id=${slug}&period_id=${periods[0].id}`;
    const states = async () => {
      const { checks } = await owner.call('GET', `/stocktakings/check?${query}`);
      return Object.fromEntries(
        checks.map((one: { good_id: string; state: string; choice: string | null }) => [
          TITLES[goodIds.indexOf(one.good_id)],
          [one.state, one.choice],
        ]),
      );
    };
    expect(await states()).toEqual({
      三脚: ['short', null],
      デジタルカメラ: ['unexpected', null],
      ICレコーダー: ['match', null],
    });

    await mark('button', t('close.verb'));
    await page.locator('dialog[open]').waitFor();
    await lookAs(page, act, 'stocktaking-close');
    await page
      .locator('dialog[open] .btn')
      .last()
      .evaluate((button) => button.setAttribute('data-by', 'agree'));
    await tabTo('agree');
    await keys.press('Enter');
    await page.getByRole('checkbox', { name: '三脚' }).waitFor();

    const box = page.getByRole('checkbox', { name: '三脚' });
    await box.evaluate((element) => element.setAttribute('data-by', 'box'));
    await tabTo('box');
    await keys.press('Space');
    await mark('button', t('way.lost'));
    await page.getByText(t('decided.lost'), { exact: true }).first().waitFor();
    await lookAs(page, act, 'stocktaking-settled');
    expect((await states())['三脚']).toEqual(['short', 'lost']);
    expect((await owner.call('GET', `/goods/${goodIds[0]}`)).good.quantity).toBe(4);
    expect(faults).toEqual([]);
    await context.close();
  },
  120_000,
);

test('what somebody else counts is on the screen without a reload', async () => {
  const act = persona('ja', 'phone');
  const { owner, slug, goodIds } = await storeroom();
  const manager = await Person.signUp(product.url, '松本 あかり');
  await owner.appoint(manager);
  const { page, context, faults } = await openWindow(browser, product, {
    language: 'ja',
    width: 'phone',
    as: owner,
  });
  await page.goto(`/-/${slug}/stocktaking`);
  await page.locator('.stfig b', { hasText: /^0$/ }).waitFor();
  const body = { group_id: slug, good_id: goodIds[2], actual_quantity: 1, place: 'ホール' };
  await manager.call('POST', '/stocktakings', {
    ...body,
    ...{ scan_id: crypto.randomUUID(), counted_at: new Date(product.now()).toISOString() },
  });
  await page.locator('.stfig b', { hasText: /^1$/ }).waitFor({ timeout: 15_000 });
  await page
    .getByText(act.t('bookings', 'stock.now', { count: 1 }))
    .first()
    .waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
