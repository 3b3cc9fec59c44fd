import { queryClient } from '../api/query-client';
import { keepToken, onSessionEnd } from '../api/session-token';
import { followCounts, followGoods, followThread, isFollowed } from './live-goods';

const encoder = new TextEncoder();

/** A request to the mocked gateway. The tests cover only the page's reactions to its responses. */
interface RecordedRequest {
  readonly url: URL;
  readonly lastId: string | null;
  say(text: string): void;
  end(): void;
}

let asked: RecordedRequest[] = [];

beforeEach(() => {
  asked = [];
  jest.useFakeTimers();
  globalThis.Request = class {
    readonly method = 'GET';
    readonly headers: Map<string, string>;
    readonly signal: AbortSignal;
    constructor(
      readonly url: URL,
      { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
    ) {
      this.headers = new Map(Object.entries(headers));
      this.signal = signal;
    }
    clone = () => this;
  } as unknown as typeof Request;
  globalThis.fetch = ((request: { url: URL; headers: Map<string, string> }) => {
    const parts: ((part: { done: boolean; value?: Uint8Array }) => void)[] = [];
    const ready: { done: boolean; value?: Uint8Array }[] = [];
    const give = (part: { done: boolean; value?: Uint8Array }) => {
      const waits = parts.shift();
      if (waits) waits(part);
      else ready.push(part);
    };
    asked.push({
      url: request.url,
      lastId: request.headers.get('last-event-id') ?? null,
      say: (text) => give({ done: false, value: encoder.encode(text) }),
      end: () => give({ done: true }),
    });
    const read = () =>
      new Promise((resolve) => {
        const part = ready.shift();
        if (part) resolve(part);
        else parts.push(resolve);
      });
    return Promise.resolve({ ok: true, status: 200, body: { getReader: () => ({ read }) } });
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('a page has one stream for all goods that it shows, and reads again what has changed', async () => {
  for (const key of [
    ['goods', 'a', 'schedule', 'today'],
    ['goods', 'b', 'schedule', 'today'],
    ['goods', 'a'],
    ['schedules', ['a', 'c'], 'today'],
  ])
    queryClient.setQueryData(key, {});
  const stale = (...key: unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  const leave = [followGoods(['b', 'a']), followGoods(['c', 'a'])];
  await pass(300);
  expect(asked.map(({ url }) => url.searchParams.get('good_ids'))).toEqual(['a,b,c']);
  expect(isFollowed(['a'])).toBe(false);
  asked[0]?.say('id: 1\nevent: ready\ndata: {"good_ids":["a","b","c"]}\n\n');
  await pass(0);
  expect(isFollowed(['a', 'b'])).toBe(true);
  expect(stale('goods', 'b', 'schedule', 'today')).toBe(true);
  queryClient.setQueryData(['goods', 'b', 'schedule', 'today'], {});
  queryClient.setQueryData(['goods', 'a', 'schedule', 'today'], {});
  asked[0]?.say(': beat\n\nid: 2\nevent: changed\nda');
  asked[0]?.say('ta: {"good_id":"a","version":7}\n\n');
  await pass(0);
  expect(stale('goods', 'a', 'schedule', 'today')).toBe(true);
  expect(stale('schedules', ['a', 'c'], 'today')).toBe(true);
  expect(stale('goods', 'b', 'schedule', 'today')).toBe(false);
  expect(stale('goods', 'a')).toBe(false);

  asked[0]?.end();
  await pass(1);
  expect(isFollowed(['a'])).toBe(false);
  await pass(1_500);
  expect(asked[1]?.lastId).toBe('2');

  for (const one of leave) one();
  await pass(300);
  expect(asked).toHaveLength(2);
  expect(isFollowed(['a'])).toBe(false);
});

test('the thread that is read stands in the same stream, and is read again when somebody writes', async () => {
  const stale = (...key: unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  const leave = [followGoods(['a']), followThread('b1')];
  await pass(300);
  expect(asked[0]?.url.search).toBe('?good_ids=a&booking_id=b1');
  asked[0]?.say('id: 1\nevent: ready\ndata: {"good_ids":["a"],"booking_id":"b1"}\n\n');
  await pass(0);
  expect(isFollowed(['b1'])).toBe(true);
  const keys = [
    ['messages', { bookingId: 'b1' }],
    ['messages', 'unread'],
    ['messages', { bookingId: 'b2' }],
  ];
  for (const key of keys) queryClient.setQueryData(key, {});
  asked[0]?.say('id: 2\nevent: written\ndata: {"booking_id":"b1","version":7}\n\n');
  await pass(0);
  expect(keys.map((key) => stale(...key))).toEqual([true, true, false]);
  for (const one of leave) one();
  await pass(300);
  expect(isFollowed(['b1'])).toBe(false);
});

test('a stocktaking is read again once for many counts, and whenever its stream was opened again', async () => {
  const keys = [
    ['stocktakings', 'g1', 'progress'],
    ['stocktakings', 'g2', 'progress'],
  ];
  const keep = () => keys.forEach((key) => queryClient.setQueryData(key, {}));
  const stale = () => keys.map((key) => queryClient.getQueryState(key)?.isInvalidated);
  const count = () => asked.at(-1)?.say('event: counted\ndata: {"group_id":"g1","version":7}\n\n');
  const leave = followCounts('g1');
  await pass(300);
  expect(asked[0]?.url.search).toBe('?group_id=g1');
  keep();
  asked[0]?.say('id: 1\nevent: ready\ndata: {"good_ids":[],"group_id":"g1"}\n\n');
  await pass(3_000);
  expect([isFollowed(['g1']), ...stale()]).toEqual([true, true, false]);
  const read = jest.spyOn(queryClient, 'invalidateQueries');
  for (let tenth = 0; tenth < 120; tenth += 1) {
    count();
    await pass(100);
  }
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(4);
  expect(read.mock.calls.length).toBeLessThanOrEqual(8);
  read.mockRestore();
  await pass(3_000);
  keep();
  asked[0]?.end();
  await pass(1_500);
  asked[1]?.say('event: ready\ndata: {"good_ids":[],"group_id":"g1"}\n\n');
  await pass(3_000);
  expect(stale()).toEqual([true, false]);
  leave();
  await pass(300);
});

test('a session that is over ends the stream for good, and its person is told at once', async () => {
  keepToken('a.b.c');
  const ended = jest.fn();
  const stop = onSessionEnd(ended);
  const leave = followGoods(['a']);
  await pass(300);
  asked[0]?.say('id: 1\nevent: ready\ndata: {"good_ids":["a"]}\n\n');
  await pass(0);
  let turnedAway = 0;
  globalThis.fetch = async () => {
    turnedAway += 1;
    return new Response('{"code":"session_ended"}', { status: 401 });
  };
  asked[0]?.end();
  await pass(1_500);
  expect([ended.mock.calls.length, turnedAway]).toEqual([1, 1]);
  await pass(10 * 60_000);
  expect(turnedAway).toBe(1);
  leave();
  stop();
  await pass(300);
});
