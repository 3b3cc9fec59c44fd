import { useEffect, useRef } from 'react';

/**
 * Moves the focus when the focused row leaves the screen because it was corrected or skipped: to the next field, or to
 * the element of the returned ref.
 * @param version changes when the rows were fetched again
 */
export function useKeepFocus(version: number) {
  const place = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const note = () => {
      hadFocus.current = place.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    const next = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? place.current;
    next?.focus({ preventScroll: next === place.current });
  }, [version]);
  return place;
}
