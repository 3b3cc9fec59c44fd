import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { Language, Width } from './browser';
import { look } from './look';
import { wordsIn, type Words } from './words';

/**
 * Setting of a journey: the language, the window's width, and the texts. Language and width also end the names of its
 * pictures.
 */
export interface Persona {
  readonly language: Language;
  readonly width: Width;
  readonly t: Words;
}

export function persona(language: Language, width: Width): Persona {
  return { language, width, t: wordsIn(language) };
}

/** Stores the picture `name-390-ja.png` and runs axe, unless another test does. */
export function lookAs(page: Page, act: Persona, name: string): Promise<void> {
  return look(page, name, act);
}

/** Makes an account on the sign-up screen. An owner comes to the first steps, a member to joining a group. */
export async function signUp(page: Page, act: Persona, name: string, as: 'owner' | 'member'): Promise<void> {
  await page.goto(as === 'member' ? '/sign_up?as=member' : '/sign_up');
  if (as === 'owner') await lookAs(page, act, 'sign-up');
  await page.locator('[name=name]').fill(name);
  await page
    .locator('[name=email]')
    .fill(`${act.language}-${act.width}-${as}-${randomUUID().slice(0, 8)}@example.test`.toLowerCase());
  await page.locator('[name=password]').fill('kashikari1');
  await page.getByRole('button', { name: act.t('shell', 'signUp.submit') }).click();
  await page.waitForURL(as === 'member' ? '**/groups/join' : '**/tutorial');
}

export async function makeGroup(page: Page, act: Persona, slug: string): Promise<void> {
  await page.goto('/groups/new');
  await page.locator('[name=name]').fill('さくら保育園 備品室');
  await page.locator('[name=slug]').fill(slug);
  await page.locator('[name=passcode]').fill('382916');
  await lookAs(page, act, 'group-new');
  await page.getByRole('button', { name: act.t('groups', 'new.verb'), exact: true }).click();
  await page.waitForURL(`**/-/${slug}`);
}

/** Registers a good with a picture from its group's screen; answers its id. */
export async function registerGood(page: Page, act: Persona, picture: string): Promise<string> {
  await actInGroup(page, act, 'group.addGood');
  await page.waitForURL('**/goods/new/import_select**');
  await page.getByRole('link', { name: act.t('goods', 'import.select.one') }).click();
  await page.waitForURL('**/goods/new?**');
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByRole('img', { name: act.t('kit', 'pictures.picture', { count: 1 }) }).waitFor();
  await page.locator('[name=title]').fill('ミラーレス一眼カメラ 標準ズームレンズ付き');
  await page.locator('textarea[name=description]').fill('行事の記録用です。#行事 #撮影');
  await page.locator('[name=location]').fill('職員室 キャビネットA');
  await page.locator('[name=max_days]').fill('7');
  await lookAs(page, act, 'good-new');
  await page.getByRole('button', { name: act.t('goods', 'form.register'), exact: true }).click();
  await page.waitForURL(/\/goods\/[0-9a-f-]{36}$/);
  return page.url().split('/').at(-1) ?? '';
}

/** Joins a group on its own screen, with the wrong passcode first. */
export async function joinGroup(page: Page, act: Persona, slug: string): Promise<void> {
  await page.goto(`/-/${slug}`);
  const verb = page.getByRole('button', { name: act.t('groups', 'join.verb'), exact: true });
  await page.locator('[name=passcode]').fill('0000');
  await verb.click();
  await page.getByText(act.t('groups', 'join.wrong')).waitFor();
  await lookAs(page, act, 'group-join');
  await page.locator('[name=passcode]').fill('382916');
  await verb.click();
  await page.getByText('ミラーレス一眼カメラ').first().waitFor();
}

/** Waits for the success of the change that the page sends next to an address with this in it. */
export function changeOf(page: Page, path: string): Promise<unknown> {
  return page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes(path) && answer.ok(),
  );
}

/** Presses the first and the last day on the calendar, turning months as needed. */
export async function pickDays(page: Page, act: Persona, from: string, to: string): Promise<void> {
  const days = page.locator('.cal [data-day]');
  for (const day of from === to ? [from] : [from, to]) {
    // A calendar that is being loaded has no days: this waits for its last one.
    while (((await days.last().getAttribute('data-day')) ?? '') < day) {
      await page.getByRole('button', { name: act.t('kit', 'calendar.later_other', { count: 6 }) }).click();
    }
    await page.locator(`.cal [data-day="${day}"]`).click();
  }
}

/** Chooses one of the acts of a group on its page, by the key of its text. */
export async function actInGroup(page: Page, act: Persona, key: string): Promise<void> {
  await page.getByRole('button', { name: act.t('groups', 'group.acts'), exact: true }).click();
  await page.getByRole('menuitem', { name: act.t('groups', key), exact: true }).click();
}
