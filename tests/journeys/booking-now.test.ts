import { persona, lookAs } from './acts';
import { IN_TURN } from './browser';
import { openLendingRoom } from './lending-room';
import { fixture } from './fixture';

const here = fixture();

test.each(IN_TURN)(
  'a good is borrowed from now by a length and one button, and then no more, in %s on a %s',
  async (language, width) => {
    const act = persona(language, width);
    const room = await openLendingRoom(here.product.url, ['デジタルカメラ'], { max_days: 3 });
    const { page, faults } = await here.open({ language, width, as: room.member });
    const good = `/goods/${room.goodIds[0]}`;

    await page.goto(good);
    await page.getByRole('link', { name: act.t('goods', 'detail.now') }).click();
    await page.waitForURL('**/bookings/new/now');
    const lengths = page.locator('main .lengths label');
    await lengths.nth(2).waitFor();
    expect(await lengths.count()).toBe(3);
    await lookAs(page, act, 'booking-now');
    await lengths.nth(1).click();
    await page.locator('main .fromnow button.p').click();
    await page.waitForURL('**/complete');

    await page.goto(`${good}/bookings/new/now`);
    await page.getByText(act.t('bookings', 'now.none')).waitFor();
    await lookAs(page, act, 'booking-now-none');

    expect(faults).toEqual([]);
  },
  120_000,
);

test('a good lent by the hour is borrowed from the running quarter', async () => {
  const act = persona('ja', 'desk');
  const room = await openLendingRoom(here.product.url, ['スタジオの鍵'], { is_hourly: true });
  const { page, faults } = await here.open({ as: room.member });
  await page.goto(`/goods/${room.goodIds[0]}/bookings/new/now`);
  await page.locator('main .lengths label').first().waitFor();
  await lookAs(page, act, 'booking-now-hours');
  await page.locator('main .fromnow button.p').click();
  await page.waitForURL('**/complete');
  expect(faults).toEqual([]);
});
