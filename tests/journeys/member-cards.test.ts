import { randomUUID } from 'node:crypto';
import { eventually } from '../../packages/platform/src/testing/eventually';
import { actInGroup, persona, lookAs, pickDays } from './acts';
import { openLendingRoom } from './lending-room';
import { fixture } from './fixture';
import { dayAfter } from './today';

const here = fixture();
const act = persona('ja', 'desk');
const phone = persona('ja', 'phone');
const t = (key: string, values?: Record<string, string | number>) => act.t('groups', key, values);

test('an owner makes a card; who opens its address in another window books without an account', async () => {
  const room = await openLendingRoom(here.product.url, ['デジタルカメラ']);
  const { page, faults } = await here.open({ language: 'ja', width: 'phone', as: room.owner });
  await page.goto(`/-/${room.slug}`);
  await actInGroup(page, act, 'cards.title');
  await page.getByText(t('cards.empty')).waitFor();
  await page.getByRole('button', { name: t('cards.make') }).click();
  await page.locator('dialog[open] [name=name]').fill('来館者 花子');
  await lookAs(page, phone, 'member-card-new');
  await page.getByRole('button', { name: t('cards.makeVerb'), exact: true }).click();
  await page.getByRole('button', { name: t('cards.showCode', { name: '来館者 花子' }) }).click();
  const address = (await page.locator('dialog[open] .wrapany').textContent()) ?? '';
  await lookAs(page, phone, 'member-card-code');

  const guest = await here.open({ language: 'ja', width: 'phone' });
  await guest.page.goto(address);
  await guest.page.waitForURL('**/home');
  await guest.page.getByText(act.t('shell', 'cardHome.hello', { name: '来館者 花子' })).waitFor();
  await guest.page.goto(`/goods/${room.goodIds[0]}/bookings/new`);
  const day = dayAfter(3);
  await pickDays(guest.page, act, day, day);
  await guest.page.getByRole('button', { name: act.t('bookings', 'new.verb'), exact: true }).click();
  await guest.page.waitForURL(/\/complete$/);
  // A new visit on the same device goes on as the card, at its home.
  await guest.page.goto('/');
  await guest.page.waitForURL('**/home');

  const { bookings } = await room.owner.call('GET', '/bookings?scope=lend');
  expect(bookings).toHaveLength(1);
  const { auth_tokens: cards } = await room.owner.call('GET', `/auth_tokens?group_id=${room.slug}`);
  expect(bookings[0].user_id).toBe(cards[0].user_id);
  expect([...faults, ...guest.faults]).toEqual([]);
});

test('a card that was issued anew says so, and who is signed in is asked before the card takes over', async () => {
  const room = await openLendingRoom(here.product.url, []);
  const body = { group_id: room.slug, name: '来館者' };
  const { auth_token: card } = await room.owner.call('POST', '/auth_tokens', body);
  const { page, faults } = await here.open({ language: 'ja', as: room.member });
  await page.goto(`/auth_tokens/${card.jti}`);
  await page.getByText(act.t('shell', 'linkCard.ask', { name: '佐藤 はるか' })).waitFor();
  await lookAs(page, act, 'card-entry-switch');
  await page.getByRole('button', { name: act.t('shell', 'cardEntry.switchVerb') }).click();
  await page.getByText(act.t('shell', 'cardHome.hello', { name: '来館者' })).waitFor();

  await room.owner.call('POST', `/auth_tokens/${card.id}/reissue`);
  const other = await here.open({ language: 'ja' });
  await other.page.goto(`/auth_tokens/${card.jti}`);
  await other.page.getByText(act.t('shell', 'cardEntry.spent')).waitFor();
  await lookAs(other.page, act, 'card-entry-spent');
  expect([...faults, ...other.faults]).toEqual([]);
});

test('who has an account links a card to it: its place and its bookings are the account’s', async () => {
  const room = await openLendingRoom(here.product.url, ['三脚']);
  const { auth_token: card } = await room.owner.call('POST', '/auth_tokens', {
    group_id: room.slug,
    name: '客',
  });
  const day = dayAfter(2);
  const range = { good_id: room.goodIds[0], start_date: day, end_date: day, user_id: card.user_id };
  const { booking } = await room.owner.call('POST', '/bookings', range);
  const { page, faults } = await here.open({ language: 'ja', as: room.member, width: 'phone' });
  await page.goto(`/users/${room.member.id}/link_card`);
  await page.locator('[name=card_address]').fill(`${here.product.url}/auth_tokens/${card.jti}`);
  await page.getByRole('button', { name: act.t('shell', 'linkCard.next') }).click();
  await page.getByText(act.t('shell', 'linkCard.follows')).waitFor();
  await lookAs(page, phone, 'card-choice');
  await page.getByRole('button', { name: act.t('shell', 'linkCard.verb') }).click();
  await page.waitForURL(`**/-/${room.slug}`);
  // Reservation receives the event a moment later.
  await eventually(async () => {
    const mine = await room.member.call('GET', `/bookings/${booking.id}`);
    expect(mine.booking.user_id).toBe(room.member.id);
  });
  await page.goto('/bookings');
  await page.getByText('三脚').waitFor();
  expect(faults).toEqual([]);
});

test('a sheet is tried before cards are made of it', async () => {
  const room = await openLendingRoom(here.product.url, []);
  const { page, faults } = await here.open({ language: 'ja', as: room.owner });
  await page.goto(`/-/${room.slug}/auth_tokens/import`);
  const sheet = (text: string) => ({ name: 'kaiin.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.locator('input[type=file]').setInputFiles(sheet('id,name\n1,山田\nx,田中\n1,鈴木\n'));
  await page.getByText(t('import.bad_other', { count: 2 })).waitFor();
  await lookAs(page, act, 'member-card-import-faults');
  await page.locator('input[type=file]').setInputFiles(sheet('id,name\n1,山田\n2,田中\n3,鈴木\n'));
  await page.getByRole('button', { name: t('import.verb_other', { count: 3 }) }).click();
  await page.getByText('鈴木').waitFor();
  await lookAs(page, act, 'member-cards');

  await page.getByRole('link', { name: t('print.title') }).click();
  await page.locator('.pcard').nth(2).waitFor();
  await lookAs(page, act, 'member-cards-print');
  const paper = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(faults).toEqual([]);
});

test('people are invited by a pasted list, and the link in their mail is theirs alone', async () => {
  const room = await openLendingRoom(here.product.url, []);
  const { page, faults } = await here.open({ language: 'ja', as: room.owner });
  await page.goto(`/-/${room.slug}/invite/email`);
  await room.owner.confirmed();
  const guest = `guest-${randomUUID().slice(0, 8)}@example.test`;
  await page.locator('[name=emails]').fill(`客 <${guest}>, ${room.member.email}`);
  await page.getByRole('button', { name: t('invite.verb_other', { count: 2 }) }).click();
  await page.getByText(t('invite.members', { emails: room.member.email })).waitFor();
  await page.getByText(guest, { exact: true }).waitFor();
  await lookAs(page, act, 'invite-email');

  const { text } = await here.product.mailTo(guest, 'invite=');
  const path = /\/-\/\S+invite=[\w-]+/.exec(text)?.[0] ?? '';
  const reader = await here.open({ language: 'ja', as: room.member });
  await reader.page.goto(path);
  await reader.page.getByText(t('invitation.from', { inviter: 'さくら保育園' })).waitFor();
  await reader.page.getByRole('heading', { name: t('invitation.other') }).waitFor();
  await lookAs(reader.page, act, 'invitation');
  expect([...faults, ...reader.faults]).toEqual([]);
});

test('many members get a tag and are removed at once; who can’t be is told one by one', async () => {
  const room = await openLendingRoom(here.product.url, ['三脚']);
  const day = dayAfter(2);
  const range = { good_id: room.goodIds[0], start_date: day, end_date: day };
  await room.member.call('POST', '/bookings', range);
  await room.owner.call('POST', '/auth_tokens', { group_id: room.slug, name: '来館者 太郎' });
  const { page, faults } = await here.open({ language: 'ja', width: 'phone', as: room.owner });
  await page.goto(`/-/${room.slug}/members/edit`);
  await page.getByRole('button', { name: t('bulk.start') }).click();
  await page.getByRole('button', { name: t('bulk.all', { count: 2 }) }).click();
  await page.getByRole('button', { name: t('bulk.addTag') }).click();
  await page.locator('dialog[open] [name=tag]').fill('3年');
  await page.getByRole('button', { name: t('bulk.verb'), exact: true }).click();
  await page.locator('main .lrow', { hasText: '3年' }).nth(1).waitFor();

  await page.getByRole('button', { name: t('bulk.start') }).click();
  await page.getByRole('button', { name: t('bulk.all', { count: 2 }) }).click();
  await page.getByRole('button', { name: t('bulk.more') }).click();
  await page.getByRole('menuitem', { name: t('members.remove') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('members.remove') })
    .click();
  await page.locator('main .lrow', { hasText: '来館者 太郎' }).waitFor({ state: 'detached' });
  await page.getByText('このメンバーには有効な予約があります。').waitFor();
  await lookAs(page, phone, 'members-bulk');
  expect(faults).toEqual([]);
});
