import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { lookAs, persona } from './acts';
import { fixture } from './fixture';
import { openLendingRoom } from './lending-room';
import { axeFaults } from './look';
import { Person } from './people';

const here = fixture();
const act = persona('ja', 'phone');
const t = (key: string, values?: Record<string, string | number>) => act.t('groups', key, values);

/** Counts what a person presses; typing is no press. */
class Finger {
  presses = 0;

  async press(what: Locator): Promise<void> {
    this.presses += 1;
    await what.click();
  }

  /** Presses the link in a mail. */
  async follow(page: Page, path: string): Promise<void> {
    this.presses += 1;
    await page.goto(path);
  }
}

type Room = Awaited<ReturnType<typeof openLendingRoom>>;

async function invitedBy(room: Room, email: string): Promise<string> {
  await room.owner.confirmed();
  await room.owner.call('POST', '/invites', { group_id: room.slug, emails: [email] });
  const { text } = await here.product.mailTo(email, 'invite=');
  return /\/-\/\S+invite=[\w-]+/.exec(text)?.[0] ?? '';
}

async function borrow(page: Page, finger: Finger): Promise<void> {
  await finger.press(page.getByRole('link', { name: act.t('goods', 'detail.now') }));
  await page.waitForURL(/\/new\/now/);
  await finger.press(
    page
      .locator('main')
      .getByRole('button', { name: /予約する$/ })
      .first(),
  );
  await page.waitForURL(/\/complete$/);
}

test('a new parent comes from the mail to the first booking by five presses', async () => {
  const room = await openLendingRoom(here.product.url, ['かみしばい']);
  const email = `${randomUUID().slice(0, 8)}@example.test`;
  const { page, faults } = await here.open({ language: 'ja', width: 'phone' });
  const finger = new Finger();
  await finger.follow(page, await invitedBy(room, email));
  await page.locator('[name=name]').fill('佐藤 はるか');
  expect(await page.locator('[name=email]').inputValue()).toBe(email);
  await page.locator('[name=password]').fill('kashikari1');
  await lookAs(page, act, 'invite-open');
  await finger.press(page.getByRole('button', { name: t('join.verb'), exact: true }));
  await page.getByText(t('join.done', { name: 'さくら保育園 備品室' })).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.waitForURL(/\/-\/[\w~-]+$/);
  await finger.press(page.locator('main').getByRole('link', { name: 'かみしばい' }).first());
  await borrow(page, finger);
  expect(finger.presses).toBeLessThanOrEqual(5);
  const { bookings } = await room.owner.call('GET', '/bookings?scope=lend');
  expect(bookings).toHaveLength(1);
  expect(faults).toEqual([]);
});

test('a parent who is signed in joins by pressing an item, borrows it by two more, and a spent link says so', async () => {
  const room = await openLendingRoom(here.product.url, ['かみしばい'], { is_public: true });
  const parent = await Person.signUp(here.product.url, '佐藤 はるか');
  const path = await invitedBy(room, parent.email);
  const { page, faults } = await here.open({ language: 'ja', width: 'phone', as: parent });
  const finger = new Finger();
  await page.goto(path);
  await finger.press(page.locator('.invgoods').getByRole('button', { name: 'かみしばい' }));
  await page.waitForURL(/\/goods\/[\w-]+$/);
  await borrow(page, finger);
  expect(finger.presses).toBeLessThanOrEqual(3);
  const { bookings } = await room.owner.call('GET', '/bookings?scope=lend');
  expect(bookings).toHaveLength(1);

  const late = await here.open({ language: 'ja', width: 'phone' });
  await late.page.goto(path);
  await late.page.getByRole('heading', { name: t('invitation.spent') }).waitFor();
  await lookAs(late.page, act, 'invite-spent');
  // The refusal itself is an answer that the browser writes down.
  expect(faults).toEqual([]);
});
