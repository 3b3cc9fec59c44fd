import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { LONG, TURN } from '../../packages/platform/src/testing/budget';
import { lookAs, persona, type Persona } from './acts';
import { LANGUAGES, type Language } from './browser';
import { fixture } from './fixture';
import { Keyboard } from './keyboard';
import { Person } from './people';
import { aLargePicture } from './picture';

const here = fixture();

/** Languages to test on a phone: all in the long run, otherwise one. */
const ON_A_PHONE: readonly Language[] = LONG ? LANGUAGES : [LANGUAGES[TURN % LANGUAGES.length] as Language];

const TITLES = ['三脚', '延長コード', '脚立', '台車', '譜面台', 'マイク', '拡声器', '長机', '暗幕', '水平器'];

/** Creates a lender with a group, in this language. */
async function lender(language: Language): Promise<{ owner: Person; groupId: string }> {
  const owner = await Person.signUp(here.product.url, 'さくら保育園', language);
  const slug = `shelf-${owner.id.slice(-12)}`;
  const { group } = await owner.call('POST', '/groups', { name: 'さくら保育園 備品室', slug });
  return { owner, groupId: group.id };
}

/** Waits until the typed text is stored, which happens a moment later. */
async function keptOnDevice(page: Page, text: string): Promise<void> {
  await page.waitForFunction((words) => JSON.stringify({ ...localStorage }).includes(words), text);
}

const draftNote = (page: Page, act: Persona) =>
  page.locator('main').getByRole('button', { name: act.t('kit', 'draft.discard'), exact: true });

test.each(ON_A_PHONE)(
  'ten goods are registered by keyboard alone, one after the other, with a reload in between, in %s',
  async (language) => {
    const act = persona(language, 'phone');
    const { owner, groupId } = await lender(language);
    const { page, faults } = await here.open({ language, width: 'phone', as: owner });
    const keyboard = new Keyboard(page);
    await page.goto(`/goods/new?group=${groupId}`);
    await keyboard.tabTo('[name=title]');
    for (const [count, title] of TITLES.entries()) {
      await keyboard.type(title);
      if (count === 0) {
        await keyboard.tabTo('[name=management_id]');
        await keyboard.type('A-0098');
        await keyboard.tabTo('[name=location]');
        await keyboard.type('倉庫 棚3');
      }
      if (count === 5) {
        await keptOnDevice(page, title);
        await page.reload();
        await draftNote(page, act).waitFor();
        expect(await page.locator('[name=title]').inputValue()).toBe(title);
        await lookAs(page, act, 'good-new-draft');
        await keyboard.tabTo('[name=title]');
      }
      const goesOn = count < TITLES.length - 1;
      await keyboard.tabTo(goesOn ? '.gfoot button[type=button]' : '.gfoot button[type=submit]');
      await keyboard.press('Enter');
      if (goesOn) await page.locator('[name=title][value=""]:focus').waitFor();
    }
    await page.waitForURL(/\/goods\/[0-9a-f-]{36}$/);
    await lookAs(page, act, 'good-registered');

    const { goods } = await owner.call('GET', `/goods?owner_id=${owner.id}&per_page=20`);
    const kept = (goods as Good[]).map(({ title, management_id, location, group_ids }) =>
      [title, management_id, location, ...group_ids].join(' / '),
    );
    const numbers = TITLES.map((title, count) => `${title} / A-${String(98 + count).padStart(4, '0')}`);
    expect(kept.sort()).toEqual(numbers.map((line) => `${line} / 倉庫 棚3 / ${groupId}`).sort());
    expect(faults).toEqual([]);
  },
);

test('what was typed outlives a crash and the back button, and no other account on the device sees it', async () => {
  const act = persona('ja', 'phone');
  const { owner, groupId } = await lender('ja');
  const { context, page } = await here.open({ language: 'ja', width: 'phone', as: owner });
  await page.goto('/home');
  await page.goto(`/goods/new?group=${groupId}`);
  await page.locator('[name=title]').fill('人形劇の舞台');
  await keptOnDevice(page, '人形劇の舞台');
  await page.goBack();
  await page.waitForURL('**/home');
  await page.goForward();
  await page.locator('[name=title][value="人形劇の舞台"]').waitFor();

  await page.locator('textarea[name=description]').fill('幕は別の箱');
  await keptOnDevice(page, '幕は別の箱');
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const again = await context.newPage();
  await again.goto(`/goods/new?group=${groupId}`);
  await draftNote(again, act).waitFor();
  expect(await again.locator('textarea[name=description]').inputValue()).toBe('幕は別の箱');

  const other = await Person.signUp(here.product.url, '青葉大学');
  await context.request.post('/v1/auth/login', { data: { email: other.email, password: other.password } });
  await again.goto('/goods/new');
  await again.locator('[name=title]').waitFor();
  expect(await again.locator('[name=title]').inputValue()).toBe('');
  expect(await draftNote(again, act).count()).toBe(0);
});

/** Records the body that the page uploads, as it leaves the page. */
async function watchSent(page: Page): Promise<() => Promise<Buffer>> {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function sendWatched(body) {
      Object.assign(window, { sent: body });
      send.call(this, body);
    };
  });
  return async () => {
    const url = await page.evaluate(() => {
      const reader = new FileReader();
      reader.readAsDataURL((window as unknown as { readonly sent: Blob }).sent);
      return new Promise<string>((resolve) => (reader.onload = () => resolve(reader.result as string)));
    });
    return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  };
}

/** Returns the color of a pixel near the upper right corner, ignoring the orientation in the metadata. */
async function cornerOf(picture: Buffer): Promise<readonly number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (20 * info.width + info.width - 20) * info.channels;
  return [...data.subarray(at, at + 3)];
}

test('a turned photo of over 30 MB arrives upright, small and without its position; a text called .jpg is refused', async () => {
  const act = persona('ja', 'phone');
  const t = (key: string, values: Record<string, string | number>) => act.t('kit', `pictures.${key}`, values);
  const { owner, groupId } = await lender('ja');
  const { page, faults } = await here.open({ language: 'ja', width: 'phone', as: owner });
  const sent = await watchSent(page);
  await page.goto(`/goods/new?group=${groupId}`);
  const photo = await aLargePicture();
  expect(photo.length).toBeGreaterThan(30_000_000);
  expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, width: 4000, height: 3000 });
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  const memo = join(folder, 'memo.jpg');
  const large = join(folder, 'DSC_2041.jpg');
  writeFileSync(memo, '買うもの: 牛乳');
  writeFileSync(large, photo);
  // The files come from the disk, as for a person: sending 30 MB through the browser's protocol takes a loaded machine
  // half a minute.
  await page.getByTestId('pictures').setInputFiles([memo, large]);
  await page.getByText(t('fault.text', { name: 'memo.jpg' })).waitFor();
  await page.getByRole('img', { name: t('picture', { count: 1 }) }).waitFor();
  await lookAs(page, act, 'good-new-photo-fault');

  const picture = await sent();
  expect(picture.length).toBeLessThanOrEqual(2_000_000);
  const { width, height, exif, orientation } = await sharp(picture).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 1536, height: 2048 });
  const [red = 0, green = 0, blue = 0] = await cornerOf(picture);
  expect([red > 150, green < 60, blue < 60]).toEqual([true, true, true]);

  await page.getByRole('button', { name: t('removeFile', { name: 'memo.jpg' }) }).click();
  await page.locator('[name=title]').fill('天体望遠鏡');
  await page.locator('.gfoot button[type=submit]').click();
  await page.waitForURL(/\/goods\/[0-9a-f-]{36}$/);
  const { images } = await owner.call('GET', `/goods/${page.url().split('/').at(-1)}`);
  expect(images).toEqual([expect.objectContaining({ width: 1200, height: 1600 })]);
  rmSync(folder, { recursive: true });
  expect(faults).toEqual([]);
});

interface Good {
  readonly title: string;
  readonly management_id: string;
  readonly location: string;
  readonly group_ids: readonly string[];
}
