import { GOODS_FILTERS, GOODS_SORTS } from '@kashikari/kernel';
import {
  prefsChanged,
  type Prefs,
  useAppDispatch,
  useAppSelector,
  useSearchParams,
} from '@kashikari/web-kit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { VIEWS } from '../list-options';
import { type Narrowing, narrowingOf } from './narrowing';

type Look = Pick<Prefs, 'sort' | 'filter' | 'view'>;

const LOOKS: Readonly<Record<keyof Look, readonly string[]>> = {
  sort: GOODS_SORTS,
  filter: GOODS_FILTERS,
  view: VIEWS.map(({ view }) => view),
};
const NAMES = Object.keys(LOOKS) as (keyof Look)[];

/**
 * Manages a search by its address: words, filters, order and view. Everybody who opens the address sees the same. The
 * order, filter and view are also stored for the next list on this device.
 */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const narrowing = narrowingOf(params);
  const settled = useLookInAddress(params, (look) =>
    setParams((before) => withLook(before, look), { replace: true }),
  );
  return {
    narrowing,
    /** False for the moment until the order, filter and view of the address are taken. */
    settled,
    /** Another search, by a step that Back takes back. */
    change: (next: Narrowing) => setParams((before) => withNarrowing(before, next)),
  };
}

function useLookInAddress(params: URLSearchParams, write: (look: Look) => void): boolean {
  const dispatch = useAppDispatch();
  const { sort, filter, view } = useAppSelector((state) => state.prefs);
  const kept: Look = { sort, filter, view };
  const address = params.toString();
  const taken = useRef<string | undefined>(undefined);
  const asked = lookIn(params);
  const differs = NAMES.some((name) => asked[name] !== undefined && asked[name] !== kept[name]);
  const settled = taken.current === address || !differs;
  useLayoutEffect(() => {
    if (!settled) dispatch(prefsChanged(asked));
    taken.current = address;
  });
  useEffect(() => {
    // Behind a window, the address is the window's.
    if (window.location.pathname !== '/search' || !settled) return;
    if (NAMES.some((name) => params.get(name) !== kept[name])) write(kept);
  });
  return settled;
}

function lookIn(params: URLSearchParams): Partial<Look> {
  const known = NAMES.map((name) => [name, params.get(name)] as const).filter(
    ([name, value]) => value !== null && LOOKS[name].includes(value),
  );
  return Object.fromEntries(known);
}

function withLook(params: URLSearchParams, look: Look): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of NAMES) next.set(name, look[name]);
  return next;
}

function withNarrowing(params: URLSearchParams, narrowing: Narrowing): URLSearchParams {
  const next = new URLSearchParams(Object.entries(narrowing).filter(([, value]) => value));
  for (const name of NAMES) {
    const value = params.get(name);
    if (value) next.set(name, value);
  }
  return next;
}
