import { useSyncExternalStore } from 'react';
import { isOnline, onNet } from '../api/net';

/** Whether the server can be reached, as far as is known. */
export function useOnline(): boolean {
  return useSyncExternalStore(onNet, isOnline, () => true);
}
