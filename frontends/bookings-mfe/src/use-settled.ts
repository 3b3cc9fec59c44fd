import { useEffect, useState } from 'react';

/**
 * The pause in typing, in milliseconds, after which a text counts. It is longer than a scanner needs for a whole code.
 */
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
