import { useEffect } from 'react';

/** The screen from which a person came to help. */
export interface ScreenBefore {
  readonly path: string;
  /** Title of its window. */
  readonly title: string;
}

/** Screens of help itself and the menu that leads to it on phones, about which no question is. */
const HELP = /^\/(help|support|contact|feedback|menu)(\/|$)/;

let current: string | undefined;
let before: ScreenBefore | undefined;

/** Remembers each screen as it is left, for help about it. */
export function useScreenBefore(pathname: string): void {
  useEffect(() => {
    current = pathname;
    return () => {
      // The cleanup runs before the next screen sets its title.
      if (!HELP.test(pathname)) before = { path: pathname, title: document.title };
    };
  }, [pathname]);
}

/** Returns the screen before help; in a new tab, by the referrer. Undefined without one. */
export function screenBefore(): ScreenBefore | undefined {
  // The page without JavaScript is drawn by Node, which has no document.
  if (typeof document === 'undefined') return undefined;
  // While the first screen of help renders, the screen before is still the current one.
  if (current !== undefined && !HELP.test(current)) return { path: current, title: document.title };
  if (before) return before;
  // The build draws the page without a browser.
  if (typeof window === 'undefined') return undefined;
  const { origin } = window.location;
  if (!document.referrer.startsWith(`${origin}/`)) return undefined;
  const [path = ''] = document.referrer.slice(origin.length).split(/[?#]/, 1);
  return HELP.test(path) ? undefined : { path, title: '' };
}
