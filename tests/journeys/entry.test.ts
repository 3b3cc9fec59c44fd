import { persona, lookAs } from './acts';
import { settled, type Language } from './browser';
import { openLendingRoom } from './lending-room';
import { Person } from './people';
import { fixture } from './fixture';
import { dayAfter } from './today';

const here = fixture();

test('a link in a mail signs in once, and brings back to where one was', async () => {
  const act = persona('en', 'phone');
  const person = await Person.signUp(here.product.url, 'Emma Wilson', 'en');
  const { page, faults } = await here.open({ language: 'en', width: 'phone' });
  await page.goto('/bookings');
  await page.waitForURL('**/sign_in');
  await page.getByRole('link', { name: act.t('shell', 'signIn.byLink') }).click();
  await page.locator('[name=email]').fill(person.email);
  await page.getByRole('button', { name: act.t('shell', 'signIn.send') }).click();
  await page.getByText(act.t('shell', 'signIn.sent', { email: person.email })).waitFor();

  const { text } = await here.product.mailTo(person.email, 'auth_redirect');
  const link = new URL(/https?:\/\/\S+auth_redirect\S+/.exec(text)?.[0] ?? '');
  const goOn = act.t('shell', 'signIn.goOnAs', { email: '' }).trim();
  // A scanner of mails opens it, too, and runs its scripts: that spends nothing.
  const scanner = await here.open({ language: 'en' });
  await scanner.page.goto(link.pathname + link.search);
  await scanner.page.getByRole('button', { name: goOn }).waitFor();
  await page.goto(link.pathname + link.search);
  await page.getByRole('button', { name: goOn }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth_redirect'));
  await page
    .getByRole('link', { name: act.t('shell', 'frame.menu') })
    .first()
    .click();
  await page.getByText(person.email).waitFor();

  const second = await here.open({ language: 'en' });
  await second.page.goto(link.pathname + link.search);
  await second.page.getByText(act.t('shell', 'signIn.linkSpent')).waitFor();
  expect([...faults, ...scanner.faults, ...second.faults]).toEqual([]);
});

test('another language changes the words and nothing else: not the screen, not what was typed, not who is in', async () => {
  const person = await Person.signUp(here.product.url, '佐藤 はるか');
  const { page, faults } = await here.open({ as: person, scheme: 'dark' });
  const path = `/users/${person.id}/edit/account`;
  await page.goto(path);
  await page.locator('[name=name]').fill('さとう はるか');
  const part = (language: Language, name: string) =>
    page.getByRole('link', { name: persona(language, 'desk').t('shell', `settings.parts.${name}`) });
  const choose = async (from: Language, to: Language) => {
    await part(from, 'device').click();
    await page.getByLabel(persona(from, 'desk').t('shell', 'menu.language')).selectOption(to);
    await part(to, 'account').click();
  };
  await choose('ja', 'en');
  await page
    .getByRole('heading', { name: persona('en', 'desk').t('shell', 'settings.parts.account'), exact: true })
    .waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.locator('[name=name]').inputValue()).toBe('さとう はるか');
  expect(new URL(page.url()).pathname).toBe(path);

  await choose('en', 'ja-Hira');
  await page.getByRole('button', { name: persona('ja-Hira', 'desk').t('kit', 'save.save') }).click();
  await page.getByText(persona('ja-Hira', 'desk').t('shell', 'settings.saved')).waitFor();
  await page.reload();
  await settled(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('ja-Hira');
  expect(await page.locator('[name=name]').inputValue()).toBe('さとう はるか');
  const { user } = await person.call('GET', '/users/current');
  expect([user.locale, user.name]).toEqual(['ja-Hira', 'さとう はるか']);
  expect(faults).toEqual([]);
});

test('without net the page says so, shows what was seen, and goes on when the net is back', async () => {
  const act = persona('ja', 'phone');
  const person = await Person.signUp(here.product.url, '鈴木 めい');
  const { page, context } = await here.open({ language: 'ja', width: 'phone', as: person });
  await page.goto('/menu');
  await page.getByText(person.email).waitFor();
  await page
    .getByRole('link', { name: act.t('shell', 'frame.groups') })
    .last()
    .click();
  await page.getByText(act.t('groups', 'list.empty')).waitFor();
  await context.setOffline(true);
  const offline = page.locator('.offline');
  await offline.waitFor();
  // A page that could not be opened explains it, and leads back.
  await page
    .getByRole('link', { name: act.t('shell', 'frame.bookings') })
    .last()
    .click();
  await page.getByRole('heading', { name: act.t('kit', 'offline.title') }).waitFor();
  await page.getByRole('button', { name: act.t('kit', 'offline.back') }).click();
  await page
    .getByRole('link', { name: act.t('shell', 'frame.menu') })
    .last()
    .click();
  await page.getByText(person.email).waitFor();
  await context.setOffline(false);
  await offline.waitFor({ state: 'detached' });
});

test('a page that is loaded again without net comes up, and takes nobody for signed out', async () => {
  const act = persona('en', 'phone');
  const person = await Person.signUp(here.product.url, 'Mei Suzuki');
  const { page, context } = await here.open({ language: 'en', width: 'phone', as: person, keepsPages: true });
  await page.goto('/menu');
  await page.getByText(person.email).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await page.getByText(person.email).waitFor();
  await context.setOffline(true);
  await page.reload();
  await page.getByText(act.t('kit', 'offline.start')).waitFor();
  expect(await page.getByRole('link', { name: act.t('shell', 'signIn.title') }).count()).toBe(0);
  await context.setOffline(false);
  await page.getByText(person.email).waitFor();
});

test('who manages an account sees on every screen for whom they act, and lists follow the choice', async () => {
  const act = persona('ja', 'desk');
  const room = await openLendingRoom(here.product.url, ['三脚']);
  const day = dayAfter(2);
  const range = { good_id: room.goodIds[0], start_date: day, end_date: day };
  await room.owner.call('POST', '/bookings', { ...range, user_id: room.member.id });
  await room.owner.appoint(room.member);
  const other = await Person.signUp(here.product.url, 'たんぽぽ文庫');
  await other.call('POST', '/groups', { name: 'たんぽぽの本' });
  await other.appoint(room.member);

  const { page, faults } = await here.open({ language: 'ja', as: room.member });
  const chosen = page.getByLabel(act.t('shell', 'acting.title'), { exact: true }).locator('select');
  await page.goto('/bookings/lend');
  await page.getByText('三脚').waitFor();
  await chosen.selectOption({ label: 'たんぽぽ文庫' });
  await page.getByText('三脚').waitFor({ state: 'detached' });
  await page.goto('/goods/new');
  await page.getByText(act.t('goods', 'form.actingFor', { name: 'たんぽぽ文庫' })).waitFor();
  await page.getByRole('checkbox', { name: 'たんぽぽの本' }).waitFor();
  expect(await page.getByRole('checkbox', { name: 'さくら保育園 備品室' }).count()).toBe(0);
  await lookAs(page, act, 'acting-for');
  await page.goto('/support');
  expect(await chosen.locator('option:checked').textContent()).toBe('たんぽぽ文庫');
  expect(faults).toEqual([]);
});
