import { cast } from './acts';
import { settled, type Language } from './browser';
import { Person } from './people';
import { theatre } from './theatre';

const here = theatre();

test('a link in a mail signs in once, and brings back to where one was', async () => {
  const act = cast('en', 'phone');
  const person = await Person.signUp(here.stage.url, 'Emma Wilson', 'en');
  const { page, faults } = await here.open({ language: 'en', width: 'phone' });
  await page.goto('/bookings');
  await page.waitForURL('**/sign_in');
  await page.getByRole('link', { name: act.t('shell', 'signIn.byLink') }).click();
  await page.locator('[name=email]').fill(person.email);
  await page.getByRole('button', { name: act.t('shell', 'signIn.send') }).click();
  await page.getByText(act.t('shell', 'signIn.sent', { email: person.email })).waitFor();

  const { text } = await here.stage.mailTo(person.email, 'auth_redirect');
  const link = new URL(/https?:\/\/\S+auth_redirect\S+/.exec(text)?.[0] ?? '');
  await page.goto(link.pathname + link.search);
  await page.waitForURL((url) => !url.pathname.startsWith('/auth_redirect'));
  await page
    .getByRole('link', { name: act.t('shell', 'frame.menu') })
    .first()
    .click();
  await page.getByText(person.email).waitFor();

  const second = await here.open({ language: 'en' });
  await second.page.goto(link.pathname + link.search);
  await second.page.getByText(act.t('shell', 'signIn.linkSpent')).waitFor();
  expect([...faults, ...second.faults]).toEqual([]);
});

test('another language changes the words and nothing else: not the screen, not what was typed, not who is in', async () => {
  const person = await Person.signUp(here.stage.url, '佐藤 はるか');
  const { page, faults } = await here.open({ as: person, scheme: 'dark' });
  await page.goto(`/users/${person.id}/edit`);
  await page.locator('[name=name]').fill('さとう はるか');
  const choose = (from: Language, to: Language) =>
    page.getByLabel(cast(from, 'desk').t('shell', 'menu.language')).selectOption(to);
  await choose('ja', 'en');
  await page.getByRole('heading', { name: cast('en', 'desk').t('shell', 'settings.account') }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.locator('[name=name]').inputValue()).toBe('さとう はるか');
  expect(new URL(page.url()).pathname).toBe(`/users/${person.id}/edit`);

  await choose('en', 'ja-Hira');
  await page.getByRole('button', { name: cast('ja-Hira', 'desk').t('kit', 'save.save') }).click();
  await page.getByText(cast('ja-Hira', 'desk').t('shell', 'settings.saved')).waitFor();
  await page.reload();
  await settled(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('ja-Hira');
  expect(await page.locator('[name=name]').inputValue()).toBe('さとう はるか');
  const { user } = await person.call('GET', '/users/current');
  expect([user.locale, user.name]).toEqual(['ja-Hira', 'さとう はるか']);
  expect(faults).toEqual([]);
});

test('without net the page says so, shows what was seen, and goes on when the net is back', async () => {
  const act = cast('ja', 'phone');
  const person = await Person.signUp(here.stage.url, '鈴木 めい');
  const { page, context } = await here.open({ language: 'ja', width: 'phone', as: person });
  await page.goto('/menu');
  await page.getByText(person.email).waitFor();
  await page
    .getByRole('link', { name: act.t('shell', 'frame.groups') })
    .last()
    .click();
  await page.getByText(act.t('groups', 'list.empty')).waitFor();
  await context.setOffline(true);
  await page.getByText(act.t('kit', 'offline')).waitFor();
  await page
    .getByRole('link', { name: act.t('shell', 'frame.menu') })
    .last()
    .click();
  await page.getByText(person.email).waitFor();
  await context.setOffline(false);
  await page.getByText(act.t('kit', 'offline')).waitFor({ state: 'detached' });
});

test('a crash is said with a number for support; the page starts again by itself, but not for ever', async () => {
  const act = cast('ja', 'desk');
  const person = await Person.signUp(here.stage.url, '田中 そうた');
  const { page, faults } = await here.open({ language: 'ja', as: person });
  // An answer that keeps no contract: no screen expects it.
  await page.route('**/v1/goods/broken', (route) => route.fulfill({ json: { good: null, images: [] } }));

  await page.goto('/goods/broken');
  await page.getByRole('heading', { name: act.t('kit', 'crash.title') }).waitFor();
  await page.waitForURL('**/lp');

  await page.goto('/goods/broken');
  await page.getByRole('heading', { name: act.t('kit', 'crash.title') }).waitFor();
  await page.getByText(act.t('kit', 'crash.again')).click();
  const number = await page.locator('main.crash details b').textContent();
  expect(number).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
  expect(faults.some((fault) => fault.includes(`crash ${number}`))).toBe(true);
  expect(await page.getByText(act.t('kit', 'crash.reloading')).count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/goods/broken');
});
