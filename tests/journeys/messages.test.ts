import type { Page, Route } from 'playwright-core';
import { persona, changeOf, lookAs, type Persona } from './acts';
import { IN_TURN, type Width } from './browser';
import { openLendingRoom, type LendingRoom } from './lending-room';
import { Person } from './people';
import { fixture } from './fixture';
import { dayAfter } from './today';

const here = fixture();
const QUESTION = 'ケーブルも付いていますか。\n水曜の夕方に取りに行きます。';

async function bookedRoom(): Promise<{ room: LendingRoom; bookingId: string }> {
  const room = await openLendingRoom(here.product.url, ['短焦点プロジェクター']);
  const day = dayAfter(2);
  const body = { good_id: room.goodIds[0], start_date: day, end_date: day };
  const { booking } = await room.member.call('POST', '/bookings', body);
  return { room, bookingId: booking.id };
}

const field = (page: Page, act: Persona) =>
  page.getByRole('textbox', { name: act.t('bookings', 'messages.field') });
const bubble = (page: Page, text: string) => page.locator('.msg', { hasText: text });
const badge = (page: Page, width: Width) =>
  page.locator(width === 'phone' ? 'nav.tb .bdg' : '.hd-nav .bdg').locator('[aria-hidden]');

test.each(IN_TURN)(
  'the borrower asks, who acts for the lender sees it unread and answers by keyboard, in %s on a %s',
  async (language, width) => {
    const act = persona(language, width);
    const { room, bookingId } = await bookedRoom();
    const manager = await Person.signUp(here.product.url, '松本 あかり');
    await room.owner.appoint(manager);

    const borrower = await here.open({ language, width, as: room.member });
    await borrower.page.goto(`/bookings/${bookingId}`);
    await borrower.page.getByText(act.t('bookings', 'messages.empty')).waitFor();
    await lookAs(borrower.page, act, 'messages-empty');
    await field(borrower.page, act).fill(QUESTION);
    await borrower.page.getByRole('button', { name: act.t('bookings', 'messages.send') }).click();
    await bubble(borrower.page, 'ケーブル').getByRole('time').waitFor();
    expect(await field(borrower.page, act).inputValue()).toBe('');

    // An open thread marks new messages as read, so the borrower leaves it.
    await borrower.page.goto('/bookings');
    const lender = await here.open({ language, width, as: manager });
    await lender.page.goto('/bookings/lend');
    await lender.page.locator('main .bdg').waitFor();
    expect(await badge(lender.page, width).innerText()).toBe('1');
    await lookAs(lender.page, act, 'bookings-unread');
    await lender.page.getByText('短焦点プロジェクター').click();
    await lender.page.getByText(act.t('bookings', 'messages.unreadFrom')).waitFor();
    await field(lender.page, act).scrollIntoViewIfNeeded();
    await badge(lender.page, 'desk').waitFor({ state: 'detached' });
    await field(lender.page, act).fill('はい、袋の中です。');
    await lender.page.keyboard.press('Control+Enter');
    await bubble(lender.page, '袋の中').getByRole('time').waitFor();
    await lookAs(lender.page, act, 'messages-thread');

    await borrower.page.reload();
    await borrower.page.locator('main .bdg').waitFor();
    await borrower.page.getByText('短焦点プロジェクター').click();
    await bubble(borrower.page, '袋の中').getByText('松本 あかり').waitFor();
    await here.product.mailTo(room.member.email, '短焦点プロジェクター');
    expect([...borrower.faults, ...lender.faults]).toEqual([]);
  },
  120_000,
);

test.each(IN_TURN)(
  'mails about messages are turned off, and only who lends still gets through, in %s on a %s',
  async (language, width) => {
    const act = persona(language, width);
    const { room, bookingId } = await bookedRoom();
    const { page, faults } = await here.open({ language, width, as: room.member });
    await page.goto(`/users/${room.member.id}/notification_setting`);
    const messages = page.getByRole('checkbox', {
      name: `${act.t('shell', 'mails.message')} ${act.t('shell', 'mails.email')}`,
    });
    const saved = changeOf(page, '/notification_setting');
    await messages.click();
    await saved;
    await page.reload();
    await messages.and(page.locator('[aria-checked=false]')).waitFor();
    await lookAs(page, act, 'notification-setting');

    const write = (body: string, force_notify: boolean) =>
      room.owner.call('POST', '/messages', { booking_id: bookingId, body, force_notify });
    await write('そろそろ返却日です。', false);
    await write('至急ご連絡ください。', true);
    const { subject } = await here.product.mailTo(room.member.email, '至急ご連絡ください。');
    expect(subject).toContain('短焦点プロジェクター');
    expect(faults).toEqual([]);
  },
);

test('managers note something down that the borrower never sees, and nobody writes over it unseen', async () => {
  const act = persona('ja', 'phone');
  const { room, bookingId } = await bookedRoom();
  const { page, faults } = await here.open({ language: 'ja', width: 'phone', as: room.owner });
  await page.goto(`/bookings/${bookingId}`);
  const edit = page.getByRole('button', { name: act.t('bookings', 'note.edit') });
  const save = page.getByRole('button', { name: act.t('bookings', 'note.save') });
  await edit.click();
  await room.owner.call('PUT', `/bookings/${bookingId}/note`, { body: 'ランプの残り1,200時間。' });
  await page.locator('[name=note]').fill('返ってきたら点検。');
  await save.click();
  await page.getByText(act.t('bookings', 'note.other')).waitFor();
  await lookAs(page, act, 'booking-note-stale');
  expect(await page.locator('[name=note]').inputValue()).toBe('返ってきたら点検。');
  await page.getByRole('button', { name: act.t('bookings', 'note.over') }).click();
  await save.click();
  await edit.waitFor();
  await page.locator('.bknote').getByText('返ってきたら点検。').waitFor();
  await lookAs(page, act, 'booking-note');

  const borrower = await here.open({ language: 'ja', as: room.member });
  await borrower.page.goto(`/bookings/${bookingId}`);
  await borrower.page.getByText(act.t('bookings', 'messages.empty')).waitFor();
  expect(await borrower.page.locator('.bknote').count()).toBe(0);
  expect([...faults, ...borrower.faults]).toEqual([]);
});

test('what did not arrive, and what was only begun, is there again after a reload and is sent once', async () => {
  const act = persona('ja', 'desk');
  const { room, bookingId } = await bookedRoom();
  const { page, faults, context } = await here.open({ language: 'ja', as: room.member });
  await page.goto(`/bookings/${bookingId}`);
  await context.route('**/v1/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await field(page, act).fill('少し遅れます。');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: act.t('bookings', 'messages.again') }).waitFor();
  await field(page, act).fill('書きかけ');
  await lookAs(page, act, 'messages-failed');

  await page.reload();
  await bubble(page, '少し遅れます。').waitFor();
  expect(await field(page, act).inputValue()).toBe('書きかけ');
  await context.unroute('**/v1/messages');
  await page.getByRole('button', { name: act.t('bookings', 'messages.again') }).click();
  await bubble(page, '少し遅れます。').getByRole('time').waitFor();
  await page
    .getByRole('button', { name: act.t('bookings', 'messages.again') })
    .waitFor({ state: 'detached' });

  const { messages } = await room.owner.call('GET', `/messages?booking_id=${bookingId}`);
  expect(messages.map(({ body }: { body: string }) => body)).toEqual(['少し遅れます。']);
  expect(faults).toEqual([]);
});

test('a booking is checked: the borrower says why, both see it, the lender ends it; what is written shows at once', async () => {
  const act = persona('ja', 'phone');
  const { room, bookingId } = await bookedRoom();
  const borrower = await here.open({ width: 'phone', as: room.member });
  const { page } = borrower;
  await page.goto(`/bookings/${bookingId}`);
  await page.getByText(act.t('bookings', 'messages.empty')).waitFor();
  await page.getByRole('button', { name: act.t('bookings', 'detail.more') }).click();
  await page.getByRole('menuitem', { name: act.t('bookings', 'dispute.title') }).click();
  await page.locator('[name=reason]').fill('返したのに、まだ借りていることになっています。');
  await lookAs(page, act, 'booking-dispute-new');
  // The page must render the updated booking, which offers no dispute any more, before the other reads arrive.
  const late = async (route: Route) => {
    await page.waitForResponse((answer) => answer.url().endsWith(bookingId));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  };
  await page.route('**/graphql', late, { times: 1 });
  await page.getByRole('button', { name: act.t('bookings', 'dispute.open') }).click();
  await page.locator('.disp', { hasText: '返したのに' }).waitFor();

  const following = page.waitForResponse((answer) => answer.url().includes(`booking_id=${bookingId}`));
  await page.reload();
  await following;
  await page.getByText(act.t('bookings', 'messages.empty')).waitFor();
  await lookAs(page, act, 'booking-dispute');
  const opened = await page.evaluate(() => performance.timeOrigin);
  await room.owner.call('POST', '/messages', { booking_id: bookingId, body: '棚を見てきます。' });
  await bubble(page, '棚を見てきます。').waitFor();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);

  const lender = await here.open({ as: room.owner });
  await lender.page.goto(`/bookings/${bookingId}`);
  await lender.page.locator('.disp', { hasText: '返したのに' }).waitFor();
  await lender.page.getByRole('button', { name: act.t('bookings', 'dispute.close') }).click();
  await lender.page.locator('.disp').waitFor({ state: 'detached' });
  expect([...borrower.faults, ...lender.faults]).toEqual([]);
});
