import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** Returns the time at which the oldest data on the screen was read, epoch milliseconds; 0 if none was. */
export function useSeenAt(): number {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    useCallback((changed) => cache.subscribe(changed), [cache]),
    () => {
      const read = cache
        .findAll({ type: 'active' })
        .map(({ state }) => state.dataUpdatedAt)
        .filter((at) => at > 0);
      return read.length > 0 ? Math.min(...read) : 0;
    },
  );
}
