import { useCallback, useEffect, useState } from 'react';

type Loaded<T> = { readonly value: T } | { readonly error: unknown } | undefined;

/** A promise as state, with a way to try again. `load` must keep its identity. */
export function useLoaded<T>(load: () => Promise<T>): readonly [Loaded<T>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>();
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
  const again = useCallback(() => setRound((value) => value + 1), []);
  return [loaded, again];
}
