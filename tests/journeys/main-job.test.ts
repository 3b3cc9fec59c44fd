import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, dayOf } from '@kashikari/kernel';
import type { Browser, Page } from 'playwright-core';
import { type Language, axeFaults, keepPicture, openBrowser, openWindow } from './browser';
import { aPicture } from './picture';
import { startStage, type Stage } from './stage';
import { wordsIn, type Words } from './words';

const ZONE = 'Asia/Tokyo';

let stage: Stage;
let browser: Browser;

beforeAll(async () => {
  stage = await startStage();
  browser = await openBrowser();
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await stage?.stop();
}, 60_000);

interface Cast {
  readonly language: Language;
  readonly width: 'phone' | 'desk';
  readonly t: Words;
}

/** Looks at a screen as a stranger would: a picture to keep, and nothing that axe finds. */
async function look(page: Page, { language, width }: Cast, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await keepPicture(page, `${name}-${width === 'phone' ? 390 : 1280}-${language}`);
  expect(await axeFaults(page)).toEqual([]);
}

async function signUp(page: Page, cast: Cast, name: string, as: 'owner' | 'member'): Promise<void> {
  await page.goto(as === 'member' ? '/sign_up?as=member' : '/sign_up');
  if (as === 'owner') await look(page, cast, 'sign-up');
  await page.locator('[name=name]').fill(name);
  await page
    .locator('[name=email]')
    .fill(`${cast.language}-${cast.width}-${as}-${Date.now()}@example.test`.toLowerCase());
  await page.locator('[name=password]').fill('kashikari1');
  await page.getByRole('button', { name: cast.t('shell', 'signUp.submit') }).click();
  await page.waitForURL(as === 'member' ? '**/groups/join' : '**/tutorial');
}

async function makeGroup(page: Page, cast: Cast, slug: string): Promise<void> {
  await page.goto('/groups/new');
  await page.locator('[name=name]').fill('さくら保育園 備品室');
  await page.locator('[name=slug]').fill(slug);
  await page.locator('[name=passcode]').fill('3829');
  await look(page, cast, 'group-new');
  await page.getByRole('button', { name: cast.t('groups', 'new.verb'), exact: true }).click();
  await page.waitForURL(`**/-/${slug}`);
}

async function registerGood(page: Page, cast: Cast, picture: string): Promise<string> {
  await page.getByRole('link', { name: cast.t('groups', 'group.addGood') }).click();
  await page.waitForURL('**/goods/new**');
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByRole('img', { name: cast.t('goods', 'form.picture', { count: 1 }) }).waitFor();
  await page.locator('[name=title]').fill('ミラーレス一眼カメラ 標準ズームレンズ付き');
  await page.locator('[name=description]').fill('行事の記録用です。#行事 #撮影');
  await page.locator('[name=location]').fill('職員室 キャビネットA');
  await page.locator('[name=max_days]').fill('7');
  await look(page, cast, 'good-new');
  await page.getByRole('button', { name: cast.t('goods', 'form.register'), exact: true }).click();
  await page.waitForURL(/\/goods\/[0-9a-f-]{36}$/);
  return page.url().split('/').at(-1) ?? '';
}

async function pickDays(page: Page, from: string, to: string, cast: Cast): Promise<void> {
  for (const day of from === to ? [from] : [from, to]) {
    const button = page.locator(`.cal [data-day="${day}"]`);
    for (let turn = 0; turn < 3 && !(await button.isVisible()); turn++) {
      await page.getByRole('button', { name: cast.t('kit', 'calendar.nextMonth') }).click();
    }
    await button.click();
  }
}

async function join_(page: Page, cast: Cast, slug: string): Promise<void> {
  await page.goto(`/-/${slug}`);
  await page.locator('[name=passcode]').fill('0000');
  await page.getByRole('button', { name: cast.t('groups', 'join.verb'), exact: true }).click();
  await page.getByText(cast.t('groups', 'join.wrong')).waitFor();
  await look(page, cast, 'group-join');
  await page.locator('[name=passcode]').fill('3829');
  await page.getByRole('button', { name: cast.t('groups', 'join.verb'), exact: true }).click();
  await page.getByText('ミラーレス一眼カメラ').first().waitFor();
}

const LANGUAGES: readonly Language[] = ['ja', 'en', 'ja-Hira'];
const CASES = LANGUAGES.flatMap((language) =>
  (['phone', 'desk'] as const).map((width) => [language, width] as const),
);

test.each(CASES)(
  'the main job, from sign-up to the good being free again, in %s on a %s',
  async (language, width) => {
    const cast: Cast = { language, width, t: wordsIn(language) };
    const slug = `sakura-${language.toLowerCase()}-${width}`;
    const today = dayOf(Date.now(), ZONE);
    const [from, to] = [addDays(today, 3), addDays(today, 5)];
    const picture = join(stage.dataDir, 'camera.jpg');
    writeFileSync(picture, await aPicture());

    const owner = await openWindow(browser, stage.url, { language, width });
    await signUp(owner.page, cast, 'さくら保育園', 'owner');
    await makeGroup(owner.page, cast, slug);
    const goodId = await registerGood(owner.page, cast, picture);
    await look(owner.page, cast, 'good');

    const member = await openWindow(browser, stage.url, { language, width });
    await signUp(member.page, cast, '佐藤 はるか', 'member');
    await join_(member.page, cast, slug);
    await look(member.page, cast, 'group');
    await member.page.goto(`/goods/${goodId}/bookings/new`);
    await pickDays(member.page, from, to, cast);
    await look(member.page, cast, 'booking-new');
    await member.page.getByRole('button', { name: cast.t('bookings', 'new.verb'), exact: true }).click();
    await member.page.waitForURL('**/complete');
    await look(member.page, cast, 'booking-complete');
    const bookingId = member.page.url().split('/').at(-2) ?? '';

    const other = await openWindow(browser, stage.url, { language, width });
    await signUp(other.page, cast, '田中 そうた', 'member');
    await join_(other.page, cast, slug);
    await other.page.goto(`/goods/${goodId}/bookings/new`);
    await pickDays(other.page, from, to, cast);
    await other.page.getByRole('alert').waitFor();
    await look(other.page, cast, 'booking-new-refused');
    const book = other.page.getByRole('button', { name: cast.t('bookings', 'new.verb'), exact: true });
    expect(await book.isDisabled()).toBe(true);
    await other.page.getByRole('alert').getByRole('button').first().click();
    await book.click();
    await other.page.waitForURL('**/complete');

    await stageClock(`${from}T01:00:00Z`);
    await member.page.goto(`/bookings/${bookingId}`);
    await look(member.page, cast, 'booking');
    await member.page.getByRole('button', { name: cast.t('bookings', 'acts.return'), exact: true }).click();
    await member.page.getByText(cast.t('bookings', 'returned.done')).waitFor();
    await member.page.goto('/bookings');
    await look(member.page, cast, 'bookings');

    await other.page.goto(`/goods/${goodId}/bookings/new?from=${from}&to=${from}`);
    await other.page.getByRole('status').first().waitFor();
    expect(await other.page.getByRole('alert').count()).toBe(0);
    await stageClock(null);
    for (const { context } of [owner, member, other]) await context.close();
  },
  240_000,
);

async function stageClock(now: string | null): Promise<void> {
  const answer = await fetch(`${stage.url}/v1/test/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  });
  expect(answer.status).toBe(204);
}
