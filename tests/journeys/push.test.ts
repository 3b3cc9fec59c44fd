import type { BrowserContext, Page } from 'playwright-core';
import { eventually } from '../../packages/platform/src/testing/eventually';
import {
  startPushService,
  type PushedNews,
  type TestPushService,
} from '../../services/notify/test/push-endpoint';
import { persona, lookAs, type Persona } from './acts';
import { IN_TURN } from './browser';
import { openLendingRoom } from './lending-room';
import { fixture } from './fixture';
import { dayAfter } from './today';

const here = fixture();

let makers: TestPushService;
beforeAll(async () => {
  makers = await startPushService();
});
afterAll(() => makers.close());

type Address = ReturnType<TestPushService['browser']>;

/** Mocks the browser's push service: the address comes from the test, and lasts as long as a subscription does. */
async function subscribesWith(context: BrowserContext, { endpoint, ...keys }: Address): Promise<void> {
  await context.addInitScript(
    (given) => {
      const subscription = {
        ...{ endpoint: given.endpoint, options: {} },
        toJSON: () => given,
        unsubscribe: async () => Promise.resolve(localStorage.removeItem('subscribed') === undefined),
      };
      PushManager.prototype.subscribe = async () => {
        localStorage.setItem('subscribed', 'yes');
        return Promise.resolve(subscription as unknown as PushSubscription);
      };
      PushManager.prototype.getSubscription = async () =>
        Promise.resolve(
          localStorage.getItem('subscribed') ? (subscription as unknown as PushSubscription) : null,
        );
    },
    { endpoint, keys },
  );
}

/** A browser without a face lets itself be allowed, and goes on saying that it is not. */
async function allow(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  });
}

interface ShownNotification {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: unknown;
}

/**
 * Delivers a message to our service worker, as the browser does after decrypting it (CDP, ServiceWorker).
 * @returns the shown notification, which the worker records: a headless browser can't show it
 */
async function deliver(page: Page, news: PushedNews): Promise<ShownNotification> {
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const self = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      shown: Promise<ShownNotification>;
    };
    self.shown = new Promise((resolve) => {
      self.registration.showNotification = (title, { body = '', tag = '', data } = {}) =>
        Promise.resolve(resolve({ title, body, tag, data: data as unknown }));
    });
  });
  const session = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registrationId,
    data: JSON.stringify(news),
  });
  return worker.evaluate(() => (globalThis as unknown as { shown: Promise<ShownNotification> }).shown);
}

const switchOf = (page: Page, act: Persona) =>
  page.getByRole('switch', { name: act.t('shell', 'push.here') });

test.each(IN_TURN)(
  'a browser is refused, then turned on, shows a booking that comes, is turned off, and ends with its device, in %s on a %s',
  async (language, width) => {
    const act = persona(language, width);
    const { owner, member, goodIds } = await openLendingRoom(here.product.url, ['短焦点プロジェクター']);
    const { page, context, faults } = await here.open({ language, width, as: owner, keepsPages: true });
    await subscribesWith(context, makers.browser(owner.id));
    await page.goto('/device_setting');
    await switchOf(page, act).click();
    await page.getByText(act.t('shell', 'push.denied')).waitFor();
    await lookAs(page, act, 'push-denied');

    await allow(context);
    await page.reload();
    await switchOf(page, act).click();
    await page.getByRole('switch', { name: act.t('shell', 'push.here'), checked: true }).waitFor();
    await page.reload();
    await page.getByRole('switch', { name: act.t('shell', 'push.here'), checked: true }).waitFor();
    await lookAs(page, act, 'push-on');

    const day = dayAfter(3);
    const body = { good_id: goodIds[0], start_date: day, end_date: day };
    const { booking } = await member.call('POST', '/bookings', body);
    const news = await eventually(() => {
      const [first] = makers.forBrowser(owner.id);
      if (!first) throw new Error('No push has come');
      return Promise.resolve(first);
    });
    expect(await deliver(page, news)).toEqual({
      ...{ title: news.title, body: news.body, tag: news.tag },
      data: { path: `/bookings/${booking.id}` },
    });
    expect(news.title).toContain('短焦点プロジェクター');

    await switchOf(page, act).click();
    await page.getByRole('switch', { name: act.t('shell', 'push.here'), checked: false }).waitFor();
    const tokens = async () => (await owner.call('GET', '/push_tokens')).push_tokens as unknown[];
    expect(await tokens()).toEqual([]);

    await switchOf(page, act).click();
    await page.getByRole('switch', { name: act.t('shell', 'push.here'), checked: true }).waitFor();
    expect(await tokens()).toHaveLength(1);
    await context.request.post('/v1/auth/logout', { data: {} });
    await eventually(async () => expect(await tokens()).toEqual([]));
    expect(faults).toEqual([]);
  },
  120_000,
);

test('the last way of being told stays on, and the switch says why', async () => {
  const act = persona('ja', 'phone');
  const { member } = await openLendingRoom(here.product.url, []);
  const path = `/users/${member.id}/notification_setting`;
  const { notification_setting: flags } = await member.call('GET', path);
  const off = Object.fromEntries(Object.keys(flags as object).map((flag) => [flag, flag === 'push_message']));
  await member.call('PATCH', path, off);
  const { page } = await here.open({ language: 'ja', width: 'phone', as: member });
  await page.goto(path);
  const name = `${act.t('shell', 'mails.message')} ${act.t('shell', 'mails.push')}`;
  const last = () => page.getByRole('checkbox', { name, checked: true });
  await last().click();
  await page.locator('.notices .errm', { hasText: '少なくとも一つ' }).waitFor();
  await last().waitFor();
  await lookAs(page, act, 'notification-setting-last');
});
