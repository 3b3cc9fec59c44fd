import { addDays, dayOf } from '@kashikari/kernel';
import type { Page } from 'playwright-core';
import { persona, pickDays } from './acts';
import { settled } from './browser';
import { openLendingRoom } from './lending-room';
import { fixture } from './fixture';
import { dayAfter, today } from './today';

const here = fixture();

/** Presses Tab until the element of the selector has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const there = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    if (there) return;
  }
  throw new Error(`Tab does not reach ${selector}.`);
}

test('a good is booked by the hour with the keyboard alone', async () => {
  const room = await openLendingRoom(here.product.url, ['音楽室'], { is_hourly: true });
  const { page, faults } = await here.open({ language: 'en', as: room.member });
  await page.goto(`/goods/${room.goodIds[0]}/bookings/new`);
  await settled(page);
  await page.locator('.cal [data-day]').first().waitFor();
  await tabTo(page, `[data-day="${today()}"]`);
  await page.keyboard.press('ArrowRight');
  await page.locator(`[data-day="${dayAfter(1)}"]:focus`).waitFor();
  await page.keyboard.press('Enter');
  await tabTo(page, '.hp [data-cell]');
  for (let hour = 0; hour < 10; hour++) await page.keyboard.press('ArrowDown');
  for (let quarter = 0; quarter < 2; quarter++) await page.keyboard.press('Shift+ArrowRight');
  await tabTo(page, 'textarea');
  await page.keyboard.type('Piano, please');
  await tabTo(page, '.bkbar button');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/complete');

  const { bookings } = await room.member.call('GET', '/bookings?scope=use');
  expect(bookings).toHaveLength(1);
  const [booking] = bookings;
  expect(dayOf(Date.parse(booking.start_at), 'Asia/Tokyo')).toBe(dayAfter(1));
  expect([booking.duration, booking.memo]).toEqual([45, 'Piano, please']);
  expect(faults).toEqual([]);
});

test('a booking is cancelled only after a question, and the good is free again', async () => {
  const act = persona('ja', 'phone');
  const room = await openLendingRoom(here.product.url, ['デジタルカメラ']);
  const day = dayAfter(2);
  const { booking } = await room.member.call('POST', '/bookings', {
    good_id: room.goodIds[0],
    start_date: day,
    end_date: day,
  });
  const { page, faults } = await here.open({ language: 'ja', width: 'phone', as: room.member });
  await page.goto(`/bookings/${booking.id}`);
  const ask = async () => {
    await page.getByRole('button', { name: act.t('bookings', 'detail.more') }).click();
    await page.getByRole('menuitem', { name: act.t('bookings', 'cancel.verb') }).click();
    await page.getByRole('dialog', { name: act.t('bookings', 'cancel.question') }).waitFor();
  };

  await ask();
  await page.getByRole('button', { name: act.t('kit', 'confirm.no') }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect((await room.member.call('GET', `/bookings/${booking.id}`)).booking.state).toBe('reserved');

  await ask();
  await page.getByRole('button', { name: act.t('bookings', 'cancel.verb'), exact: true }).click();
  await page.getByText(act.t('bookings', 'cancel.done')).waitFor();
  await page.getByText(act.t('bookings', 'state.cancelled')).first().waitFor();
  const { schedule } = await room.member.call('GET', `/goods/${room.goodIds[0]}/schedule?from=${day}&days=1`);
  expect(schedule.days[0].state).toBe('free');
  expect(faults).toEqual([]);
});

test('a booking is moved to other days, over days of its own', async () => {
  const act = persona('en', 'desk');
  const room = await openLendingRoom(here.product.url, ['Projector']);
  const [from, to] = [dayAfter(1), dayAfter(2)];
  const { booking } = await room.member.call('POST', '/bookings', {
    good_id: room.goodIds[0],
    start_date: from,
    end_date: to,
  });
  const { page, faults } = await here.open({ language: 'en', as: room.member });
  await page.goto(`/bookings/${booking.id}`);
  await page.getByRole('button', { name: act.t('bookings', 'detail.more') }).click();
  await page.getByRole('menuitem', { name: act.t('bookings', 'change.title') }).click();
  await page.waitForURL('**/edit');
  await pickDays(page, act, to, addDays(to, 1));
  await page.getByRole('button', { name: act.t('bookings', 'change.verb'), exact: true }).click();
  await page.getByText(act.t('bookings', 'change.done')).waitFor();
  await page.waitForURL(`**/bookings/${booking.id}`);

  const { booking: moved } = await room.member.call('GET', `/bookings/${booking.id}`);
  expect([moved.start_date, moved.end_date]).toEqual([to, addDays(to, 1)]);
  expect(faults).toEqual([]);
});
