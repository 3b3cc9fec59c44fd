import type { Page } from 'playwright-core';
import { persona, lookAs } from './acts';
import { IN_TURN, settled, type View } from './browser';
import { openLendingRoom, type LendingRoom } from './lending-room';
import { colourFaults, sideways } from './look';
import { fixture } from './fixture';
import { dayAfter } from './today';

const here = fixture();
const QUARTER = 900_000;

/** A moment of tomorrow, Tokyo time. */
const tomorrow = (time: string) => `${dayAfter(1)}T${time}:00+09:00`;

/** Lets the device remember a way of showing goods, as pressing its button does. */
async function showAs(page: Page, view: View): Promise<void> {
  await page.addInitScript((chosen) => {
    const prefs = JSON.parse(localStorage.getItem('kashikari.prefs') ?? '{}');
    localStorage.setItem('kashikari.prefs', JSON.stringify({ ...prefs, view: chosen }));
  }, view);
}

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });

/** Returns the label at the screen reader's cursor. */
const heard = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

async function bookHours(room: LendingRoom, from: string, to: string): Promise<void> {
  await room.member.call('POST', '/bookings', {
    good_id: room.goodIds[0],
    start_at: new Date(from).toISOString(),
    end_at: new Date(to).toISOString(),
  });
}

test('an hour is booked on the twelve-hour view without any pointer', async () => {
  const act = persona('ja', 'desk');
  const room = await openLendingRoom(here.product.url, ['録音室', '編集室'], { is_hourly: true });
  const { page, faults } = await here.open({ as: room.member });
  await page.addInitScript(() => {
    const count = () => document.documentElement.setAttribute('data-pointed', 'yes');
    for (const kind of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(kind, count, true);
  });
  await page.goto(`/-/${room.slug}`);
  await settled(page);
  const view = page.getByRole('button', { name: act.t('goods', 'view.time') });
  await view.focus();
  await page.keyboard.press('Enter');
  const grid = page.getByRole('grid', { name: act.t('kit', 'hours.label') });
  await grid.waitFor();
  await page.locator('[data-cell="1:0"][aria-label]').waitFor();
  while (!(await heard(page)).match(/\d\d:\d\d/)) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  for (let quarter = 0; quarter < 12; quarter++) await page.keyboard.press('ArrowRight');
  const begin = await heard(page);
  for (const length of ['30分', '45分', '1時間']) {
    await page.keyboard.press('Shift+ArrowRight');
    await page.locator('.sch + [role=status]', { hasText: length }).waitFor({ state: 'attached' });
  }
  await lookAs(page, act, 'timeline-chosen');
  await page.keyboard.press('Enter');
  await page.waitForURL(/bookings\/new\?from=/);
  const book = page.getByRole('button', { name: act.t('bookings', 'new.verb'), exact: true });
  await book.waitFor();
  await book.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/complete');

  const { bookings } = await room.member.call('GET', '/bookings?scope=use');
  const [{ duration, good_title: title, start_at: startAt }] = bookings;
  expect([duration, begin.startsWith(title)]).toEqual([60, true]);
  expect(begin).toContain(
    new Date(startAt).toLocaleTimeString('ja-JP', {
      timeZone: 'Asia/Tokyo',
      hour: '2-digit',
      minute: '2-digit',
    }),
  );
  expect(await page.evaluate(() => document.documentElement.dataset['pointed'])).toBeUndefined();
  expect(faults).toEqual([]);
});

test('two weeks are chosen by keyboard, by dragging, and by two taps', async () => {
  const room = await openLendingRoom(here.product.url, ['和太鼓', 'テント']);
  const from = dayAfter(3);
  const to = dayAfter(5);
  const there = new RegExp(`/goods/${room.goodIds[1]}/bookings/new[?]from=${from}&to=${to}`);

  const desk = await here.open({ as: room.member });
  await showAs(desk.page, 'two-week');
  await desk.page.goto(`/-/${room.slug}`);
  const row = await rowOf(desk.page, 'テント');
  await desk.page.locator(`[data-cell="${row}:3"]`).hover();
  await desk.page.mouse.down();
  await desk.page.locator(`[data-cell="${row}:4"]`).hover();
  await desk.page.locator(`[data-cell="${row}:5"]`).hover();
  await desk.page.mouse.up();
  await desk.page.locator(`[data-cell="${row}:5"][aria-selected=true]`).waitFor();
  await desk.page.locator('.bkbar button').last().click();
  await desk.page.waitForURL(there);
  // The form has to stand before one goes back, or the grid was never left.
  await desk.page.locator('.nbk').waitFor();

  await desk.page.goBack();
  await rowOf(desk.page, 'テント');
  await desk.page.locator('[data-cell][tabindex="0"]').focus();
  for (let step = 0; step < row; step++) await desk.page.keyboard.press('ArrowDown');
  for (let step = 0; step < 3; step++) await desk.page.keyboard.press('ArrowRight');
  for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'Enter', 'Enter'])
    await desk.page.keyboard.press(key);
  await desk.page.waitForURL(there);

  const phone = await here.open({ width: 'phone', as: room.member });
  await showAs(phone.page, 'two-week');
  await phone.page.goto(`/-/${room.slug}`);
  await rowOf(phone.page, 'テント');
  await phone.page.locator(`[data-cell="${row}:3"]`).click();
  await phone.page.locator(`[data-cell="${row}:5"]`).click();
  await phone.page.locator('.bkbar button').last().click();
  await phone.page.waitForURL(there);
  expect([...desk.faults, ...phone.faults]).toEqual([]);
});

async function rowOf(page: Page, title: string): Promise<number> {
  const found = page.locator(`[role=gridcell][aria-label^="${title}"]`).first();
  await found.waitFor();
  return Number((await found.getAttribute('data-cell'))?.split(':')[0]);
}

test('the twelve hours show what is lent by the hour alone, and say where the rest is', async () => {
  const act = persona('ja', 'phone');
  const room = await openLendingRoom(here.product.url, ['録音室'], { is_hourly: true });
  const { groups } = await room.owner.call('GET', '/groups');
  await room.owner.call('POST', '/goods', { title: 'テント', group_ids: [groups[0].id] });
  const { page, faults } = await here.open({ width: 'phone', as: room.member });
  await showAs(page, 'time');
  await page.goto(`/-/${room.slug}`);
  await rowOf(page, '録音室');
  await page.getByText(act.t('goods', 'schedule.byDay')).waitFor();
  expect(await page.getByRole('grid').getByText('テント').count()).toBe(0);
  await page.getByRole('button', { name: act.t('goods', 'schedule.toTwoWeeks') }).click();
  await rowOf(page, 'テント');
  expect(faults).toEqual([]);
});

test('what somebody else books appears on every open screen without a reload', async () => {
  const act = persona('ja', 'desk');
  const room = await openLendingRoom(here.product.url, ['会議室'], { is_hourly: true });
  const [views, form] = [await here.open({ as: room.owner }), await here.open({ as: room.owner })];
  await showAs(views.page, 'time');
  const following = [views, form].map(({ page }) => page.waitForResponse(/v1\/live/));
  await views.page.goto(`/-/${room.slug}`);
  await form.page.goto(`/goods/${room.goodIds[0]}/bookings/new`);
  await Promise.all(following);
  await form.page.locator('.hp').waitFor();
  const later = views.page.getByRole('button', { name: act.t('goods', 'schedule.laterHours') });
  const noon = cell(views.page, `会議室 12:00 ${act.t('kit', 'hours.free')}`);
  while (!(await beginsTomorrow(views.page)) || (await noon.count()) === 0) {
    await later.click();
    await views.page.locator('[data-cell="0:0"][aria-label]').waitFor();
  }
  await form.page.locator(`.cal [data-day="${dayAfter(1)}"]`).click();
  const free = cell(form.page, `12:00 ${act.t('kit', 'hours.free')}`);
  await free.waitFor();

  const opened = await Promise.all(
    [views.page, form.page].map((page) => page.evaluate(() => performance.timeOrigin)),
  );
  await bookHours(room, tomorrow('12:00'), tomorrow('13:00'));
  await cell(views.page, `会議室 12:45 ${act.t('goods', 'bar.other')}`).waitFor();
  await cell(form.page, `12:45 ${act.t('kit', 'state.other')}`).waitFor();
  expect(
    await Promise.all([views.page, form.page].map((page) => page.evaluate(() => performance.timeOrigin))),
  ).toEqual(opened);
  expect([...views.faults, ...form.faults]).toEqual([]);
});

/** Returns true if the first hour shown is tomorrow's; then the noon that is shown is tomorrow's. */
async function beginsTomorrow(page: Page): Promise<boolean> {
  const [, month, day] = dayAfter(1).split('-').map(Number);
  return ((await page.locator('.schnav b').textContent()) ?? '').startsWith(`${month}/${day}（`);
}

test.each(IN_TURN)(
  'the twelve hours, the two weeks and the hours of a form can be read by everybody, in %s on a %s',
  async (language, width) => {
    const act = persona(language, width);
    const room = await openLendingRoom(here.product.url, ['録音室', '編集室'], { is_hourly: true });
    const now = Math.ceil(here.product.now() / QUARTER) * QUARTER;
    await bookHours(
      room,
      new Date(now + 4 * QUARTER).toISOString(),
      new Date(now + 10 * QUARTER).toISOString(),
    );
    const { page, faults } = await here.open({ language, width, as: room.owner });
    const screens = [
      ['timeline', 'time', `/-/${room.slug}`, '.hours [data-cell]'],
      ['two-weeks', 'two-week', `/-/${room.slug}`, '.sch [data-cell]'],
      [
        'booking-hours',
        'time',
        `/goods/${room.goodIds[0]}/bookings/new?from=${dayAfter(1)}`,
        '.hp [data-cell]',
      ],
    ] as const;
    for (const [name, view, path, grid] of screens) {
      await showAs(page, view);
      await page.goto(path);
      await page.locator(grid).first().waitFor();
      await lookAs(page, act, name);
      expect(await sideways(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect(await colourFaults(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    }
    expect(faults).toEqual([]);
  },
  120_000,
);
