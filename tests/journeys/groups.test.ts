import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { persona, lookAs } from './acts';
import { openLendingRoom } from './lending-room';
import { Person } from './people';
import { aPicture } from './picture';
import { fixture } from './fixture';

const here = fixture();
const act = persona('ja', 'desk');
const phone = persona('ja', 'phone');
const t = (key: string, values?: Record<string, string | number>) => act.t('groups', key, values);
const save = () => act.t('kit', 'save.save');

test('a group gets its looks and its own sign-up screen; who joins answers its question', async () => {
  const room = await openLendingRoom(here.product.url, []);
  const cover = path.join(tmpdir(), `cover-${process.pid}.jpg`);
  await writeFile(cover, await aPicture());
  const { page, faults } = await here.open({ language: 'ja', as: room.owner });
  await page.goto(`/-/${room.slug}/edit`);
  await page.getByLabel(t('looks.cover'), { exact: true }).locator('input[type=file]').setInputFiles(cover);
  await page.getByRole('button', { name: act.t('kit', 'pictures.change') }).waitFor();
  await page.locator('[name=slug]').fill(`${room.slug}-new`);
  await page.getByRole('button', { name: save(), exact: true }).click();
  await page.waitForURL(`**/-/${room.slug}-new/edit`);
  await lookAs(page, act, 'group-looks');

  await page.getByRole('link', { name: t('signUp.edit') }).click();
  await page.locator('[name=sign_up_message]').fill('ようこそ。\n組の名前を教えてください。');
  await page.locator('[name=tag_form_label]').fill('組');
  await page.locator('.supreview label', { hasText: '組' }).waitFor();
  await lookAs(page, act, 'group-sign-up-edit');
  await page.getByRole('button', { name: save(), exact: true }).click();
  await page.getByRole('button', { name: save(), exact: true }).waitFor({ state: 'detached' });

  const newcomer = await Person.signUp(here.product.url, '松本 あかり');
  const guest = await here.open({ language: 'ja', as: newcomer, width: 'phone' });
  // The address on paper is the one that the group had before.
  await guest.page.goto(`/-/${room.slug}`);
  await guest.page.waitForURL(`**/-/${room.slug}-new`);
  await guest.page.locator('[name=tags]').fill('ひよこ組、年長');
  await lookAs(guest.page, phone, 'group-sign-up');
  await guest.page.getByRole('button', { name: t('join.verb'), exact: true }).click();
  await guest.page.getByText(t('join.done', { name: 'さくら保育園 備品室' })).waitFor();
  const { memberships } = await room.owner.call('GET', `/memberships?group_id=${room.slug}&match=ひよこ`);
  expect(memberships.map(({ tags }: { tags: string[] }) => tags)).toEqual([['ひよこ組', '年長']]);
  expect([...faults, ...guest.faults]).toEqual([]);
});

test('a good is put into a folder of its group in a window, and an announcement reaches members by mail', async () => {
  const room = await openLendingRoom(here.product.url, ['絵本セット']);
  await room.owner.call('POST', '/folders', { group_id: room.slug, title: '行事' });
  await room.owner.call('POST', '/posts', { group_id: room.slug, body: '年末の休み\n26日から休みます。' });
  const { page, faults } = await here.open({ language: 'ja', as: room.owner });
  await page.goto(`/goods/${room.goodIds[0]}`);
  await page
    .getByRole('link', { name: act.t('goods', 'detail.folders', { group: 'さくら保育園 備品室' }) })
    .click();
  const picker = page.getByRole('dialog', { name: t('folders.pick') });
  await picker.getByRole('checkbox', { name: '行事', checked: false }).click();
  await picker.getByRole('checkbox', { name: '行事', checked: true }).waitFor();
  await lookAs(page, act, 'folder-picker');
  await picker.getByRole('checkbox', { name: '行事' }).click();
  await picker.getByRole('checkbox', { name: '行事', checked: false }).waitFor();
  await picker.getByRole('button', { name: t('folders.picked') }).click();
  await page.waitForURL(`**/goods/${room.goodIds[0]}`);

  const { text } = await here.product.mailTo(room.member.email, '26日から休みます。');
  expect(text).toContain(`/-/${room.slug}/posts`);
  expect(faults).toEqual([]);
});

test('people are told something, find goods by folder, like them, and leave the group', async () => {
  const room = await openLendingRoom(here.product.url, ['絵本セット', '大だいこ']);
  const { page, faults } = await here.open({ language: 'ja', as: room.owner });
  await page.goto(`/-/${room.slug}/posts/new`);
  await page.locator('[name=body]').fill('年末の休み\n26日から休みます。');
  await page.getByRole('switch', { name: t('posts.pin') }).click();
  await page.getByRole('button', { name: t('posts.publish'), exact: true }).click();
  await page.locator('.post.pin').waitFor();
  await lookAs(page, act, 'posts');

  await page.goto(`/-/${room.slug}/edit/folders`);
  await page.locator('[name=title]').fill('行事');
  await page.getByRole('button', { name: t('folders.make'), exact: true }).click();
  await page.getByRole('button', { name: t('members.acts', { name: '行事' }) }).click();
  await page.getByRole('menuitem', { name: t('folders.fill') }).click();
  await page.getByRole('checkbox', { name: '大だいこ' }).click();
  await page.getByRole('checkbox', { name: '大だいこ', checked: true }).waitFor();
  await lookAs(page, act, 'folder-goods');

  const reader = await here.open({ language: 'ja', as: room.member, width: 'phone' });
  await reader.page.goto(`/-/${room.slug}`);
  await reader.page.getByRole('heading', { name: '年末の休み' }).waitFor();
  await reader.page.getByRole('link', { name: /行事/ }).click();
  await reader.page.getByRole('link', { name: /絵本セット/ }).waitFor({ state: 'detached' });
  await lookAs(reader.page, phone, 'group-folder');
  await reader.page.getByRole('link', { name: /大だいこ/ }).click();
  await reader.page.locator('.like:visible').click();
  await reader.page.locator('.like.on:visible').waitFor();
  await lookAs(reader.page, phone, 'good-liked');
  await reader.page.goto('/home/liked');
  await reader.page.getByRole('link', { name: /大だいこ/ }).waitFor();
  await lookAs(reader.page, phone, 'home-liked');

  await reader.page.goto(`/-/${room.slug}/members/edit`);
  await reader.page.getByRole('button', { name: t('members.acts', { name: '佐藤 はるか' }) }).click();
  await reader.page.getByRole('menuitem', { name: t('members.leave') }).click();
  await reader.page
    .locator('dialog[open]')
    .getByRole('button', { name: t('members.leave') })
    .click();
  await reader.page.waitForURL(`**/-/${room.slug}`);
  await reader.page.getByText(t('members.left', { group: 'さくら保育園 備品室' })).waitFor();
  await reader.page.getByRole('button', { name: t('join.verb'), exact: true }).waitFor();
  await lookAs(reader.page, phone, 'group-left');
  expect([...faults, ...reader.faults]).toEqual([]);
});

test('an invitation is printed, who is asked to manage or to have the group accepts it', async () => {
  const room = await openLendingRoom(here.product.url, []);
  const helper = await Person.signUp(here.product.url, '係の人');
  await Promise.all([room.owner.confirmed(), helper.confirmed()]);
  const { page, faults } = await here.open({ language: 'ja', as: room.owner });
  await page.goto(`/-/${room.slug}/invite/handout`);
  await page.locator('.handout ol').waitFor();
  await lookAs(page, act, 'invite-handout');
  const paper = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);

  await page.goto(`/users/${room.owner.id}/managers/edit`);
  await page.locator('[name=email]').fill(helper.email);
  await page.getByRole('button', { name: t('managers.verb'), exact: true }).click();
  await page.locator('.lrow', { hasText: helper.email }).waitFor();
  await lookAs(page, act, 'managers');
  const helping = await here.open({ language: 'ja', as: helper, width: 'phone' });
  await helping.page.goto('/home');
  await helping.page.getByRole('link', { name: phone.t('shell', 'home.asked_other', { count: 1 }) }).click();
  await helping.page.getByRole('button', { name: t('asked.yes.manager') }).waitFor();
  await lookAs(helping.page, phone, 'invites');
  await helping.page.getByRole('button', { name: t('asked.yes.manager') }).click();
  await helping.page.waitForURL('**/home');
  await helping.page.goto(`/-/${room.slug}`);
  await helping.page.getByText(t('managers.acting', { name: 'さくら保育園' })).waitFor();
  await lookAs(helping.page, phone, 'group-as-manager');

  await page.goto(`/-/${room.slug}/edit/transfer`);
  await page.locator('.lrow', { hasText: '佐藤 はるか' }).getByRole('button').click();
  await page.locator('dialog[open] [name=slug]').fill(room.slug);
  await lookAs(page, act, 'group-transfer');
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: t('transfer.verb'), exact: true })
    .click();
  await page.getByText(t('transfer.waiting')).waitFor();
  const having = await here.open({ language: 'ja', as: room.member, width: 'phone' });
  await having.page.goto('/groups');
  await having.page.getByRole('button', { name: t('asked.yes.heir') }).click();
  await having.page.waitForURL(`**/-/${room.slug}`);
  const { group } = await room.member.call('GET', `/groups/${room.slug}`);
  expect(group.role).toBe('owner');
  expect([...faults, ...helping.faults, ...having.faults]).toEqual([]);
});
