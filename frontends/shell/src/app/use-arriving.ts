import { type RefObject, useLayoutEffect } from 'react';

/** The time in milliseconds without a skeleton after which a screen counts as complete. */
const SETTLED_MS = 200;

/** The time in milliseconds after which an incomplete part no longer delays the parts below it. */
const MAX_ARRIVING_MS = 8_000;

/**
 * Marks the main area with `data-arriving` while a new screen shows its first skeletons. The content after them is
 * hidden meanwhile (kit.css), so that a part that loads never shifts text being read. Later skeletons, after a press or
 * a new search, hide nothing.
 */
export function useArriving(main: RefObject<HTMLElement | null>, pathname: string): void {
  useLayoutEffect(() => {
    const area = main.current;
    if (!area) return undefined;
    let settled: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      observer.disconnect();
      clearTimeout(settled);
      clearTimeout(latest);
      delete area.dataset['arriving'];
    };
    const look = () => {
      clearTimeout(settled);
      if (!area.querySelector('.skel')) settled = setTimeout(end, SETTLED_MS);
    };
    const observer = new MutationObserver(look);
    const latest = setTimeout(end, MAX_ARRIVING_MS);
    area.dataset['arriving'] = '';
    observer.observe(area, { childList: true, subtree: true });
    look();
    return end;
  }, [main, pathname]);
}
