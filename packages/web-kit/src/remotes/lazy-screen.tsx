import { type ComponentType, useState } from 'react';
import { LoadError } from '../ui/load-error';
import { Skeleton } from '../ui/skeleton';
import { retrying } from './retry';
import { useLoaded } from './use-loaded';

/** A component in a separate chunk. */
export type Lazy<Props extends object> = ComponentType<Props> & {
  /** Fetches it before it is drawn, so that what it is part of appears whole. */
  preload(): Promise<void>;
};

/**
 * Creates a screen in a separate chunk: `lazyScreen(() => import('../features/goods-list/goods-list'), 'GoodsList')`. A
 * chunk that fails to load is requested again, and then shows an error with a retry. The rest of the page keeps
 * working.
 */
export function lazyScreen<Name extends string, Props extends object>(
  load: () => Promise<{ readonly [Key in Name]: ComponentType<Props> }>,
  name: Name,
): Lazy<Props> {
  let kept: ComponentType<Props> | undefined;
  const fetchScreen = async (): Promise<ComponentType<Props>> => {
    kept = (await retrying(load))[name];
    return kept;
  };

  function Loading({ props }: { readonly props: Props }) {
    const [loaded, again] = useLoaded(fetchScreen);
    if (!loaded) return <Skeleton shape="rows" />;
    if ('error' in loaded) return <LoadError error={loaded.error} onRetry={again} />;
    const Screen = loaded.value;
    return <Screen {...props} />;
  }

  function LazyScreen(props: Props) {
    // The first choice stays. Rendering the screen itself in place of the loader would mount it again, and lose the
    // typed values and the focus.
    const [Screen] = useState(() => kept);
    return Screen ? <Screen {...props} /> : <Loading props={props} />;
  }
  return Object.assign(LazyScreen, { preload: () => fetchScreen().then(() => undefined) });
}
