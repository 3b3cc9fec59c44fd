import { mailWith } from '../product/consent';
import { persona, lookAs } from './acts';
import { fixture } from './fixture';
import { openLendingRoom } from './lending-room';

const here = fixture();
const act = persona('ja', 'desk');
const phone = persona('ja', 'phone');
const t = (key: string, values?: Record<string, string | number>) => act.t('goods', key, values);

test('an owner transfers a good; its receiver gets a mail, accepts on Home, and the owner has it no more', async () => {
  const title = '和太鼓（直径45cm）';
  const room = await openLendingRoom(here.product.url, [title]);
  const [goodId] = room.goodIds;
  const { page, faults } = await here.open({ language: 'ja', as: room.owner });
  await page.goto(`/goods/${goodId}/edit`);
  await page.getByRole('link', { name: t('transfer.open') }).click();
  await page.locator('.radio', { hasText: '佐藤 はるか' }).click();
  await page.getByText(t('transfer.leaves', { group: 'さくら保育園 備品室' })).waitFor();
  await page.locator('[name=title]').fill(title);
  await lookAs(page, act, 'good-transfer');
  await page.getByRole('button', { name: t('transfer.verb', { name: '佐藤 はるか' }) }).click();
  await page.getByText(t('transfer.waiting', { name: '佐藤 はるか' })).waitFor();
  await lookAs(page, act, 'good-transfer-waiting');

  const { subject } = await mailWith(here.product.url, room.member.email, /(\/home)/);
  expect(subject).toContain(title);
  const reader = await here.open({ language: 'ja', as: room.member, width: 'phone' });
  await reader.page.goto('/home');
  await reader.page.getByText(t('askedTransfer.title', { name: 'さくら保育園', title })).waitFor();
  await lookAs(reader.page, phone, 'home-asked-transfer');
  await reader.page.getByRole('button', { name: t('askedTransfer.yes') }).click();
  await reader.page.waitForURL(`**/goods/${goodId}`);

  expect((await room.owner.send('GET', `/goods/${goodId}`)).status).toBe(404);
  const { good } = await room.member.call('GET', `/goods/${goodId}`);
  expect([good.owner_id, good.group_ids]).toEqual([room.member.id, []]);
  expect([...faults, ...reader.faults]).toEqual([]);
});
