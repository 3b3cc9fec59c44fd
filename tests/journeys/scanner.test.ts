import type { CDPSession, Page } from 'playwright-core';
import { persona } from './acts';
import { BARCODES, shotOf } from './barcodes';
import { openBrowser, openWindow } from './browser';
import { cameraArguments, filmOfShots } from './camera';
import { fixture } from './fixture';
import { openLendingRoom, type LendingRoom } from './lending-room';

const here = fixture();
const act = persona('ja', 'desk');

let room: LendingRoom;
beforeAll(async () => {
  room = await openLendingRoom(here.product.url, ['三脚', 'カメラ']);
}, 120_000);

/** Returns the codes that the screen requests, in their normal form and their order. */
function codesAsked(page: Page): string[] {
  const codes: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/v1/scans/resolve')) return;
    // A response may still be pending after all codes were seen and the window is closed.
    const answer = (await response.json().catch(() => undefined)) as { scan: { normal: string } } | undefined;
    if (answer) codes.push(answer.scan.normal);
  });
  return codes;
}

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 60_000;
  while (!isSo() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 100));
}

test('each of the 11 formats is read by the camera, which is asked for once, and nothing is fetched from elsewhere', async () => {
  const film = filmOfShots(await Promise.all(BARCODES.map((one) => shotOf([one], { turn: 5, noise: 12 }))));
  const browser = await openBrowser(cameraArguments(film));
  try {
    const { page, context, faults } = await openWindow(browser, here.product, {
      language: 'ja',
      as: room.member,
    });
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (/^http/.test(request.url()) && new URL(request.url()).origin !== here.product.url)
        foreign.push(request.url());
    });
    const codes = codesAsked(page);
    await page.addInitScript(() => {
      const media = navigator.mediaDevices;
      const ask = media.getUserMedia.bind(media);
      Object.assign(window, { asked: 0 });
      media.getUserMedia = (wanted) => {
        Object.assign(window, { asked: (window as unknown as { asked: number }).asked + 1 });
        return ask(wanted);
      };
    });
    await page.goto('/qrcode-scanner');
    // The camera starts by itself if the press of the sign-in still counts.
    const start = page.getByRole('button', { name: act.t('kit', 'scanner.start') });
    await start.click({ timeout: 5_000 }).catch(() => undefined);
    const all = BARCODES.map(({ code }) => code).sort();
    await until(() => BARCODES.every(({ code }) => codes.includes(code)));
    expect([...new Set(codes)].sort()).toEqual(all);
    expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(1);
    expect(foreign).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  } finally {
    await browser.close();
    film.remove();
  }
}, 180_000);

/** A key as a scanner sends it. */
interface Key {
  readonly key: string;
  readonly code: string;
  readonly shift?: boolean;
}
const keyOf = (character: string): Key => {
  const shift = /[A-Z]/.test(character);
  const code = /\d/.test(character)
    ? `Digit${character}`
    : (MARKS[character] ?? `Key${character.toUpperCase()}`);
  return { key: character, code, shift };
};
const MARKS: Readonly<Record<string, string>> = {
  '-': 'Minus',
  '/': 'Slash',
  '.': 'Period',
  ':': 'Semicolon',
};
const ENTER: Key = { key: 'Enter', code: 'Enter' };

/** Sends keys so many milliseconds apart by their own clock; with an input method on, keys have no characters. */
async function press(cdp: CDPSession, keys: readonly Key[], gap = 10, hasInputMethod = false): Promise<void> {
  const from = performance.timeOrigin + performance.now();
  const sent = keys.flatMap(({ key, code, shift }, index) => {
    const common = { code, modifiers: shift ? 8 : 0, timestamp: (from + index * gap) / 1_000 };
    const text = key === 'Enter' ? '\r' : key;
    return [
      cdp.send(
        'Input.dispatchKeyEvent',
        hasInputMethod
          ? { ...common, type: 'rawKeyDown', key: 'Process', windowsVirtualKeyCode: 229 }
          : { ...common, type: 'keyDown', key, text },
      ),
      cdp.send('Input.dispatchKeyEvent', { ...common, type: 'keyUp', key }),
    ];
  });
  await Promise.all(sent);
}

/** A code that is scanned until the screen reads it. */
const READY = 'READY-1';

/**
 * Waits until the screen listens to scanners, some time after it is shown. Codes read until then are removed from the
 * list.
 */
async function untilListens(codes: string[], scan: () => Promise<void>): Promise<void> {
  for (let scans = 0; codes.length === 0 && scans < 60; scans += 1) {
    await scan();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await until(() => codes.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  codes.length = 0;
}

test('a scanner that types is read wherever the focus is, with an input method, and without a pause; a hand is not', async () => {
  const { page, context, faults } = await here.open({ language: 'ja', width: 'desk', as: room.member });
  const codes = codesAsked(page);
  const asked = (count: number) => until(() => codes.length >= count);
  const cdp = await context.newCDPSession(page);
  const type = (text: string, gap?: number) => press(cdp, [...[...text].map(keyOf), ENTER], gap);
  await page.goto('/qrcode-scanner');
  const field = page.locator('input[name=code]');
  await field.waitFor();
  await untilListens(codes, () => type(READY));

  await type('CAM-001');
  await asked(1);
  await page.getByRole('button', { name: act.t('kit', 'scanner.photo') }).focus();
  await type('CAM-002');
  await asked(2);
  expect(codes).toEqual(['CAM-001', 'CAM-002']);

  await type('97848156304474901234567894');
  await asked(4);
  expect(codes.slice(2).sort().reverse()).toEqual(['9784815630447', '4901234567894']);

  await field.focus();
  const composed = [...'cam1234'].map(keyOf);
  await Promise.all([
    cdp.send('Input.imeSetComposition', { text: 'かm1', selectionStart: 3, selectionEnd: 3 }),
    press(cdp, [...composed, ENTER], 10, true),
  ]);
  await asked(5);
  expect(codes[4]).toBe('cam1234');
  expect(await field.inputValue()).toBe('');
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);

  await press(cdp, [...'CAM-003'].map(keyOf), 70);
  await page.waitForTimeout(400);
  expect(codes).toHaveLength(5);
  expect(await field.inputValue()).toBe('CAM-003');
  expect(faults).toEqual([]);
}, 120_000);
