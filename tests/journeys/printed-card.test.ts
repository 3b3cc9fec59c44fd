import type { Browser, Page } from 'playwright-core';
import { persona, pickDays } from './acts';
import { openBrowser, openWindow } from './browser';
import { cameraArguments, filmOfPrint, type Film } from './camera';
import { openLendingRoom, type LendingRoom } from './lending-room';
import { fixture } from './fixture';
import { dayAfter } from './today';

const here = fixture();
const act = persona('ja', 'phone');
const day = dayAfter(3);

let room: LendingRoom;
let prints: Readonly<Record<'book' | 'read', Buffer>>;
beforeAll(async () => {
  room = await openLendingRoom(here.product.url, ['デジタルカメラ']);
  for (const permission of ['book', 'read'] as const)
    await room.owner.call('POST', '/auth_tokens', { group_id: room.slug, name: permission, permission });
  const { page, context } = await here.openForAll({ language: 'ja', as: room.owner });
  await page.goto(`/-/${room.slug}/auth_tokens/export`);
  await page.emulateMedia({ media: 'print' });
  const printOf = (name: string) => page.locator('.pcard', { hasText: name }).first().screenshot();
  prints = { book: await printOf('book'), read: await printOf('read') };
  await context.close();
});

/** Holds a printed card before the camera of a signed-out phone, and runs an action. */
async function holdingOut(print: Buffer, then: (page: Page) => Promise<void>): Promise<void> {
  const film: Film = await filmOfPrint(print);
  let browser: Browser | undefined;
  try {
    browser = await openBrowser(cameraArguments(film));
    const { page, faults } = await openWindow(browser, here.product, { language: 'ja', width: 'phone' });
    await page.goto('/member_sign_in');
    await page.getByRole('button', { name: act.t('shell', 'memberSignIn.scan') }).click();
    await page.waitForURL('**/home');
    await page.locator('header').getByText('さくら保育園 備品室').waitFor();
    await then(page);
    expect(faults).toEqual([]);
  } finally {
    await browser?.close();
    film.remove();
  }
}

/** Returns the response to the screen's own call, to compare it with the screen's text. */
const bookingAnswer = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/v1/bookings'),
  );

test('a card that was printed is scanned: its holder is in that one group, and books', async () => {
  await holdingOut(prints.book, async (page) => {
    await page.goto(`/goods/${room.goodIds[0]}/bookings/new`);
    await pickDays(page, act, day, day);
    const answer = bookingAnswer(page);
    await page.getByRole('button', { name: act.t('bookings', 'new.verb'), exact: true }).click();
    expect((await answer).status()).toBe(201);
    await page.waitForURL('**/complete');
  });
}, 180_000);

test('a printed card that only reads shows what the group has, and says why it can’t book', async () => {
  await holdingOut(prints.read, async (page) => {
    await page.goto(`/goods/${room.goodIds[0]}/bookings/new`);
    await page.getByText(act.t('goods', 'whyNot.readOnlyCard')).waitFor();
    const verb = page.getByRole('button', { name: act.t('bookings', 'new.verb'), exact: true });
    expect(await verb.count()).toBe(0);
  });
}, 180_000);
