import type { Page } from 'playwright-core';
import { persona } from './acts';
import { openLendingRoom, type LendingRoom } from './lending-room';
import { Person } from './people';
import { fixture } from './fixture';
import { ERRORS } from '../../packages/kernel/src/errors';
import { dayAfter } from './today';

const here = fixture();
const act = persona('ja', 'desk');

async function roomOf(
  titles: readonly string[],
): Promise<{ room: LendingRoom; page: Page; faults: string[] }> {
  const room = await openLendingRoom(here.product.url, titles);
  const { page, faults } = await here.open({ language: 'ja', as: room.owner });
  return { room, page, faults };
}

test('a group is renamed and closed to strangers; what was not saved can be thrown away', async () => {
  const { room, page, faults } = await roomOf([]);
  await page.goto(`/-/${room.slug}/edit`);
  await page.locator('[name=name]').fill('こわれた名前');
  await page.getByRole('button', { name: act.t('kit', 'save.discard') }).click();
  expect(await page.locator('[name=name]').inputValue()).toBe('さくら保育園 備品室');

  await page.locator('[name=name]').fill('さくら保育園 器材庫');
  await page.getByRole('switch', { name: act.t('groups', 'form.disableSignUp') }).click();
  await page.getByRole('button', { name: act.t('kit', 'save.save') }).click();
  await page.getByText(act.t('groups', 'settings.done')).waitFor();

  const stranger = await here.open({ language: 'ja' });
  await stranger.page.goto(`/-/${room.slug}`);
  // A person with its address learns why joining is impossible, and nothing else about it.
  await stranger.page.getByRole('heading', { level: 2, name: ERRORS['group.sign_up_disabled'].ja }).waitFor();
  expect(await stranger.page.getByText('さくら保育園').count()).toBe(0);
  await page.goto(`/-/${room.slug}`);
  await page.getByRole('heading', { name: 'さくら保育園 器材庫' }).waitFor();
  expect([...faults, ...stranger.faults]).toEqual([]);
});

test('members are found, made owner with a way back, and removed after a question', async () => {
  const { room, page, faults } = await roomOf([]);
  const other = await Person.signUp(here.product.url, '田中 そうた');
  await other.join(room.slug);
  // Desktop windows show a table, whose panel has the actions.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/-/${room.slug}/members/edit`);
  const row = (name: string) => page.locator('main .lrow', { hasText: name });
  const choose = async (name: string, key: string) => {
    await row(name).getByRole('button').click();
    await page.getByRole('menuitem', { name: act.t('groups', key) }).click();
  };
  await row('佐藤 はるか').waitFor();

  await choose('田中 そうた', 'members.makeOwner');
  await row('田中 そうた').getByText(act.t('groups', 'role.group_owner')).waitFor();
  await page.getByRole('button', { name: act.t('groups', 'undo') }).click();
  await row('田中 そうた').getByText(act.t('groups', 'role.group_owner')).waitFor({ state: 'detached' });

  await page.locator('main input[type=search]').fill('そうた');
  await row('佐藤 はるか').waitFor({ state: 'detached' });
  await choose('田中 そうた', 'members.remove');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: act.t('groups', 'members.remove') })
    .click();
  await row('田中 そうた').waitFor({ state: 'detached' });
  await page.locator('main input[type=search]').fill('');
  await row('佐藤 はるか').waitFor();
  expect(faults).toEqual([]);
});

test('a good is edited and deleted; who had booked it is told', async () => {
  const { room, page, faults } = await roomOf(['デジタルカメラ']);
  const day = dayAfter(2);
  const goodId = room.goodIds[0];
  await room.member.call('POST', '/bookings', { good_id: goodId, start_date: day, end_date: day });
  await page.goto(`/goods/${goodId}/edit`);
  await page.locator('[name=title]').fill('デジタルカメラ 望遠つき');
  await page.locator('[name=management_id]').fill('CAM-003');
  await page.getByRole('button', { name: act.t('kit', 'save.save') }).click();
  await page.waitForURL(`**/goods/${goodId}`);
  await page.getByRole('heading', { name: 'デジタルカメラ 望遠つき' }).waitFor();
  await page.getByText('CAM-003').waitFor();

  await page.goto(`/goods/${goodId}/edit`);
  await page.getByRole('button', { name: act.t('goods', 'remove.verb') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: act.t('goods', 'remove.verb') })
    .click();
  await page.waitForURL('**/home');
  await page.goto(`/goods/${goodId}`);
  await page.getByText(act.t('kit', 'notFound.search')).waitFor();

  await here.product.setClock(null);
  const { bookings } = await room.member.call('GET', '/bookings?scope=use');
  expect(bookings[0].state).toBe('cancelled');
  expect(faults).toEqual([]);
});
