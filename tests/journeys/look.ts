import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { keepPicture, settled } from './browser';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Faults that axe finds on the page (WCAG 2.0 to 2.2, A and AA), one line each; empty is what we want. */
export function axeFaults(page: Page): Promise<string[]> {
  return told(new AxeBuilder({ page }).withTags(TAGS));
}

/** The same for what depends on colours alone: all that differs between light and dark. */
export function colourFaults(page: Page): Promise<string[]> {
  return told(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']));
}

async function told(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} — ${node.failureSummary?.split('\n')[1]?.trim()}`),
  );
}

/** Looks at a screen as a stranger would: a picture to keep, and nothing that axe finds. */
export async function look(page: Page, name: string): Promise<void> {
  await settled(page);
  await keepPicture(page, name);
  expect(await axeFaults(page)).toEqual([]);
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
