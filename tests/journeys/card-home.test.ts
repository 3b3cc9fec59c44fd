import { persona, lookAs } from './acts';
import { fixture } from './fixture';
import { openLendingRoom } from './lending-room';

const here = fixture();
const act = persona('ja-Hira', 'phone');
const t = (key: string, values?: Record<string, string | number>) => act.t('bookings', key, values);

test('a child with a card borrows and returns in hiragana by four presses, and axe finds nothing', async () => {
  const room = await openLendingRoom(here.product.url, ['つみき']);
  const { auth_token: card } = await room.owner.call('POST', '/auth_tokens', {
    ...{ group_id: room.slug, name: 'つむぎ', locale: 'ja-Hira' },
  });
  // The device speaks Japanese; the card its own language.
  const { page, faults } = await here.open({ language: 'ja', width: 'phone' });
  await page.goto(`/auth_tokens/${card.jti}`);
  await page.waitForURL('**/home');
  await page.getByRole('heading', { name: act.t('shell', 'cardHome.hello', { name: 'つむぎ' }) }).waitFor();
  await page.locator('.cardgoods .st').waitFor();
  await lookAs(page, act, 'card-home');

  let presses = 0;
  const press = async (name: string | RegExp, role: 'link' | 'button' = 'button') => {
    presses += 1;
    await page.getByRole(role, { name }).click();
  };
  await press('つみき', 'link');
  await page.getByRole('button', { name: new RegExp(`${t('now.borrow')}$`) }).waitFor();
  await lookAs(page, act, 'card-borrow');
  await press(new RegExp(`${t('now.borrow')}$`));
  await page.getByRole('heading', { name: t('complete.borrowed') }).waitFor();
  await lookAs(page, act, 'card-borrowed');
  await press(t('complete.home'), 'link');
  await page.getByRole('button', { name: t('cardLoans.return', { title: 'つみき' }) }).waitFor();
  await lookAs(page, act, 'card-home-loan');
  await press(t('cardLoans.return', { title: 'つみき' }));
  await page.getByText(t('cardLoans.none')).waitFor();
  expect(presses).toBeLessThanOrEqual(6);

  const { bookings } = await room.owner.call('GET', '/bookings?scope=lend');
  expect(bookings).toMatchObject([{ user_id: card.user_id, state: 'returned' }]);
  await page.getByRole('button', { name: act.t('shell', 'cardHome.end') }).click();
  await page.waitForURL('**/lp');
  // The device has its own language again.
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ja');
  expect(faults).toEqual([]);
});
