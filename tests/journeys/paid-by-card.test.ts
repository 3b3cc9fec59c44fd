import type { Page } from 'playwright-core';
import { startPaymentsDouble, type PaymentsDouble } from '../payments/double';
import { lookAs, persona } from './acts';
import { IN_TURN } from './browser';
import { setUpPayouts, settingsFor } from './card-payments';
import { OWN, fixture } from './fixture';
import { openLendingRoom } from './lending-room';
import { dayAfter } from './today';

/** A card whose bank always asks its owner. */
const ASKS = '4000000000003220';

let double: PaymentsDouble;
beforeAll(async () => {
  double = await startPaymentsDouble();
});
afterAll(() => double?.close());

const here = fixture(() => ({ ...OWN(), ...settingsFor(double) }));

async function typeCard(page: Page): Promise<void> {
  await page.locator('[name=card-number]').fill(ASKS);
  await page.locator('[name=card-expiry]').fill('12/40');
  await page.locator('[name=card-cvc]').fill('123');
}

/** Answers the payer's bank, which asks in a dialog. */
const answerBank = (page: Page, outcome: 'pass' | 'fail') =>
  page.frameLocator('dialog iframe').locator(`button[value=${outcome}]`).click();

test.each(IN_TURN)(
  'a booking is paid by card: the bank refuses once, then the card is held, and charged after 48 hours, in %s on a %s',
  async (language, width) => {
    const act = persona(language, width);
    const t = (key: string, values?: Record<string, string>) => act.t('payments', key, values);
    await here.product.setClock(null);
    const room = await openLendingRoom(here.product.url, ['4人用テント'], { price_per_day: 1000 });
    await setUpPayouts(double, here.product.url, room.owner);
    const { page, faults } = await here.open({ language, width, as: room.member });
    await page.goto(`/goods/${room.goodIds[0]}/bookings/new?from=${dayAfter(20)}&to=${dayAfter(21)}`);
    await page.locator('.quote .sum').first().waitFor();
    await page.getByRole('button', { name: act.t('bookings', 'new.verb'), exact: true }).click();
    await page.waitForURL('**/checkout');
    await typeCard(page);
    await lookAs(page, act, 'checkout');

    const pay = page.locator('.bkbar button').last();
    await pay.click();
    await answerBank(page, 'fail');
    await page.getByRole('alert').waitFor();
    await lookAs(page, act, 'checkout-3ds-failed');

    await pay.click();
    await answerBank(page, 'pass');
    await page.waitForURL(/\/payments\/[0-9a-f-]{36}$/);
    await page.getByText(t('status.requires_capture')).first().waitFor();
    await lookAs(page, act, 'payment-held');

    await here.product.setClock(`${dayAfter(3)}T12:00:00Z`);
    await page.reload();
    await page.getByText(t('status.succeeded')).first().waitFor();
    await lookAs(page, act, 'payment-charged');
    const { payments } = await room.member.call('GET', '/payments');
    expect(payments).toMatchObject([{ status: 'succeeded', amount: 2000, card: { last4: '3220' } }]);
    expect(faults).toEqual([]);
  },
  180_000,
);
