import type { Page } from 'playwright-core';
import { lookAs, persona, type Persona } from './acts';
import { EVERYWHERE } from './browser';
import { fixture } from './fixture';
import { Keyboard } from './keyboard';
import { type LendingRoom, openLendingRoom } from './lending-room';
import { today } from './today';

const here = fixture();

const BACK = ['三脚', 'テント', '絵本'];
const GOES = ['カメラ', '和太鼓'];
const ASKED = 'ミシン';

/** Books everything for today; goods that come back are already out. Returns the bookings by their titles. */
async function morning({ owner, member, goodIds }: LendingRoom): Promise<Map<string, string>> {
  const titles = [...BACK, ...GOES, ASKED];
  const ids = new Map<string, string>();
  for (const [place, title] of titles.entries()) {
    const range = {
      good_id: goodIds[place],
      start_date: today(),
      end_date: today(),
    };
    const { booking } = await member.call('POST', '/bookings', range);
    ids.set(title, booking.id);
    if (!GOES.includes(title)) await owner.call('POST', `/bookings/${booking.id}/hand_over`);
  }
  return ids;
}

/** Settles a row by its shortcut on a desktop, by its button on a phone, and waits until it has left its part. */
async function settle(page: Page, { width }: Persona, part: string, id: string, key: string): Promise<void> {
  const row = `#${part} [data-row="${id}"]`;
  if (width === 'phone') await page.locator(`${row} .dayacts > .btn`).click();
  else {
    const keyboard = new Keyboard(page);
    await keyboard.tabTo(`${row} .dayin a`);
    await keyboard.press(key);
  }
  await page.locator(row).waitFor({ state: 'detached' });
}

/** Opens the window of the reminder from the menu of a row, and sends it. */
async function remind(page: Page, act: Persona, id: string): Promise<void> {
  const menu = `#due [data-row="${id}"] .menu > button`;
  const words = 'よろしくお願いします。';
  if (act.width === 'phone') {
    await page.locator(menu).click();
    await page.getByRole('menuitem', { name: act.t('bookings', 'day.remind.title') }).click();
    await page.locator('.dlg textarea').fill(words);
    await lookAs(page, act, 'today-remind');
    await page.locator('.dlg[open] .btn.p').click();
    return;
  }
  const keyboard = new Keyboard(page);
  await keyboard.tabTo(menu);
  await keyboard.press('Enter');
  await page.locator(`${menu} + .menu-list [role=menuitem]:focus`).waitFor();
  await keyboard.press('Enter');
  await keyboard.tabTo('.dlg textarea');
  await keyboard.type(words);
  await lookAs(page, act, 'today-remind');
  await keyboard.tabTo('.dlg[open] .btn.p');
  await keyboard.press('Enter');
}

test.each(EVERYWHERE)(
  'a lender’s morning: three returns, two hand-overs and a reminder, in %s on a %s',
  async (language, width) => {
    const act = persona(language, width);
    const room = await openLendingRoom(here.product.url, [...BACK, ...GOES, ASKED]);
    await room.owner.call('PATCH', `/users/${room.owner.id}`, {
      manage_hand_over: true,
    });
    const ids = await morning(room);
    const idOf = (title: string) => ids.get(title) ?? '';
    const { page, faults } = await here.open({
      language,
      width,
      as: room.owner,
    });

    await page.goto('/home');
    await page.getByRole('link', { name: act.t('shell', 'home.today'), exact: true }).click();
    await page.waitForURL('**/today');
    await page.locator('#due [data-row]').nth(BACK.length).waitFor();
    await page
      .locator('#starts [data-row]')
      .nth(GOES.length - 1)
      .waitFor();
    await lookAs(page, act, 'today-morning');

    for (const title of BACK) await settle(page, act, 'due', idOf(title), 'r');
    for (const title of GOES) await settle(page, act, 'starts', idOf(title), 'h');
    await remind(page, act, idOf(ASKED));
    await page.locator(`#due [data-row="${idOf(ASKED)}"] .st.free`).waitFor();
    await lookAs(page, act, 'today-settled');

    const { day } = await room.owner.call('GET', '/bookings/day');
    // The goods handed over are also due back today.
    expect([day.settled.total, day.starts.total, day.due.total]).toEqual([BACK.length, 0, GOES.length + 1]);
    const { messages } = await room.member.call('GET', `/messages?booking_id=${idOf(ASKED)}`);
    expect(messages).toHaveLength(1);
    expect(faults).toEqual([]);
  },
  180_000,
);
