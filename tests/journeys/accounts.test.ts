import { readFileSync } from 'node:fs';
import { persona, lookAs } from './acts';
import { settled } from './browser';
import { openLendingRoom } from './lending-room';
import { Person } from './people';
import { aPicture } from './picture';
import { fixture } from './fixture';
import { today } from './today';

const here = fixture();

test('an account is not deleted while something is out, and then it is', async () => {
  const act = persona('ja', 'phone');
  const t = (key: string) => act.t('shell', `remove.${key}`);
  const room = await openLendingRoom(here.product.url, ['テント']);
  const { member } = room;
  const range = { good_id: room.goodIds[0], start_date: today(), end_date: today() };
  const { booking } = await member.call('POST', '/bookings', range);
  const { page, faults } = await here.open({ language: 'ja', width: 'phone', as: member });
  await page.goto(`/users/${member.id}/delete`);
  await settled(page);
  const verb = page.getByRole('button', { name: t('verb'), exact: true });
  expect(await verb.isDisabled()).toBe(true);
  await page.locator('[name=email]').fill(member.email);
  await verb.click();
  await page.getByText(t('out')).waitFor();
  await lookAs(page, act, 'remove-refused');

  await member.call('POST', `/bookings/${booking.id}/return`);
  await verb.click();
  await page.waitForURL('**/lp');
  await page.goto('/sign_in');
  await page.locator('[name=username]').fill(member.email);
  await page.locator('[name=password]').fill(member.password);
  await page.getByRole('button', { name: act.t('shell', 'signIn.submit'), exact: true }).click();
  await page.getByText(act.t('shell', 'signIn.wrong')).waitFor();
  expect(faults).toEqual([]);
});

test('two accounts on one device: added, switched, signed out one by one', async () => {
  const act = persona('en', 'phone');
  const t = (key: string, values?: Record<string, string>) => act.t('shell', key, values);
  const [work, home] = [
    await Person.signUp(here.product.url, 'Emma at work', 'en'),
    await Person.signUp(here.product.url, 'Emma at home', 'en'),
  ];
  const { page, faults } = await here.open({ language: 'en', width: 'phone', as: work });
  const isIn = (person: Person) => page.getByText(person.email).first().waitFor();
  await page.goto('/menu');
  await isIn(work);
  await page.getByRole('button', { name: t('accounts.add') }).click();
  await page.waitForURL('**/sign_in_methods');
  // The current user stays signed in until the other account is signed in.
  await page.getByText(t('accounts.staysIn', { name: 'Emma at work' })).waitFor();
  await page.locator('[name=username]').fill(home.email);
  await page.locator('[name=password]').fill('not-this-one');
  await page.getByRole('button', { name: t('signIn.submit'), exact: true }).click();
  await page.getByText(t('signIn.wrong')).waitFor();
  await page.reload();
  await page.getByText(t('accounts.staysIn', { name: 'Emma at work' })).waitFor();
  await page.locator('[name=username]').fill(home.email);
  await page.locator('[name=password]').fill(home.password);
  await page.getByRole('button', { name: t('signIn.submit'), exact: true }).click();
  await page.waitForURL('**/home');
  await page.goto('/menu');
  await isIn(home);
  await lookAs(page, act, 'accounts');

  const toWork = { name: t('accounts.goOnAs', { name: 'Emma at work', email: work.email }) };
  await page.getByRole('button', toWork).click();
  await page.waitForURL('**/home');
  await page.goto('/menu');
  await page.getByRole('heading', { name: 'Emma at work' }).waitFor();

  // Signing out continues with the remaining account.
  await page.getByRole('button', { name: t('menu.signOut'), exact: true }).click();
  await page.waitForURL('**/home');
  await page.goto('/menu');
  await page.getByRole('heading', { name: 'Emma at home' }).waitFor();
  expect(await page.getByText(work.email).count()).toBe(0);
  // Signing out in one tab takes the other one along.
  const beside = await page.context().newPage();
  await beside.goto('/menu');
  await beside.getByRole('heading', { name: 'Emma at home' }).waitFor();
  await page.getByRole('button', { name: t('menu.signOut'), exact: true }).click();
  await page.waitForURL('**/lp');
  await beside.waitForURL('**/lp');
  expect(faults).toEqual([]);
});

test('the settings of an account: a picture, another account, the record, everything as a file', async () => {
  const act = persona('ja-Hira', 'desk');
  const t = (key: string) => act.t('shell', key);
  const person = await Person.signUp(here.product.url, 'さとう はるか', 'ja-Hira');
  const { page, faults } = await here.open({ language: 'ja-Hira', as: person });
  await page.goto(`/users/${person.id}/edit`);
  await settled(page);
  await page
    .getByTestId('avatar')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await aPicture() });
  await page.locator('.f .av img').waitFor();
  await page.getByRole('button', { name: t('addedAccounts.add') }).click();
  await page.locator('[name=added_name]').fill('しょうぎぶ');
  await page.locator('[name=added_account_name]').fill('haruka_1');
  await page.locator('dialog [name=password]').fill('hana-saku-7');
  await page.getByRole('button', { name: t('addedAccounts.verb'), exact: true }).click();
  await page.getByText('@haruka_1').waitFor();
  const { user } = await person.call('GET', '/users/current');
  expect(user).toMatchObject({ account_name: null, accounts: [{ account_name: 'haruka_1' }] });
  expect(user.thumbnail_url).toMatch(/thumb\.webp$/);

  await page.getByRole('link', { name: t('settings.parts.danger') }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: t('export.title') }).click();
  const own = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
  expect(own.user.email).toBe(person.email);
  await page.getByRole('link', { name: t('settings.parts.safety') }).click();
  await page.getByRole('link', { name: t('history.title') }).click();
  await page.getByText(t('history.kinds.data_exported')).waitFor();
  await page.getByText(t('history.kinds.account_added')).waitFor();
  await lookAs(page, act, 'history');
  expect(faults).toEqual([]);
});

test('a device that people share asks a minute before, and then signs everybody out', async () => {
  const act = persona('ja', 'desk');
  const t = (key: string) => act.t('shell', `idle.${key}`);
  const person = await Person.signUp(here.product.url, '受付');
  const { page, faults } = await here.open({ language: 'ja', as: person, setsClock: true });
  await page.clock.install({ time: here.product.now() });
  await page.goto('/device_setting');
  await page.locator('[name=idle_minutes]').selectOption('5');
  await page.clock.fastForward('04:10');
  await page.getByRole('button', { name: t('stay') }).click();
  await page.clock.fastForward('03:00');
  await page.getByText(t('title')).waitFor({ state: 'hidden' });
  // Longer than the five minutes, which began again if the page scrolled by itself meanwhile.
  await page.clock.fastForward('06:00');
  await page.waitForURL('**/sign_in_methods');
  await page.getByText(t('out')).waitFor();
  expect(faults).toEqual([]);
});
