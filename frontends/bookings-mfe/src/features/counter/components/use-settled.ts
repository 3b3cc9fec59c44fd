import { useEffect, useState } from 'react';

/** So long nothing is typed before it counts: longer than a scanner takes for a whole code. */
const SETTLED_MS = 150;

/** A text once it stays as it is; an empty one at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text && settled;
}
