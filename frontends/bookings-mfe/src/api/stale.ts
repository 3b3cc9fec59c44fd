import { useQueryClient } from '@kashikari/web-kit';
import { useCallback } from 'react';

/** Answers a function that makes all reads stale which an act on a booking may have changed. */
export function useMakeStale(): () => Promise<unknown> {
  const client = useQueryClient();
  return useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['bookings'] }),
        client.invalidateQueries({ queryKey: ['goods'] }),
        client.invalidateQueries({ queryKey: ['schedules'] }),
        client.invalidateQueries({ queryKey: ['quotes'] }),
        client.invalidateQueries({ queryKey: ['payments'] }),
      ]),
    [client],
  );
}
