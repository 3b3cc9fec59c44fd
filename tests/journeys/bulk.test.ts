import type { Page } from 'playwright-core';
import { actInGroup, persona, lookAs, pickDays, type Persona } from './acts';
import { IN_TURN } from './browser';
import { openLendingRoom } from './lending-room';
import { Person } from './people';
import { fixture } from './fixture';
import { dayAfter, today } from './today';

const here = fixture();

const BOOKS = Array.from({ length: 20 }, (_, index) => `絵本 ${String(index + 1).padStart(2, '0')}`);

/** Opens the screen from the list of groups, by the group, and ticks all that is shown. */
async function pickAll(page: Page, act: Persona, slug: string): Promise<void> {
  await page.goto('/groups');
  await page.locator(`main a[href="/-/${slug}"]`).click();
  await actInGroup(page, act, 'group.bulk');
  await page.waitForURL('**/bookings/new/bulk**');
  await page.locator('.pickrow').nth(BOOKS.length).waitFor();
  await page.locator('.bulkall button').click();
}

test.each(IN_TURN)(
  'twenty books are booked at once, without the one that is taken, and come back together, in %s on a %s',
  async (language, width) => {
    const act = persona(language, width);
    const room = await openLendingRoom(here.product.url, BOOKS);
    const { group } = await room.owner.call('GET', `/groups/${room.slug}`);
    await room.owner.call('POST', '/goods', { title: '音楽室', group_ids: [group.id], is_hourly: true });
    const other = await Person.signUp(here.product.url, '田中 そうた');
    await other.join(room.slug);
    const taken = { good_id: room.goodIds[6], start_date: today(), end_date: dayAfter(40) };
    await other.call('POST', '/bookings', taken);
    const { page, faults } = await here.open({ language, width, as: room.member });

    await pickAll(page, act, room.slug);
    await page.locator('.pickrow[aria-checked=true]').nth(19).waitFor();
    expect(await page.locator('.pickrow[aria-checked=true]').count()).toBe(20);
    expect(await page.locator('.pickrow[disabled]').count()).toBe(1);
    await lookAs(page, act, 'bulk-pick');
    await page.locator('.bkbar button').click();

    await pickDays(page, act, today(), dayAfter(2));
    await page.locator('.refuse').waitFor();
    await lookAs(page, act, 'bulk-missing');
    await page.locator('.refuse .alt', { hasText: '絵本 07' }).click();
    await page.locator('.bkbar button:enabled').click();
    await page.waitForURL('**/bookings');
    const { bookings, meta } = await room.member.call('GET', '/bookings?scope=use&per_page=50');
    expect(meta.total).toBe(19);
    expect(new Set(bookings.map((booking: { start_date: string }) => booking.start_date))).toEqual(
      new Set([today()]),
    );

    await page.getByRole('button', { name: act.t('bookings', 'list.others') }).click();
    await page.getByRole('menuitem', { name: act.t('bookings', 'bulkReturn.title') }).click();
    await page.waitForURL('**/bookings/bulk_return');
    await page.locator('.retrow').nth(18).waitFor();
    await page.locator('.retall button').click();
    // One of them comes back at the counter meanwhile.
    await room.owner.call('POST', `/bookings/${bookings[0].id}/return`);
    await lookAs(page, act, 'bulk-return');
    await page.locator('.bkbar button').click();
    await page.locator('#outcomes').waitFor();
    expect(await page.locator('.res').count()).toBe(19);
    await lookAs(page, act, 'bulk-returned');
    const after = await room.member.call('GET', '/bookings?scope=use&state=returned&per_page=50');
    expect(after.meta.total).toBe(19);
    expect(faults).toEqual([]);
  },
  180_000,
);

test('a book that somebody takes meanwhile is named, and the rest is booked in one tap', async () => {
  const act = persona('ja', 'desk');
  const room = await openLendingRoom(here.product.url, BOOKS.slice(0, 3));
  const other = await Person.signUp(here.product.url, '田中 そうた');
  await other.join(room.slug);
  const { page, faults } = await here.open({ language: 'ja', as: room.member });
  await page.goto(`/bookings/new/bulk?group=${room.slug}`);
  await page.locator('.pickrow').nth(2).waitFor();
  await page.locator('.bulkall button').click();
  await page.locator('.bkbar button').click();
  const day = dayAfter(5);
  await pickDays(page, act, day, day);
  await page.locator('.bkbar button:enabled').waitFor();
  await other.call('POST', '/bookings', { good_id: room.goodIds[1], start_date: day, end_date: day });
  // If the page refetches at this moment, it already knows and disables the button.
  await page.locator('.bkbar button').click({ force: true });
  await page
    .locator('.refuse .alt', { hasText: act.t('bookings', 'bulk.without', { title: '絵本 02' }) })
    .click();
  await page.locator('.bkbar button:enabled').click();
  await page.waitForURL('**/bookings');
  const { meta } = await room.member.call('GET', '/bookings?scope=use');
  expect(meta.total).toBe(2);
  expect(faults).toEqual([]);
});
