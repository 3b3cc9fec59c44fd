import { queryClient } from '../api/query-client';
import { LiveLine } from './live-line';

/** The most that one stream follows; what is beyond is asked for from time to time. */
const MOST = 100;

/** Screens come and go together with their goods: the stream is opened anew when they have settled, milliseconds. */
const SETTLE = 250;

const counts = new Map<string, number>();
const listeners = new Set<() => void>();
let line: LiveLine | undefined;
let followed = '';
let settling: ReturnType<typeof setTimeout> | undefined;
/** The goods that the open stream tells of. */
let standing: ReadonlySet<string> = new Set();

/** Follows goods for as long as somebody looks at them. One stream serves the whole page: browsers open few. */
export function followGoods(goodIds: readonly string[]): () => void {
  for (const id of goodIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  settle();
  return () => {
    for (const id of goodIds) {
      const left = (counts.get(id) ?? 1) - 1;
      if (left > 0) counts.set(id, left);
      else counts.delete(id);
    }
    settle();
  };
}

/** Whether changes of all these goods are told. */
export function isFollowed(goodIds: readonly string[]): boolean {
  return goodIds.every((id) => standing.has(id));
}

/** Calls back when {@link isFollowed} may answer otherwise. */
export function onFollowing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function settle(): void {
  clearTimeout(settling);
  settling = setTimeout(reopen, SETTLE);
}

/** Opens the stream that is wanted now. A page that nobody sees has none. */
function reopen(): void {
  const goodIds = document.hidden ? [] : [...counts.keys()].slice(-MOST).sort();
  const wanted = goodIds.join(',');
  if (wanted === followed) return;
  followed = wanted;
  line?.close();
  stand(new Set());
  line =
    goodIds.length === 0
      ? undefined
      : new LiveLine(goodIds, {
          connected: (is) => stand(new Set(is ? goodIds : [])),
          changed: (id) => makeStale((ids) => ids.includes(id)),
          missed: () => makeStale((ids) => ids.some((id) => goodIds.includes(id))),
        });
}

function stand(next: ReadonlySet<string>): void {
  standing = next;
  for (const listener of listeners) listener();
}

/** Reads again what is shown of the schedules of goods: `['goods', id, 'schedule', …]` and `['schedules', ids, …]`. */
function makeStale(concerns: (goodIds: readonly string[]) => boolean): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [resource, which, part] }) =>
      (resource === 'goods' && part === 'schedule' && concerns([String(which)])) ||
      (resource === 'schedules' && Array.isArray(which) && concerns(which as string[])),
  });
}

globalThis.document?.addEventListener('visibilitychange', settle);
