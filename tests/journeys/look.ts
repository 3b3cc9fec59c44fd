import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { LONG } from '../../packages/platform/src/testing/budget';
import { inFull, keepPicture, settled, type Language, type Width } from './browser';
import { SCREENS } from './screens';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Returns the faults that axe finds on the page (WCAG 2.0 to 2.2, A and AA), one per line. */
export function axeFaults(page: Page): Promise<string[]> {
  return inFull(page, () => told(page, { runOnly: { type: 'tag', values: TAGS } }));
}

/** The same for what depends on colours alone: all that differs between light and dark. */
export function colourFaults(page: Page): Promise<string[]> {
  return told(page, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } });
}

/**
 * Runs axe in the page. It is injected once per page: screens have no frames, and no second page is needed for the
 * result.
 */
async function told(page: Page, options: RunOptions): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (chosen) =>
      (window as unknown as { axe: { run(what: Document, how: RunOptions): Promise<AxeResults> } }).axe.run(
        document,
        { ...chosen, resultTypes: ['violations'] },
      ),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} — ${node.failureSummary?.split('\n')[1]?.trim()}`),
  );
}

/**
 * Checks a screen: stores a picture, and expects axe to find no violations.
 * @param screen its name; axe checks screens of the table (screens.ts) in that test, and here only in the long run
 */
export async function look(page: Page, screen: string, { language, width }: Look): Promise<void> {
  await settled(page);
  await keepPicture(page, `${screen}-${width === 'phone' ? 390 : 1280}-${language}`);
  if (LONG || !SCREENS.some(({ name }) => name === screen)) expect(await axeFaults(page)).toEqual([]);
}

interface Look {
  readonly language: Language;
  readonly width: Width;
}

/** Returns the elements beyond the right edge of the window, which would make the page scroll sideways. */
export function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const told = wide.slice(0, 5).map((element) => `${element.tagName} ${element.className}`.toLowerCase());
    return [`${scrollWidth} px wide in a window of ${clientWidth}: ${told.join(', ')}`];
  });
}
