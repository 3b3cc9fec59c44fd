import { useSyncExternalStore } from 'react';

/** From this width on, what is chosen is changed beside the table. */
const WIDE = '(min-width: 1200px)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the window has room for a panel beside the table. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
