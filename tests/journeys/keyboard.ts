import type { Page } from 'playwright-core';

/** More than the elements of any screen that the Tab key stops at. */
const MAX_TABS = 150;

/** Milliseconds from key to key: what comes within 40 is a scanner's. */
const KEY_MS = 60;

/** Uses a page by its keyboard alone. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /**
   * Presses Tab until an element has the focus.
   * @throws when the Tab key doesn't lead to it
   */
  async tabTo(selector: string): Promise<void> {
    await this.page.locator(selector).first().waitFor();
    for (let tab = 0; tab < MAX_TABS; tab++) {
      if (await this.page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`The Tab key does not lead to ${selector}`);
  }

  /** Types at a person's pace. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text, { delay: KEY_MS });
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }
}
