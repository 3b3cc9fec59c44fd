import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { LONG } from '../../packages/platform/src/testing/budget';
import { inFull, keepPicture, settled, type Language, type Width } from './browser';
import { SCREENS } from './screens';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Faults that axe finds on the page (WCAG 2.0 to 2.2, A and AA), one line each; empty is what we want. */
export function axeFaults(page: Page): Promise<string[]> {
  return inFull(page, () => told(page, { runOnly: { type: 'tag', values: TAGS } }));
}

/** The same for what depends on colours alone: all that differs between light and dark. */
export function colourFaults(page: Page): Promise<string[]> {
  return told(page, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } });
}

/** Axe is told to the page once and stays there: no screen has frames, and no second page is opened for its answer. */
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
 * Looks at a screen as a stranger would: a picture to keep, and nothing that axe finds.
 * @param screen its name; what stands in the table of screens (screens.ts) axe sees there, and here in the long run alone
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

/** What reaches beyond the right edge of the window, which would make the page scroll sideways. */
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
