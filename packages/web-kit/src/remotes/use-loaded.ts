import { isOnline, onNet } from '../api/net';
import { useCallback, useEffect, useState } from 'react';

type LoadResult<T> = { readonly value: T } | { readonly error: unknown } | undefined;

/**
 * Returns a promise as state, with a function that retries. It retries by itself when the network is back. `load` must
 * keep its identity.
 */
export function useLoaded<T>(load: () => Promise<T>): readonly [LoadResult<T>, () => void] {
  const [loaded, setLoaded] = useState<LoadResult<T>>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    setLoaded(undefined);
    load().then(
      (value) => wanted && setLoaded({ value }),
      (error: unknown) => wanted && setLoaded({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [load, round]);
  const failed = loaded !== undefined && 'error' in loaded;
  useEffect(() => {
    if (!failed) return undefined;
    return onNet(() => isOnline() && setRound((value) => value + 1));
  }, [failed]);
  const again = useCallback(() => setRound((value) => value + 1), []);
  return [loaded, again];
}
