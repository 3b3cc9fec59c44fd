import { useEffect, useState } from 'react';

/** The time in milliseconds for which a new end is shown before it can be moved again: long enough to notice it. */
const SEEN = 1_500;

/**
 * Disables the extend button from the press until the user has seen the new end. A second tap before that would refer
 * to the old end, which is still on the screen.
 * @param end the end shown on the screen
 */
export function useRest(end: string) {
  const [pressedAt, setPressedAt] = useState<string | null>(null);
  const moved = pressedAt !== null && pressedAt !== end;
  useEffect(() => {
    if (!moved) return undefined;
    const timer = setTimeout(() => setPressedAt(null), SEEN);
    return () => clearTimeout(timer);
  }, [moved, end]);
  return {
    resting: pressedAt !== null,
    rest: () => setPressedAt(end),
    /** It was not extended. */
    goOn: () => setPressedAt(null),
  };
}
