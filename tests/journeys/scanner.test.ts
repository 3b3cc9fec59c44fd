import type { Page } from 'playwright-core';
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

/** Codes that the screen asks for, in their normal form and their order. */
function codesAsked(page: Page): string[] {
  const codes: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/v1/scans/resolve')) return;
    const { scan } = (await response.json()) as { scan: { normal: string } };
    codes.push(scan.normal);
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
    // Where the press of the sign-in still counts, the camera starts by itself.
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
