import type { Browser } from 'playwright-core';
import { openBrowser, openWindow, type Looks, type Window } from './browser';
import { sharedProduct, ownProduct, type JourneyProduct } from './journey-product';

/** A running product and a browser for all tests of a file. */
export interface Fixture {
  readonly product: JourneyProduct;
  /** Opens a window on the product; it is closed after the test. */
  open(looks?: Looks): Promise<Window>;
  /** The same for all tests that follow: one sign-in for many screens. */
  openForAll(looks?: Looks): Promise<Window>;
}

/** Requests a separate product for the file, with the usual settings; for tests that move the clock. */
export const OWN = (): Record<string, string> => ({});

/**
 * Prepares a product and a browser before the first test of the file. Without `settings`, the product is the one that
 * the worker's files share. With them, the file gets a separate one that ends with it. `host` is this machine's name in
 * windows: providers and passkeys require `localhost`.
 */
export function fixture(
  settings?: () => Record<string, string>,
  host: '127.0.0.1' | 'localhost' = '127.0.0.1',
): Fixture {
  let product: JourneyProduct | undefined;
  let browser: Browser | undefined;
  const open: Window[] = [];

  beforeAll(async () => {
    // Both are waited for, and what did come up is ended also where the other did not.
    const coming = [
      (settings ? ownProduct(settings()) : sharedProduct()).then((started) => (product = started)),
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
    await product?.stop();
  }, 60_000);

  async function openForAll(looks?: Looks): Promise<Window> {
    if (!product || !browser) throw new Error('The browser is there from the first test on.');
    const { url, ahead } = product;
    return openWindow(browser, { url: url.replace('127.0.0.1', host), ahead }, looks);
  }

  return {
    get product() {
      if (!product) throw new Error('The product runs from the first test on.');
      return product;
    },
    async open(looks) {
      const window = await openForAll(looks);
      open.push(window);
      return window;
    },
    openForAll,
  };
}
