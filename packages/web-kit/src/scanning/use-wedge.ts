import { useEffect, useRef } from 'react';
import { useStore } from '../state/store';
import { useFlash } from '../state/use-flash';
import type { WedgeOptions } from './listen-to-wedge';

/**
 * Reads a scanner that types (a wedge), while the screen is shown: `useWedge({ onCode, field })`. A set-up code that is read
 * makes the device know the scanner's keyboard.
 */
export function useWedge(options: WedgeOptions): void {
  const store = useStore();
  const { say } = useFlash();
  const current = useRef(options);
  useEffect(() => {
    current.current = options;
  });

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void import('./wedge').then(({ startWedge }) => {
      if (!isGone) stop = startWedge(current, store, say);
    }, ignore);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [store, say]);
}

/** Ignores a failed load: the scanner then types into the field, and Enter submits it. */
function ignore(): void {}
