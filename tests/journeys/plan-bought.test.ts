import { eventually } from '@kashikari/platform/testing';
import type { Page } from 'playwright-core';
import Stripe from 'stripe';
import { startPaymentsDouble, type PaymentsDouble } from '../payments/double';
import { lookAs, persona, type Persona } from './acts';
import { IN_TURN, goOn, type Window } from './browser';
import { OWN, fixture } from './fixture';
import { openLendingRoom } from './lending-room';
import { Person } from './people';
import { dayAfter } from './today';

const DAY = 86_400_000;
/** Members of the free plan. */
const FREE = 8;

let double: PaymentsDouble;
let stripe: Stripe;
beforeAll(async () => {
  double = await startPaymentsDouble();
  stripe = new Stripe(double.secretKey, double.sdk);
});
afterAll(() => double?.close());

const here = fixture(() => ({
  ...OWN(),
  STRIPE_SECRET_KEY: double.secretKey,
  STRIPE_PUBLISHABLE_KEY: double.publishableKey,
  STRIPE_WEBHOOK_SECRET: double.webhookSecret,
  STRIPE_API_BASE: double.url,
  STRIPE_JS_URL: `${double.url}/v3/`,
}));

/** The owner opens Lite on the plan page and pays for it with the card that the browser knows, or types one. */
async function buyLite(page: Page, { t }: Persona): Promise<void> {
  const lite = t('payments', 'plans.lite.name');
  await page
    .getByRole('button', { name: t('payments', 'plan.take', { plan: lite }) })
    .first()
    .click();
  await page.locator('.buyplan .sum').waitFor();
  await page.locator('.buyplan button[type=submit]').click();
  await page.waitForURL('**/checkout');
  const pay = page.locator('.bkbar button').last();
  await pay.waitFor();
  if (await page.locator('[name=card-number]').isVisible()) {
    await page.locator('[name=card-number]').fill('4242424242424242');
    await page.locator('[name=card-expiry]').fill('12/40');
    await page.locator('[name=card-cvc]').fill('123');
  }
}

async function pay(page: Page): Promise<void> {
  await page.locator('.bkbar button').last().click();
  await page.waitForURL('**/subscriptions/upgrade');
}

/** Days since the first one: the clock of the product never goes back. */
let passed = 0;

/** Advances the clock by a number of days and shows the plan. */
async function later(window: Window, days: number): Promise<void> {
  passed += days;
  await here.product.setClock(`${dayAfter(passed)}T03:00:00Z`);
  await goOn(window, days * DAY);
  await window.page.goto('/subscriptions/upgrade');
}

/** Names of the members who are paused. */
async function pausedIn(owner: Person, slug: string): Promise<string[]> {
  const again = await Person.signIn(here.product.url, owner.email, owner.password);
  const { group } = await again.call('GET', `/groups/${slug}`);
  const { memberships, users } = await again.call('GET', `/memberships?group_id=${group.id}&per_page=50`);
  return memberships
    .filter(({ disabled }: { disabled: boolean }) => disabled)
    .map(({ user_id: id }: { user_id: string }) => users.find((user: { id: string }) => user.id === id).name)
    .sort();
}

const LANGUAGES = [...new Set(IN_TURN.map(([language]) => language))];

test.each(LANGUAGES)(
  'a full account buys a plan, the ninth member joins; unpaid, the newest are paused; paid, all are back, in %s on a phone',
  async (language) => {
    const act = persona(language, 'phone');
    const looks = { language, width: 'phone' } as const;
    const { owner, slug } = await openLendingRoom(here.product.url, []);
    for (let number = 2; number <= FREE; number += 1) {
      await (await Person.signUp(here.product.url, `Member ${number}`)).join(slug);
    }
    const ninth = await Person.signUp(here.product.url, 'Member 9');
    const guest = await here.open({ ...looks, as: ninth });
    await guest.page.goto(`/-/${slug}`);
    const join = guest.page.getByRole('button', { name: act.t('groups', 'join.verb'), exact: true });
    await join.click();
    await guest.page.getByText(act.t('groups', 'join.full')).first().waitFor();

    const window = await here.open({ ...looks, as: owner });
    const { page } = window;
    await goOn(window, passed * DAY);
    await page.goto('/');
    await page.getByRole('link', { name: act.t('shell', 'home.seats.ask') }).click();
    await page.waitForURL('**/subscriptions/upgrade');
    await buyLite(page, act);
    await lookAs(page, act, 'plan-checkout');
    await pay(page);
    await page.getByText(act.t('payments', 'plan.status.active')).waitFor();
    await lookAs(page, act, 'plan-bought');

    await join.click();
    await guest.page.getByText(act.t('groups', 'join.done', { name: 'さくら保育園 備品室' })).waitFor();
    const manager = await Person.signUp(here.product.url, 'Manager');
    await manager.join(slug);
    await owner.appoint(manager);

    const { data } = await stripe.customers.list({ limit: 1 });
    const broken = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: data[0]!.id,
    });
    await later(window, 32);
    await page.getByText(act.t('payments', 'plan.status.past_due')).waitFor();
    await lookAs(page, act, 'plan-past-due');
    expect(await pausedIn(owner, slug)).toEqual([]);

    await later(window, 14);
    await page.getByText(act.t('kit', 'seats.paused', { paused: 2 })).waitFor();
    await lookAs(page, act, 'plan-lapsed');
    expect(await pausedIn(owner, slug)).toEqual(['Member 8', 'Member 9']);

    await stripe.paymentMethods.detach(broken.id);
    await page.reload();
    await buyLite(page, act);
    await pay(page);
    await page.getByText(act.t('payments', 'plan.status.active')).waitFor();
    await eventually(async () => expect(await pausedIn(owner, slug)).toEqual([]));
    expect([...guest.faults, ...window.faults]).toEqual([]);
  },
  240_000,
);
