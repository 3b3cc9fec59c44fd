import { eventually } from '../../packages/platform/src/testing/eventually';
import { changeOf, lookAs, persona } from './acts';
import { IN_TURN } from './browser';
import { fixture } from './fixture';
import { openLendingRoom } from './lending-room';
import { dayAfter } from './today';
import { isSigned, startWebhookReceiver } from './webhook-receiver';

const here = fixture();

let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
afterAll(() => receiver.close());

const isBooking = (body: string) => (JSON.parse(body) as { type: string }).type === 'booking.created';

test.each(IN_TURN)(
  'a lender adds a webhook, a booking arrives signed, its delivery is shown, and news of a group is turned off, in %s on a %s',
  async (language, width) => {
    const act = persona(language, width);
    const { owner, member, slug, goodIds } = await openLendingRoom(here.product.url, ['カメラ']);
    const { page, faults } = await here.open({ language, width, as: owner });
    await page.goto(`/users/${owner.id}/webhooks`);
    await page.getByText(act.t('shell', 'webhooks.empty')).waitFor();
    await page.locator('a[href="/webhooks/new"]').click();
    await page.locator('select[name=provider]').selectOption('standard');
    await page.locator('input[name=url]').fill(receiver.url);
    await lookAs(page, act, 'webhook-new');
    await page.locator('form button[type=submit]').click();
    const secret = await page.locator('input[name=secret]').inputValue();
    await page.getByRole('button', { name: act.t('shell', 'webhooks.on') }).click();

    const day = dayAfter(3);
    const wanted = { good_id: goodIds[0], start_date: day, end_date: day };
    const { booking } = await member.call('POST', '/bookings', wanted);
    const request = await eventually(() => {
      const found = receiver.received.find(({ body }) => isBooking(body) && body.includes(booking.id));
      if (!found) throw new Error('The booking has not arrived.');
      return found;
    });
    expect(isSigned(request, secret)).toBe(true);
    expect(isSigned({ ...request, body: `${request.body} ` }, secret)).toBe(false);
    expect(request.body).not.toContain('佐藤');

    await page.reload();
    await page.locator('.whrow', { hasText: 'booking.created' }).click();
    const panel = page.locator('.whpanel');
    await panel.getByText(String(request.headers['webhook-id'])).waitFor();
    await panel.getByText('204').waitFor();
    await lookAs(page, act, 'webhook-deliveries');
    await page.goto('/webhooks');
    await page.locator('.lrow .st.free').waitFor();
    await lookAs(page, act, 'webhooks');

    await page.goto(`/-/${slug}/notification_setting`);
    const saved = changeOf(page, '/notification_setting');
    await page.locator('select[name=email_new_post]').selectOption('off');
    await saved;
    const { notification_setting: setting } = await owner.call('GET', `/groups/${slug}/notification_setting`);
    expect([setting.email_new_post, setting.effective.email_new_post]).toEqual([false, false]);
    expect(setting.effective.push_new_post).toBe(true);
    await lookAs(page, act, 'group-notices');
    expect(faults).toEqual([]);
  },
);
