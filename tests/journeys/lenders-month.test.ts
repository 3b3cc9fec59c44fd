import { startPaymentsDouble, type PaymentsDouble } from '../payments/double';
import { lookAs, persona } from './acts';
import { goOn, IN_TURN } from './browser';
import { payByCard, receivePayout, setUpPayouts, settingsFor } from './card-payments';
import { OWN, fixture } from './fixture';
import { openLendingRoom } from './lending-room';
import { dayAfter } from './today';

let double: PaymentsDouble;
beforeAll(async () => {
  double = await startPaymentsDouble();
});
afterAll(() => double?.close());

const DAY_MS = 86_400_000;

/** Seconds. */
const WEEK = 7 * 86_400;

const here = fixture(() => ({ ...OWN(), ...settingsFor(double) }));

test.each(IN_TURN)(
  'a loan is paid by card and returned two days late; its lender withdraws the money and sees the month and its days, in %s on a %s',
  async (language, width) => {
    const { url } = here.product;
    const act = persona(language, width);
    const t = (key: string, values?: Record<string, string>) => act.t('payments', key, values);
    await here.product.setClock(null);
    const room = await openLendingRoom(url, ['4人用テント'], { price_per_day: 1000 });
    const account = await setUpPayouts(double, url, room.owner);
    // Jobs that are due are run by then.
    await here.product.setClock(null);
    const { booking } = await room.member.call('POST', '/bookings', {
      ...{ good_id: room.goodIds[0], start_date: dayAfter(1), end_date: dayAfter(2), expected_total: 2000 },
    });
    await payByCard(double, room.member, booking.payments[0].id);
    await here.product.setClock(`${dayAfter(4)}T03:00:00Z`);
    await room.owner.call('POST', `/bookings/${booking.id}/return`);
    await here.product.setClock(`${dayAfter(4)}T03:20:00Z`);
    // The provider pays out what it has received, some days after the charge.
    double.control.advance(WEEK);

    const window = await here.open({ language, width, as: room.owner });
    const { page, faults } = window;
    await goOn(window, 4 * DAY_MS);
    const amount = language === 'ja-Hira' ? '3,600えん' : language === 'ja' ? '￥3,600' : '¥3,600';
    await page.goto('/payments/payouts');
    const withdraw = page.getByRole('button', { name: t('payouts.verb', { amount }), exact: true });
    await withdraw.waitFor();
    await lookAs(page, act, 'payouts-full');
    await withdraw.click();
    await page.getByRole('dialog').getByRole('button').last().click();
    await page.getByText(t('payouts.done', { amount })).waitFor();
    await page.getByText(t('payouts.status.in_transit')).first().waitFor();
    await receivePayout(double, url, account);
    await here.product.setClock(`${dayAfter(4)}T03:21:00Z`);
    await page.reload();
    await page.getByText(t('payouts.status.paid')).waitFor();
    await lookAs(page, act, 'payouts-paid');

    await page.goto('/payments/sales');
    await page.locator('.salesfigs dd').last().waitFor();
    expect(await page.locator('.salesfigs dd').last().textContent()).toBe(amount);
    await lookAs(page, act, 'sales-month');
    await page.goto('/numbers/daily');
    await page.locator('.dyplot canvas').waitFor();
    const figures = await page.locator('.nmfigs dd').allTextContents();
    // Started, returned, became late with the share of it, borrowers.
    expect(figures.map((text) => text.match(/^\d+/)?.[0])).toEqual(['1', '1', '1', '1']);
    await lookAs(page, act, 'figures-by-day');
    await page.goto('/payments/documents?scope=receive');
    await page.locator('main .list li, main .lrow').first().waitFor();
    await lookAs(page, act, 'documents-month');
    const { payments } = await room.member.call('GET', `/payments?booking_id=${booking.id}`);
    expect(payments).toMatchObject([
      { reason: 'overdue', status: 'succeeded', amount: 2000 },
      { reason: 'reservation', status: 'succeeded', amount: 2000 },
    ]);
    expect(faults).toEqual([]);
  },
  180_000,
);
