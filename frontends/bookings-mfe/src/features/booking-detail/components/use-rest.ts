import { useEffect, useState } from 'react';

/** How long a new end stands before it can be moved again, milliseconds: so long it takes to see it. */
const SEEN = 1_500;

/**
 * Whether the button that extends rests: from the press until its person has seen the new end. A second tap means the
 * end that they see, which is the old one until then.
 * @param end the end as it stands on the screen
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
