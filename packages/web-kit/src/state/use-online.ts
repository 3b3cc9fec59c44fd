import { useSyncExternalStore } from 'react';
import { isOnline, onNet } from '../api/net';

/** Returns true if the server is reachable, as far as is known. */
export function useOnline(): boolean {
  return useSyncExternalStore(onNet, isOnline, () => true);
}
