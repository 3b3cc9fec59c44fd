import type { Locator, Page } from 'playwright-core';

/** Seconds that a practised person needs, of the keystroke-level model of Card, Moran and Newell (1980). */
const THINK = 1.35;
const POINT_AND_PRESS = 1.3;
const KEY = 0.28;

/**
 * Acts on a page as a person does, and counts how long that takes a person: not how long it took here, which is the
 * machine's matter.
 */
export class Hands {
  private spent = 0;

  /** Seconds of thinking, pointing and typing so far. */
  get seconds(): number {
    return this.spent;
  }

  async press(what: Locator): Promise<void> {
    this.spent += THINK + POINT_AND_PRESS;
    await what.click();
  }

  async type(where: Locator, text: string): Promise<void> {
    this.spent += THINK + POINT_AND_PRESS + text.length * KEY;
    await where.fill(text);
  }

  /** Opens an address that somebody was given, by a press on it. */
  async follow(page: Page, address: string): Promise<void> {
    this.spent += THINK + POINT_AND_PRESS;
    await page.goto(address);
  }
}
