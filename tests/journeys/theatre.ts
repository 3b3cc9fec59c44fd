import type { Browser } from 'playwright-core';
import { openBrowser, openWindow, type Looks, type Window } from './browser';
import { sharedStage, startStage, type Stage } from './stage';

/** A running product and a browser for all tests of a file. */
export interface Theatre {
  readonly stage: Stage;
  /** Opens a window on the product; it is closed after the test. */
  open(looks?: Looks): Promise<Window>;
  /** The same for all tests that follow: one sign-in for many screens. */
  openForAll(looks?: Looks): Promise<Window>;
}

/** A product of the file's own with the usual settings: for who moves the clock. */
export const OWN = (): Record<string, string> => ({});

/**
 * Has both ready before the first test of the file. Without `settings` the product is the one that the worker's files
 * share; with them one of the file's own, that ends with it. `host` is how windows call this machine: by its name where
 * a provider or a passkey wants one.
 */
export function theatre(
  settings?: () => Record<string, string>,
  host: '127.0.0.1' | 'localhost' = '127.0.0.1',
): Theatre {
  let stage: Stage | undefined;
  let browser: Browser | undefined;
  const open: Window[] = [];

  beforeAll(async () => {
    // Both are waited for, and what did come up is ended also where the other did not.
    const coming = [
      (settings ? startStage(settings()) : sharedStage()).then((started) => (stage = started)),
      openBrowser().then((opened) => (browser = opened)),
    ];
    await Promise.allSettled(coming);
    await Promise.all(coming);
  }, 240_000);

  afterEach(async () => {
    for (const { context } of open.splice(0)) await context.close();
  });

  afterAll(async () => {
    await browser?.close();
    await stage?.stop();
  }, 60_000);

  async function openForAll(looks?: Looks): Promise<Window> {
    if (!stage || !browser) throw new Error('The browser is there from the first test on.');
    return openWindow(browser, stage.url.replace('127.0.0.1', host), looks);
  }

  return {
    get stage() {
      if (!stage) throw new Error('The product runs from the first test on.');
      return stage;
    },
    async open(looks) {
      const window = await openForAll(looks);
      open.push(window);
      return window;
    },
    openForAll,
  };
}
