import { lookAs, persona } from './acts';
import { IN_TURN } from './browser';
import { fixture } from './fixture';
import { openLendingRoom } from './lending-room';
import { dayAfter } from './today';

const here = fixture();

test.each(IN_TURN)(
  'a priced good is booked at the price shown, settled by hand, receipted, and refunded by half when cancelled, in %s on a %s',
  async (language, width) => {
    const act = persona(language, width);
    const room = await openLendingRoom(here.product.url, ['4人用テント'], { price_per_day: 1000 });
    const [goodId] = room.goodIds;

    const borrower = await here.open({ language, width, as: room.member });
    const { page } = borrower;
    await page.goto(`/goods/${goodId}/bookings/new?from=${dayAfter(2)}&to=${dayAfter(3)}`);
    await page.locator('.quote .sum').first().waitFor();
    await lookAs(page, act, 'booking-priced');
    await page.getByRole('button', { name: act.t('bookings', 'new.verb'), exact: true }).click();
    await page.waitForURL('**/complete');
    await page.locator('a[href^="/payments/"]').click();
    await page.getByText(act.t('payments', 'status.draft')).waitFor();
    await lookAs(page, act, 'payment-unsettled');
    const path = new URL(page.url()).pathname;

    const lender = await here.open({ language, width, as: room.owner });
    await lender.page.goto(path);
    await lender.page.locator('[name=note]').fill('窓口で');
    await lookAs(lender.page, act, 'payment-settle');
    await lender.page.getByRole('button', { name: act.t('payments', 'settle.verb') }).click();
    await lender.page.getByRole('button', { name: act.t('payments', 'refund.open') }).waitFor();
    await lookAs(lender.page, act, 'payment-settled');

    await page.reload();
    await page.getByRole('link', { name: act.t('payments', 'receipt.open') }).click();
    await page.getByText(act.t('payments', 'receipt.to')).waitFor();
    await lookAs(page, act, 'receipt');

    await page.goBack();
    await page.getByRole('link', { name: act.t('payments', 'payment.booking') }).click();
    const more = page.getByRole('button', { name: act.t('bookings', 'detail.more') });
    await more.and(page.locator(':visible')).first().click();
    await page.getByRole('menuitem', { name: act.t('bookings', 'cancel.verb') }).click();
    await page.getByText(act.t('bookings', 'cancel.kept')).waitFor();
    await lookAs(page, act, 'cancel-paid');
    await page.getByRole('dialog').getByRole('button').last().click();
    await page.getByText(act.t('bookings', 'cancel.done')).waitFor();

    await page.goto(path);
    await page.getByText(act.t('payments', 'payment.partlyRefunded')).waitFor();
    await lookAs(page, act, 'payment-refunded');
    const { payments } = await room.member.call('GET', '/payments');
    expect(payments).toMatchObject([{ amount: 2000, amount_refunded: 1000 }]);
    expect([...borrower.faults, ...lender.faults]).toEqual([]);
  },
  120_000,
);
