import type { Page } from 'playwright-core';
import { LONG, TURN } from '../../packages/platform/src/testing/budget';
import { settled } from './browser';

/** More than this moves under a reader's eyes (https://web.dev/articles/cls calls 0.1 good; ours is half of it). */
const MAX_SHIFT = 0.05;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Element | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Smaller than this, px, two areas touch by rounding alone. */
const TOUCHING = 1.5;

/** Widths at which the layout differs: a phone, the first with two columns, a desktop. */
const LAYOUTS = [390, 1024, 1280] as const;

/**
 * Returns the elements that shifted while the page loaded, if the sum of Chromium's layout shifts is too large. The
 * page must have just been opened, in a window of constant size: Chromium ignores shifts after a resize.
 */
export async function shiftFaults(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(
    () =>
      new Promise<{ value: number; what: string }[]>((resolve) => {
        const at = ({ x, y, width, height }: DOMRectReadOnly) =>
          [x, y, width, height].map(Math.round).join(' ');
        const nameOf = (node: Element | null) =>
          node ? `${node.nodeName} ${node.className}`.toLowerCase() : 'gone';
        const told = (list: PerformanceEntryList) =>
          (list as Shift[])
            .filter(({ hadRecentInput }) => !hadRecentInput)
            .map(({ value, sources }) => ({
              value,
              what: sources
                .map(
                  ({ node, previousRect, currentRect }) =>
                    `${nameOf(node)} ${at(previousRect)} → ${at(currentRect)}`,
                )
                .join(', '),
            }));
        const observer = new PerformanceObserver((list) => resolve(told(list.getEntries())));
        observer.observe({ type: 'layout-shift', buffered: true });
        // The observer reports earlier shifts at once, but is never called without any.
        setTimeout(() => resolve(told(observer.takeRecords())), 200);
      }),
  );
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  if (sum <= MAX_SHIFT) return [];
  return [
    `moves by ${sum.toFixed(3)}: ${shifts.map(({ value, what }) => `${value.toFixed(3)} ${what}`).join('; ')}`,
  ];
}

/**
 * Returns pairs of controls that overlap. It checks one width, which alternates between places and changes; the long
 * run checks all. The window's size is restored afterwards.
 */
export async function overlaps(page: Page, place: number): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of LONG ? LAYOUTS : [LAYOUTS[(place + TURN) % LAYOUTS.length] as number]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    found.push(...(await overlapsNow(page)).map((pair) => `${width} px: ${pair}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
}

function overlapsNow(page: Page): Promise<string[]> {
  return page.evaluate((touching) => {
    const PRESSED =
      'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=tab], [role=option]';

    /** Returns the visible area of an element: no hidden part, and no more than its scroll containers show. */
    const areaOf = (element: Element) => {
      const box = element.getBoundingClientRect();
      let [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom];
      for (let at = element.parentElement; at; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        if (at === document.body || at === document.documentElement) continue;
        const clip = at.getBoundingClientRect();
        [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
        [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
      }
      return { left, right, top, bottom };
    };

    /**
     * Returns the fixed or sticky ancestor of an element. It covers other elements at some time while the page scrolls
     * below it.
     */
    const layerOf = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
      return null;
    };

    const seen = [...document.querySelectorAll(PRESSED)]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => ({ element, area: areaOf(element), layer: layerOf(element) }))
      // A smaller one is a box for screen readers, whose label is pressed.
      .filter(({ area }) => area.right - area.left > 4 && area.bottom - area.top > 4)
      .sort((a, b) => a.area.top - b.area.top);

    /** A button that belongs into its field, as the one that shows a password. */
    const isWithin = (field: (typeof seen)[number], button: (typeof seen)[number]) =>
      field.element.tagName === 'INPUT' &&
      field.element.parentElement === button.element.parentElement &&
      field.area.left <= button.area.left &&
      field.area.right >= button.area.right;

    const nameOf = (element: Element) =>
      `${element.tagName} ${element.className} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}”`;
    const found: string[] = [];
    for (const [place, one] of seen.entries())
      for (const other of seen.slice(place + 1)) {
        if (other.area.top > one.area.bottom - touching) break;
        const wide = Math.min(one.area.right, other.area.right) - Math.max(one.area.left, other.area.left);
        const high = Math.min(one.area.bottom, other.area.bottom) - other.area.top;
        if (wide < touching || high < touching || one.layer !== other.layer) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (isWithin(one, other) || isWithin(other, one)) continue;
        found.push(`${nameOf(one.element)} and ${nameOf(other.element)}`);
      }
    return found;
  }, TOUCHING);
}
