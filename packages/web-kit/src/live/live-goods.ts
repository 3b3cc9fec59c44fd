import { queryClient } from '../api/query-client';
import { LiveLine } from './live-line';

/** The most that one stream follows; what is beyond is asked for from time to time. */
const MOST = 100;

/** Screens come and go together with their goods: the stream is opened anew when they have settled, milliseconds. */
const SETTLE = 250;

const counts = new Map<string, number>();
/** The lenders whose day somebody looks at; a page shows one day. */
let lenders: readonly string[] = [];
/** The thread that somebody reads; a page shows one. */
let thread: string | undefined;
const listeners = new Set<() => void>();
let line: LiveLine | undefined;
let followed = '';
let settling: ReturnType<typeof setTimeout> | undefined;
/** The goods, and the booking, that the open stream tells of. */
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

/** Follows all goods of lenders that the signed-in person manages, for as long as somebody looks at their day. */
export function followLenders(lenderIds: readonly string[]): () => void {
  lenders = lenderIds;
  settle();
  return () => {
    if (lenders === lenderIds) lenders = [];
    settle();
  };
}

/** Follows the thread of a booking for as long as somebody reads it. */
export function followThread(bookingId: string): () => void {
  thread = bookingId;
  settle();
  return () => {
    if (thread === bookingId) thread = undefined;
    settle();
  };
}

/** Whether changes of all these goods or lenders (or of the thread of this booking) are told. */
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

/** Opens the stream that is wanted now. A page that nobody sees has none. */
function reopen(): void {
  const goodIds = document.hidden ? [] : [...counts.keys()].slice(-MOST).sort();
  const bookingId = document.hidden ? undefined : thread;
  const lenderIds = document.hidden ? [] : lenders.slice(0, MOST);
  const all = [...goodIds, ...lenderIds, ...(bookingId ? [bookingId] : [])];
  const wanted = all.join(',');
  if (wanted === followed) return;
  followed = wanted;
  line?.close();
  stand(new Set());
  line =
    all.length === 0
      ? undefined
      : new LiveLine(
          { goodIds, lenderIds, bookingId },
          {
            connected: (is) => stand(new Set(is ? all : [])),
            changed: (id) => makeStale((ids) => ids.includes(id)),
            written: readThread,
            missed() {
              makeStale((ids) => ids.some((id) => goodIds.includes(id)));
              if (bookingId) readThread(bookingId);
            },
          },
        );
}

function stand(next: ReadonlySet<string>): void {
  standing = next;
  for (const listener of listeners) listener();
}

/** Changes that follow close upon each other read the day once, milliseconds: forty acts are not forty reads. */
const DAY_TOGETHER = 100;
let dayAgain: ReturnType<typeof setTimeout> | undefined;

/** Reads a lender's day again, `['bookings', 'day', …]`: any change may move a booking to another part of it. */
function readDay(): void {
  dayAgain ??= setTimeout(() => {
    dayAgain = undefined;
    void queryClient.invalidateQueries({ queryKey: ['bookings', 'day'] });
  }, DAY_TOGETHER);
}

/** Reads again what is shown of the schedules of goods: `['goods', id, 'schedule', …]` and `['schedules', ids, …]`. */
function makeStale(concerns: (goodIds: readonly string[]) => boolean): void {
  readDay();
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [resource, which, part] }) =>
      (resource === 'goods' && part === 'schedule' && concerns([String(which)])) ||
      (resource === 'schedules' && Array.isArray(which) && concerns(which as string[])),
  });
}

/** Reads the thread of a booking again, and how much is unread: `['messages', { bookingId }]`, `['messages', 'unread']`. */
function readThread(bookingId: string): void {
  void queryClient.invalidateQueries({ queryKey: ['messages', { bookingId }] });
  void queryClient.invalidateQueries({ queryKey: ['messages', 'unread'] });
}

globalThis.document?.addEventListener('visibilitychange', settle);
