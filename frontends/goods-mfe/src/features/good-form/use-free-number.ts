import { useEffect, useRef } from 'react';
import { listNumbers } from './api/list-numbers';
import { nextFree } from './next-good';

/**
 * Returns a function that looks once whether the next number is taken, and passes on the first one after it that is not.
 * A number that the person has typed meanwhile stays. Without an answer the number stays, too: the server checks it.
 */
export function useFreeNumber(shown: string, onFree: (free: string) => void) {
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  return async (ownerId: string, number: string): Promise<void> => {
    if (number === '') return;
    const taken = await listNumbers(ownerId, number).catch(() => new Set<string>());
    const free = nextFree(number, taken);
    if (free !== number && latest.current === number) onFree(free);
  };
}
