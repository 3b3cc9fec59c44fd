import type { Page } from 'playwright-core';
import { eventually } from '@kashikari/platform/testing';
import { TURN } from '../../packages/platform/src/testing/budget';
import { startMailbox, type Mailbox } from '../../services/notify/test/mailbox';
import { lookAs, persona } from './acts';
import { LANGUAGES } from './browser';
import { fixture } from './fixture';
import { Person } from './people';

/** Token as `npm start` generates it if others reach the product. */
const TOKEN = 'a-token-that-was-printed-at-the-start-0123';

const EMAIL = 'owner@example.test';
const PASSWORD = 'kashikari1';

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
});
const here = fixture(() => ({ SETUP_TOKEN: TOKEN }));
afterAll(() => mailbox?.close());

const language = LANGUAGES[TURN % LANGUAGES.length]!;
const act = persona(language, 'phone');
const t = (key: string, values?: Record<string, string>) => act.t('shell', `setup.${key}`, values);

/** Chooses an option by pressing its label, as people do. */
const choose = (page: Page, name: string, value: string) =>
  page.locator('label.radio', { has: page.locator(`input[name=${name}][value=${value}]`) }).click();

test('an empty installation is set up in the browser, lends its first good, and mails by the server named there', async () => {
  const { page, faults } = await here.open({ language: 'ja', width: 'phone' });
  // The first visitor is redirected there, and asked for the printed token.
  await page.goto('/');
  expect(new URL(page.url()).pathname).toBe('/setup');
  await page.locator('[name=site]').waitFor();
  await choose(page, 'locale', language);
  await page.getByRole('heading', { level: 1, name: t('title') }).waitFor();
  await page.getByLabel(t('token.label')).waitFor();
  await lookAs(page, act, 'setup-token');

  // A new page, as if opened from the terminal.
  await page.goto('about:blank');
  await page.goto(`/setup#token=${TOKEN}`);
  await page.locator('[name=site]').fill('さくらの貸し出し');
  expect(page.url()).not.toContain(TOKEN);
  expect(await page.getByLabel(t('token.label')).count()).toBe(0);
  await page.locator('[name=name]').fill('さくら保育園');
  await page.locator('[name=email]').fill(EMAIL);
  await page.locator('[name=password]').fill(PASSWORD);
  await choose(page, 'mail', 'server');
  await page.locator('[name=mail_host]').fill('127.0.0.1');
  await page.locator('[name=mail_security]').selectOption('none');
  await page.locator('[name=mail_port]').fill('1');
  const tried = page.getByRole('button', { name: t('mail.test') });
  await tried.click();
  await page.locator('[name=mail_host][aria-invalid=true]').waitFor();
  await lookAs(page, act, 'setup-mail-refused');
  await page.locator('[name=mail_port]').fill(new URL(mailbox.url).port);
  await tried.click();
  await page.getByText(t('mail.works', { email: EMAIL })).waitFor();
  await lookAs(page, act, 'setup');
  await page.getByRole('button', { name: t('submit') }).click();
  await page.getByRole('heading', { level: 1, name: t('done.title') }).waitFor();
  await lookAs(page, act, 'setup-done');
  await page.getByRole('link', { name: t('done.goods') }).click();
  await page.waitForURL('**/goods/new/import_select');

  const owner = await Person.signIn(here.product.url, EMAIL, PASSWORD);
  const { group } = await owner.call('POST', '/groups', { name: '備品室', slug: 'first-start' });
  const { good } = await owner.call('POST', '/goods', { title: '三脚', group_ids: [group.id] });
  const day = new Date(here.product.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await owner.call('POST', '/bookings', { good_id: good.id, start_date: day, end_date: day });
  await eventually(() => {
    const mail = mailbox.to(EMAIL).find(({ mail: { subject } }) => subject?.includes('三脚'));
    expect(mail?.mail.from?.address).toBe(EMAIL);
  });

  const { page: visitor } = await here.open({ language, width: 'phone' });
  await visitor.goto('/');
  await visitor.waitForURL('**/lp');
  expect(await visitor.title()).toContain('さくらの貸し出し');

  // Screens that otherwise promise a mail say that nobody was notified, and whom to ask.
  await owner.call('PUT', '/mail_server', { mail_server: null });
  await visitor.goto('/email_sign_in');
  await visitor.locator('[name=email]').fill(EMAIL);
  await visitor.getByRole('button', { name: act.t('shell', 'signIn.send') }).click();
  await visitor.locator('main').getByText('さくら保育園').waitFor();
  await lookAs(visitor, act, 'email-sign-in-no-mail');
  await page.goto('/setup');
  await page.getByRole('button', { name: t('save') }).waitFor();
  await lookAs(page, act, 'setup-mail');
  expect(faults).toEqual([]);
});
