import type { Page } from 'playwright-core';
import { ProviderProcess } from '../openid/provider-process';
import { persona, lookAs } from './acts';
import { Person } from './people';
import { fixture } from './fixture';

const CLIENT = { client_id: 'kashikari', client_secret: 'a secret of the tests' };
let campus: ProviderProcess;

beforeAll(async () => {
  const people = { mei: { email: 'mei@campus.example', email_verified: true, name: '鈴木 めい' } };
  // The port of the product is any: a provider takes that for addresses on the same machine alone (RFC 8252).
  const redirect_uris = ['http://localhost/auth_redirect'];
  campus = await ProviderProcess.start([{ ...CLIENT, redirect_uris, application_type: 'native' }], people);
});
afterAll(() => campus?.stop());

const here = fixture(() => {
  const known = { id: 'campus', name: '筑紫大学', issuer: campus.issuer, ...CLIENT };
  return { OIDC_PROVIDERS: JSON.stringify([known]) };
}, 'localhost');

/** Signs in at the provider. */
async function goAs(page: Page, login: string): Promise<void> {
  await page.getByLabel('Login').fill(login);
  await page.getByRole('button', { name: 'Go on' }).click();
}

test('somebody signs in at their university, and comes back to where they were', async () => {
  const act = persona('ja', 'phone');
  const { page, faults } = await here.open({ language: 'ja', width: 'phone' });
  const button = page.getByRole('button', { name: act.t('shell', 'providers.signIn', { name: '筑紫大学' }) });
  await page.goto('/bookings');
  await page.waitForURL('**/sign_in');
  await button.waitFor();
  await lookAs(page, act, 'sign-in-provider');
  await button.click();
  await goAs(page, 'cancel');
  await page.getByText(act.t('shell', 'providers.cancelled')).waitFor();

  await page.goto('/bookings');
  await button.click();
  await goAs(page, 'mei');
  await page.waitForURL((url) => url.pathname.startsWith('/bookings'));
  await page.goto('/menu');
  await page.getByText('mei@campus.example').waitFor();

  // Another browser, which did not begin the sign-in, can't finish it.
  const other = await here.open({ language: 'ja' });
  await other.page.goto('/auth_redirect?state=theirs&code=theirs');
  await other.page.getByText(act.t('shell', 'providers.not-ours')).waitFor();
  expect([...faults, ...other.faults]).toEqual([]);
});

test('a provider is connected in the settings, and disconnected', async () => {
  const act = persona('en', 'desk');
  const person = await Person.signUp(here.product.url, 'Emma Wilson', 'en');
  await campus.know('emma', { email: 'emma@elsewhere.example' });
  const { page, faults } = await here.open({ language: 'en', as: person });
  await page.goto(`/users/${person.id}/security`);
  await page.getByRole('button', { name: act.t('shell', 'methods.connect') }).click();
  await goAs(page, 'emma');
  await page.getByText('emma@elsewhere.example').waitFor();
  await lookAs(page, act, 'sign-in-methods');

  await page.getByRole('button', { name: act.t('shell', 'methods.disconnect') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: act.t('shell', 'methods.disconnect') })
    .click();
  await page.getByRole('button', { name: act.t('shell', 'methods.connect') }).waitFor();
  expect(faults).toEqual([]);
});
