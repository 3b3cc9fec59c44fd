import type { Page } from 'playwright-core';
import { persona, lookAs } from './acts';
import { Person } from './people';
import { fixture } from './fixture';

const here = fixture(undefined, 'localhost');

/** Adds a virtual authenticator that creates keys and confirms every prompt (CDP, domain WebAuthn). */
async function plugIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added in the settings, signs in with one press, is renamed and removed', async () => {
  const act = persona('ja', 'phone');
  const person = await Person.signUp(here.product.url, '佐藤 はるか');
  const { page, context, faults } = await here.open({ language: 'ja', width: 'phone', as: person });
  await plugIn(page);
  await page.goto(`/users/${person.id}/security`);
  await page.getByRole('button', { name: act.t('shell', 'passkeys.add') }).click();
  await page.getByText(act.t('shell', 'passkeys.added')).waitFor();
  await page.getByText(act.t('shell', 'passkeys.unused')).waitFor();
  await lookAs(page, act, 'passkeys');

  await context.clearCookies();
  await page.goto('/bookings');
  await page.waitForURL('**/sign_in*');
  await page.getByRole('button', { name: act.t('shell', 'passkeys.signIn') }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/bookings'));

  await page.goto(`/users/${person.id}/security`);
  await page.getByText(act.t('shell', 'passkeys.unused')).waitFor({ state: 'detached' });
  const device = 'Linux';
  await page.getByRole('button', { name: act.t('shell', 'passkeys.renameOf', { name: device }) }).click();
  await page.locator('[name=key_name]').fill('職員室の パソコン');
  await page.getByRole('button', { name: act.t('shell', 'passkeys.save'), exact: true }).click();
  const removeIt = act.t('shell', 'passkeys.removeOf', { name: '職員室の パソコン' });
  await page.getByRole('button', { name: removeIt }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: act.t('shell', 'passkeys.remove'), exact: true })
    .click();
  await page.getByRole('button', { name: removeIt }).waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('who has no passkey is told what else to do', async () => {
  const act = persona('en', 'desk');
  const { page } = await here.open({ language: 'en' });
  await plugIn(page);
  await page.goto('/sign_in_methods');
  await page.getByRole('button', { name: act.t('shell', 'passkeys.signIn') }).click();
  await page.getByText(act.t('shell', 'passkeys.none')).waitFor();
  await lookAs(page, act, 'sign-in-methods-visitor');
});
