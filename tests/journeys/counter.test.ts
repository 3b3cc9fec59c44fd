import type { Browser } from 'playwright-core';
import { persona, lookAs } from './acts';
import type { LANGUAGES } from './browser';
import { IN_TURN, openBrowser, openWindow, type Width } from './browser';
import { cameraArguments, filmOf, type Film } from './camera';
import { Keyboard } from './keyboard';
import { openLendingRoom, type LendingRoom } from './lending-room';
import { Person } from './people';
import { sharedProduct, type JourneyProduct } from './journey-product';
import { dayAfter, today } from './today';

let product: JourneyProduct;
let room: LendingRoom;
let film: Film;
let browser: Browser;

beforeAll(async () => {
  product = await sharedProduct();
  room = await openLendingRoom(product.url, ['デジタルカメラ', '三脚', '三脚', 'ICレコーダー']);
  await room.owner.call('PATCH', `/users/${room.owner.id}`, { manage_hand_over: true });
  for (const [index, id] of room.goodIds.entries()) {
    await room.owner.call('PATCH', `/goods/${id}`, { management_id: `KS-00${index + 1}` });
  }
  // Numbers are looked up in the index.
  await product.setClock(null);
  film = filmOf(`${product.url}/goods/${room.goodIds[0]}`);
  browser = await openBrowser(cameraArguments(film));
}, 240_000);

afterAll(async () => {
  await browser?.close();
  film?.remove();
});

/** The field at the counter, as a person uses it: letters, then Enter. */
async function openCounter(language: (typeof LANGUAGES)[number], width: Width, owner = room.owner) {
  const window = await openWindow(browser, product, { language, width, as: owner });
  const { page } = window;
  await page.goto('/bookings/counter');
  await page.locator('.ctpeople .lrow').first().waitFor();
  const keys = new Keyboard(page);
  const scan = async (code: string) => {
    await page.locator('.wedge input').focus();
    await keys.type(code);
    await keys.press('Enter');
  };
  return { ...window, scan };
}

test.each(IN_TURN)(
  'staff lend by name, camera and number, and take back by the number alone, in %s on a %s',
  async (language, width) => {
    const act = persona(language, width);
    const borrower = await Person.signUp(product.url, `森 みどり ${language} ${width}`);
    await borrower.join(room.slug);
    const { page, context, faults, scan } = await openCounter(language, width);
    await lookAs(page, act, 'counter-person');
    await scan(`森 みどり ${language} ${width}`);
    await page.locator('.ctperson', { hasText: '森 みどり' }).waitFor();

    await page.locator('.wedge button').click();
    await page.locator('.ctcol .lrow', { hasText: 'デジタルカメラ' }).waitFor();
    await scan('ks-004');
    await page.locator('.ctcol .lrow', { hasText: 'ICレコーダー' }).waitFor();
    await page.locator('.wedge button').click();
    await page.locator('.ctlend .btn.p:enabled').waitFor();
    await lookAs(page, act, 'counter');
    await page.locator('.wedge input').focus();
    await page.keyboard.press('Enter');
    await page.getByText(act.t('bookings', 'counter.allLent'), { exact: true }).waitFor();
    await lookAs(page, act, 'counter-done');

    const { bookings } = await borrower.call('GET', '/bookings?scope=use');
    expect(bookings.map((one: { good_title: string }) => one.good_title).sort()).toEqual([
      'ICレコーダー',
      'デジタルカメラ',
    ]);
    expect(bookings[0]).toMatchObject({
      state: 'handed_over',
      start_date: today(),
      end_date: dayAfter(6),
    });

    await page.keyboard.press('Enter');
    await page.locator('.ctpeople').waitFor();
    await scan('KS-001');
    await page.locator('.lrow', { hasText: 'デジタルカメラ' }).waitFor();
    await scan('KS-004');
    await page.locator('.lrow', { hasText: 'ICレコーダー' }).waitFor();
    const after = await borrower.call('GET', '/bookings?scope=use&state=returned');
    expect(after.meta.total).toBe(2);
    expect(faults).toEqual([]);
    await context.close();
  },
  120_000,
);

test('what is refused stays with an equal thing to take, and holds up nobody', async () => {
  const act = persona('ja', 'desk');
  const { page, context, scan } = await openCounter('ja', 'desk');
  await page.locator('.ctpeople .lrow', { hasText: '佐藤 はるか' }).click();
  await scan('KS-002');
  await scan('KS-004');
  await page.locator('.ctcol .list .lrow').nth(1).waitFor();
  await page.locator('.ctlend .btn.p', { hasText: '2' }).waitFor();
  // Somebody else books the tripod in the meantime.
  const other = await Person.signUp(product.url, '井上 かな');
  await other.join(room.slug);
  const range = { start_date: today(), end_date: today() };
  await other.call('POST', '/bookings', { good_id: room.goodIds[1], ...range });
  await page.locator('.ctlend .btn.p').click();
  await page.getByText(act.t('bookings', 'counter.lent'), { exact: true }).waitFor();
  await page.getByRole('button', { name: act.t('bookings', 'bulk.swap', { title: '三脚' }) }).click();
  await page.locator('.ctlend .btn.p:enabled').click();
  await page.getByText(act.t('bookings', 'counter.allLent'), { exact: true }).waitFor();
  const { bookings } = await room.member.call('GET', '/bookings?scope=use&state=handed_over');
  expect(bookings.map((one: { good_id: string }) => one.good_id).sort()).toEqual(
    [room.goodIds[2], room.goodIds[3]].sort(),
  );
  await context.close();
});

test('a number that nobody knows is said, and Esc takes the last thing off', async () => {
  const act = persona('ja', 'desk');
  const { page, context, scan } = await openCounter('ja', 'desk');
  await scan('XX-999');
  await page.getByText(act.t('bookings', 'counter.said.unknown', { code: 'XX-999' })).waitFor();
  await page.locator('.ctpeople .lrow', { hasText: '佐藤 はるか' }).click();
  await scan('KS-001');
  await page.locator('.ctcol .list .lrow').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(act.t('bookings', 'counter.nothingYet')).waitFor();
  await context.close();
});

test('a member card is the person, and what is lent by the hour goes out from now or for hours chosen', async () => {
  const act = persona('ja', 'phone');
  const {
    owner,
    slug,
    goodIds: [goodId],
  } = await openLendingRoom(product.url, ['録音室'], { is_hourly: true });
  const { auth_token: card } = await owner.call('POST', '/auth_tokens', { group_id: slug, name: '来館者 7' });
  const { page, context, faults, scan } = await openCounter('ja', 'phone', owner);
  await scan(`${product.url}/auth_tokens/nobody`);
  await page.getByText(act.t('bookings', 'counter.said.noCard')).waitFor();
  await scan(`${product.url}/auth_tokens/${card.jti}`);
  await page.locator('.ctperson', { hasText: '来館者 7' }).waitFor();
  await scan(`${product.url}/goods/${goodId}`);
  await page.getByText(act.t('bookings', 'counter.hoursFromNow')).waitFor();
  await page.locator('.ctlend .step button').last().click();
  await page.locator('.ctlend .step output', { hasText: '2' }).waitFor();
  await lookAs(page, act, 'counter-hours');
  await page.getByRole('button', { name: act.t('bookings', 'counter.pickHours') }).click();
  await page.locator('.ctlend .hp').waitFor();
  await lookAs(page, act, 'counter-hours-chosen');
  await page.getByRole('button', { name: act.t('bookings', 'counter.fromNow') }).click();
  await page.locator('.ctlend .btn.p:enabled').click();
  await page.getByText(act.t('bookings', 'counter.allLent'), { exact: true }).waitFor();
  const { bookings } = await owner.call('GET', `/bookings?scope=lend&good_id=${goodId}`);
  expect(bookings).toMatchObject([{ user_id: card.user_id, duration: 120, method: 'scan' }]);
  expect(faults).toEqual([]);
  await context.close();
});
