import { addDays } from '@kashikari/kernel';
import { persona, lookAs } from './acts';
import { IN_TURN, settled } from './browser';
import { openLendingRoom } from './lending-room';
import { fixture } from './fixture';
import { dayAfter } from './today';

const here = fixture();
const first = dayAfter(2);
const week = (index: number) => addDays(first, 7 * index);

test.each(IN_TURN)(
  'a range is repeated past what is taken, and the rest of it cancelled (%s, %s)',
  async (language, width) => {
    const act = persona(language, width);
    const t = (key: string) => act.t('bookings', key);
    /** Returns a text for a count of two; only English has plural forms. */
    const two = (key: string) => act.t('bookings', language === 'en' ? `${key}_other` : key, { count: 2 });
    const room = await openLendingRoom(here.product.url, ['プロジェクター']);
    await room.owner.call('POST', '/bookings', {
      good_id: room.goodIds[0],
      start_date: week(1),
      end_date: week(1),
    });
    const { page, faults } = await here.open({ language, width, as: room.member });
    await page.goto(`/goods/${room.goodIds[0]}/bookings/new?from=${first}&to=${first}`);
    await page.getByRole('button', { name: t('repeat.open') }).click();
    await page.waitForURL('**/bookings/new/repeat**');
    await settled(page);
    const boxes = page.getByRole('list', { name: t('repeat.dates') }).getByRole('checkbox');
    await boxes.first().waitFor();
    expect(await boxes.count()).toBe(4);
    expect(await boxes.nth(1).isDisabled()).toBe(true);
    await lookAs(page, act, 'repeat');
    await boxes.nth(2).click();
    await page.getByText(two('repeat.chosen')).waitFor();
    await page.locator('.bkbar button').click();
    await page.waitForURL('**/bookings');

    const { bookings } = await room.member.call('GET', '/bookings?scope=use&sort=start_at');
    expect(bookings.map((one: { start_date: string }) => one.start_date)).toEqual([week(0), week(3)]);
    expect(new Set(bookings.map((one: { series_id: string }) => one.series_id)).size).toBe(1);

    await page.goto(`/bookings/${bookings[0].id}`);
    await page.getByRole('button', { name: t('detail.more') }).click();
    await page.getByRole('menuitem', { name: t('repeat.cancel.verb') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('repeat.cancel.verb') })
      .click();
    await page.getByText(two('repeat.cancel.done')).waitFor();
    expect(faults).toEqual([]);
  },
);
