import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

export type Language = 'ja' | 'en' | 'ja-Hira';

/** The two widths at which every screen is looked at: a phone and a desk. */
export const WIDTHS = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const;

const PICTURES = resolve(__dirname, '../artefacts/pictures');

/** Chromium as it comes from the npm registry; it runs as root and as an ordinary user. */
export async function openBrowser(args: string[] = []): Promise<Browser> {
  const { default: bundled } = await import('@sparticuz/chromium');
  return chromium.launch({
    executablePath: await bundled.executablePath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      ...args,
    ],
  });
}

export interface Looks {
  readonly language?: Language;
  readonly width?: keyof typeof WIDTHS;
  readonly scheme?: 'light' | 'dark';
}

/** A browser window of its own: no cookies, one language, one width, light or dark. */
export async function openWindow(
  browser: Browser,
  url: string,
  looks: Looks = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: WIDTHS[looks.width ?? 'desk'],
    locale: looks.language === 'en' ? 'en-GB' : 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    colorScheme: looks.scheme ?? 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  if (looks.language) await page.goto(`/lng/${looks.language}`);
  return { context, page };
}

/** Faults that axe finds on the page (WCAG 2.0 to 2.2, A and AA), one line each; empty is what we want. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} — ${node.failureSummary?.split('\n')[1]?.trim()}`),
  );
}

/** Keeps a picture of the whole page under tests/artefacts/pictures. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });
}
