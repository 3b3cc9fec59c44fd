import { resolve } from 'node:path';
import { mkdirSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type ConsoleMessage, type Page } from 'playwright-core';
import { LONG, TURN } from '../../packages/platform/src/testing/budget';
import type { Person } from './people';

const { fetchChromium } = require('../../scripts/tools/chromium.cjs') as {
  fetchChromium(): Promise<string>;
};

export type Language = 'ja' | 'en' | 'ja-Hira';

export const LANGUAGES: readonly Language[] = ['ja', 'en', 'ja-Hira'];

/** The two widths at which every screen is checked, a phone and a desktop; and the narrowest phone. */
export const WIDTHS = {
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 900 },
  narrow: { width: 320, height: 640 },
} as const;

export type Width = keyof typeof WIDTHS;

type Look = readonly [Language, Width];

function inTurn<T>(all: readonly T[], later = 0): T {
  return all[(TURN + later) % all.length] as T;
}

/** Each language on a phone and on a desktop; in `npm test` two of them, one on each. */
export const EVERYWHERE: readonly Look[] = LONG
  ? LANGUAGES.flatMap((language): Look[] => [
      [language, 'phone'],
      [language, 'desk'],
    ])
  : [
      [inTurn(LANGUAGES), 'phone'],
      [inTurn(LANGUAGES, 1), 'desk'],
    ];

const EACH: readonly Look[] = [
  ['ja', 'phone'],
  ['en', 'desk'],
  ['ja-Hira', 'phone'],
];

/** Each language once, and both widths, for tests of an action; in `npm test` one of them. */
export const IN_TURN: readonly Look[] = LONG ? EACH : [inTurn(EACH)];

const PICTURES = resolve(__dirname, '../artefacts/pictures');

/** Chromium as it comes from the npm registry; it runs as root and as an ordinary user. */
export async function openBrowser(args: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await fetchChromium(),
    // Chromium saves a file with a Japanese name as `download` unless the locale is UTF-8.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
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

/** The views of goods over time. */
export type View = 'two-week' | 'time';

export interface Looks {
  readonly language?: Language;
  readonly width?: Width;
  readonly scheme?: 'light' | 'dark';
  /** View of goods on this device; default: pictures. */
  readonly view?: View;
  /** A user who has signed in on this device before; default: nobody. */
  readonly as?: Person;
  /** True for a window with a service worker, as in every browser: for journeys offline and with push messages. */
  readonly keepsPages?: boolean;
  /** The journey sets the clock of its pages by `page.clock`, which knows of no other. */
  readonly setsClock?: boolean;
}

export interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Faults that the browser has reported since the window was opened: thrown errors and `console.error`. */
  readonly faults: string[];
}

/**
 * Opens a separate browser window: its own cookies, one language, one width, light or dark.
 * @param product its address and the lead of its business time, which the window's clock gets too
 */
export async function openWindow(
  browser: Browser,
  { url, ahead }: { readonly url: string; readonly ahead: number },
  looks: Looks = {},
): Promise<Window> {
  const prefs = {
    ...(looks.language && { locale: looks.language }),
    ...(looks.view && { view: looks.view }),
    wasSignedIn: looks.as !== undefined,
  };
  const context = await browser.newContext({
    baseURL: url,
    viewport: WIDTHS[looks.width ?? 'desk'],
    locale: looks.language === 'en' ? 'en-GB' : 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    colorScheme: looks.scheme ?? 'light',
    reducedMotion: 'reduce',
    // A journey can't intercept the requests of a service worker.
    serviceWorkers: looks.keepsPages ? 'allow' : 'block',
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: 'kashikari.prefs', value: JSON.stringify(prefs) }] }],
    },
  });
  if (ahead && !looks.setsClock) await context.addInitScript(goAhead, ahead);
  if (looks.as) {
    const { email, password } = looks.as;
    const answer = await context.request.post('/v1/auth/login', { data: { email, password } });
    if (!answer.ok()) throw new Error(`signing in: ${answer.status()} ${await answer.text()}`);
  }
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
  page.on('console', (message) => isFault(message) && faults.push(message.text()));
  return { context, page, faults };
}

/** Moves the clock of a window's next pages further ahead, milliseconds. */
export async function goOn({ context }: Window, later: number): Promise<void> {
  await context.addInitScript(goAhead, later);
}

/** Sets a page's clock ahead, milliseconds; timers are unchanged. Runs in the browser. */
function goAhead(ahead: number): void {
  const Machines = Date;
  const now = () => Machines.now() + ahead;
  globalThis.Date = new Proxy(Machines, {
    apply: () => new Machines(now()).toString(),
    construct: (_, given: [number], made) =>
      Reflect.construct(Machines, given.length ? given : [now()], made),
    get: (_, name) => (name === 'now' ? now : Reflect.get(Machines, name)),
  });
}

/** The browser itself reports every answer of 400 and more; a refusal that the screen shows is no fault. */
function isFault(message: ConsoleMessage): boolean {
  return message.type() === 'error' && !message.text().startsWith('Failed to load resource');
}

/** Waits until a screen is complete: no skeletons, nothing busy, fonts and pictures loaded. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.getElementById('static') === null &&
      document.querySelector('main > *') !== null &&
      document.querySelector('[aria-busy=true]') === null &&
      !('font' in document.documentElement.dataset) &&
      document.fonts.status === 'loaded' &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
}

/**
 * Stores a picture of the whole page under tests/artefacts/pictures, in the long run and if KASHIKARI_TEST_PICTURES is
 * 1.
 */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (!LONG && process.env['KASHIKARI_TEST_PICTURES'] !== '1') return;
  mkdirSync(PICTURES, { recursive: true });
  const path = `${PICTURES}/${name}.png`;
  await inFull(page, () => page.screenshot({ path, animations: 'disabled' }));
}

/**
 * Runs an action while the window is as high as its page. Elements that are fixed to the lower edge then don't cover
 * the middle of the page.
 */
export async function inFull<T>(page: Page, act: () => Promise<T>): Promise<T> {
  const window = page.viewportSize() ?? WIDTHS.desk;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: window.width, height: Math.max(height, window.height) });
  const done = await act();
  await page.setViewportSize(window);
  return done;
}
