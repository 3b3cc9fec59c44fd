import { useEffect } from 'react';

/** Scrolls to the heading of a screen that takes the place of a form, and moves the focus there. */
export function useFocusHeading(): void {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
}
