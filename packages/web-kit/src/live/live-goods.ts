import { queryClient } from '../api/query-client';
import type { LiveLine } from './live-line';

/** Maximum number of goods or lenders that one stream follows; the others are polled. */
const MAX = 100;

/** Delay before the stream is reopened, milliseconds. Screens mount and unmount together with their goods. */
const SETTLE = 250;

const counts = new Map<string, number>();
/** Subjects of which a page shows one: the day of some lenders, a thread, or the stocktaking of a group. */
interface LiveSubjects {
  readonly lenderIds: readonly string[];
  readonly bookingId: string;
  readonly groupId: string;
}
let shown: Partial<LiveSubjects> = {};
const listeners = new Set<() => void>();
let line: LiveLine | undefined;
let followed = '';
let settling: ReturnType<typeof setTimeout> | undefined;
/** Ids of the goods, lenders, booking and group that the open stream reports on. */
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

function followShown<Name extends keyof LiveSubjects>(name: Name, value: LiveSubjects[Name]): () => void {
  shown = { ...shown, [name]: value };
  settle();
  return () => {
    if (shown[name] === value) shown = { ...shown, [name]: undefined };
    settle();
  };
}

/** Follows all goods of lenders that the signed-in person manages, for as long as somebody looks at their day. */
export const followLenders = (ids: readonly string[]) => followShown('lenderIds', ids);

/** Follows the thread of a booking for as long as somebody reads it. */
export const followThread = (bookingId: string) => followShown('bookingId', bookingId);

/** Follows the stocktaking of a group for as long as somebody counts or looks at it. */
export const followCounts = (groupId: string) => followShown('groupId', groupId);

/** Returns true if the stream reports changes of all these goods or lenders (or of the thread of this booking). */
export function isFollowed(ids: readonly string[]): boolean {
  return ids.every((id) => standing.has(id));
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

/** Opens the stream for the current subjects. A hidden page has no stream. */
function reopen(): void {
  const goodIds = document.hidden ? [] : [...counts.keys()].slice(-MAX).sort();
  const { lenderIds: lenders = [], bookingId, groupId }: Partial<LiveSubjects> = document.hidden ? {} : shown;
  const lenderIds = lenders.slice(0, MAX);
  const all = [...goodIds, ...lenderIds, ...(bookingId ? [bookingId] : []), ...(groupId ? [groupId] : [])];
  const wanted = all.join(',');
  if (wanted === followed) return;
  followed = wanted;
  line?.close();
  line = undefined;
  stand(new Set());
  if (all.length === 0) return;
  // The first visit of a page follows nothing. If this chunk fails to load, screens poll.
  void import('./live-line').then(
    ({ LiveLine, readAgain }) => {
      if (wanted !== followed || line) return;
      const { makeStale, readCounts, readThread } = readAgain(queryClient);
      line = new LiveLine(
        { goodIds, lenderIds, bookingId, groupId },
        {
          connected(is) {
            stand(new Set(is ? all : []));
            // No event reports what was counted while no stream was open.
            if (is && groupId) readCounts(groupId);
          },
          changed: (id) => makeStale((ids) => ids.includes(id)),
          written: readThread,
          counted: readCounts,
          missed() {
            makeStale((ids) => ids.some((id) => goodIds.includes(id)));
            if (bookingId) readThread(bookingId);
          },
        },
      );
    },
    () => void (followed = ''),
  );
}

function stand(next: ReadonlySet<string>): void {
  standing = next;
  for (const listener of listeners) listener();
}

globalThis.document?.addEventListener('visibilitychange', settle);
