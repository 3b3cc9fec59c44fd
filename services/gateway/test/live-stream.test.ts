import { text } from 'node:stream/consumers';
import { VISITOR } from '@kashikari/kernel';
import { LiveEvents, type LiveEvent } from '../src/streams/live-events';
import { LiveHub } from '../src/streams/live-hub';
import { LiveLimits } from '../src/streams/live-limits';
import { LiveStream } from '../src/streams/live-stream';

const follow = (hub: LiveHub, goodIds: readonly string[]) =>
  new LiveStream({ actor: VISITOR, hub, goodIds, lastId: undefined, life: 60_000 });

describe('a stream of changes', () => {
  it('tells a burst about one good once, by its last, and each good for itself', async () => {
    const hub = new LiveHub();
    const stream = follow(hub, ['camera', 'tripod']);
    for (let version = 1; version <= 10; version++)
      hub.tell([{ id: `event-${version}`, kind: 'changed', about: 'camera', version }]);
    hub.tell([{ id: 'event-11', kind: 'changed', about: 'tripod', version: 11 }]);
    hub.tell([{ id: 'event-12', kind: 'changed', about: 'somebody else’s', version: 12 }]);
    hub.close();
    const changed = (await text(stream)).split('\n\n').filter((part) => part.includes('event: changed'));
    expect(changed).toEqual([
      'id: event-10\nevent: changed\ndata: {"good_id":"camera","version":10}',
      'id: event-11\nevent: changed\ndata: {"good_id":"tripod","version":11}',
    ]);
    expect(hub.size).toBe(0);
  });

  it('tells once of any good of a lender that is followed, and of no good of another', async () => {
    const hub = new LiveHub();
    const lenderIds = ['nursery'];
    const more = { lastId: undefined, life: 60_000 };
    const stream = new LiveStream({ actor: VISITOR, hub, goodIds: ['camera'], lenderIds, ...more });
    const changed = (id: string, about: string, lenderId: string) =>
      hub.tell([{ id, kind: 'changed', about, lenderId, version: 1 }]);
    changed('event-1', 'camera', 'nursery');
    changed('event-2', 'new drum', 'nursery');
    changed('event-3', 'somebody else’s', 'library');
    const lastId = 'event-1';
    const back = new LiveStream({ actor: VISITOR, hub, goodIds: [], lenderIds, ...more, lastId });
    hub.close();
    const goodsIn = async (stream: LiveStream) =>
      [...(await text(stream)).matchAll(/"good_id":"([^"]+)"/g)].map(([, id]) => id);
    expect(await goodsIn(stream)).toEqual(['camera', 'new drum']);
    expect(await goodsIn(back)).toEqual(['new drum']);
  });

  it('tells of a thread that somebody wrote, and which, apart from goods', async () => {
    const hub = new LiveHub();
    const options = {
      actor: VISITOR,
      hub,
      goodIds: ['camera'],
      bookingId: 'booking',
      lastId: undefined,
      life: 60_000,
    };
    const stream = new LiveStream(options);
    hub.tell([
      { id: 'event-1', kind: 'written', about: 'booking', version: 1 },
      { id: 'event-2', kind: 'written', about: 'another', version: 2 },
    ]);
    hub.close();
    expect((await text(stream)).split('\n\n').slice(0, 2)).toEqual([
      'retry: 2000\nevent: ready\ndata: {"good_ids":["camera"],"booking_id":"booking"}',
      'id: event-1\nevent: written\ndata: {"booking_id":"booking","version":1}',
    ]);
  });
});

describe('a stream of a stocktaking', () => {
  afterEach(() => jest.useRealTimers());

  it('tells a hundred counts once a second, and keeps none of them for those who come back', async () => {
    jest.useFakeTimers();
    const hub = new LiveHub();
    hub.tell([{ id: 'event-0', kind: 'changed', about: 'camera', version: 1 }]);
    const more = { goodIds: [], lastId: undefined, life: 60_000 };
    const stream = new LiveStream({ actor: VISITOR, hub, groupId: 'library', ...more });
    for (let version = 1; version <= 100; version++) {
      hub.tell([{ id: `count-${version}`, kind: 'counted', about: 'library', version }]);
      hub.tell([{ id: `other-${version}`, kind: 'counted', about: 'nursery', version }]);
      jest.advanceTimersByTime(25);
    }
    expect(hub.lastId).toBe('event-0');
    hub.close();
    jest.useRealTimers();
    const told = (await text(stream)).split('\n\n').filter((part) => part.includes('event: counted'));
    expect(told).toEqual([
      'event: counted\ndata: {"group_id":"library","version":40}',
      'event: counted\ndata: {"group_id":"library","version":80}',
      'event: counted\ndata: {"group_id":"library","version":100}',
    ]);
  });
});

describe('the contract of a stream', () => {
  const [good, booking, group] = [
    '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11',
    '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b12',
    '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b13',
  ];

  /** Returns every event that a stream sends for changes, messages and losses. */
  async function everyEvent(): Promise<unknown[]> {
    const hub = new LiveHub();
    const more = { bookingId: booking, groupId: group, lastId: 'unknown', life: 60_000 };
    const stream = new LiveStream({ actor: VISITOR, hub, goodIds: [good], ...more });
    hub.tell([
      { id: 'event-1', kind: 'changed', about: good, version: 1 },
      { id: 'event-2', kind: 'written', about: booking, version: 2 },
      { id: 'event-3', kind: 'counted', about: group, version: 3 },
    ]);
    hub.close();
    const blocks = (await text(stream)).split('\n\n').filter(Boolean);
    return blocks.map((block) => {
      const fields = block
        .split('\n')
        .map((line) => /^(\w+): (.*)$/.exec(line)!.slice(1) as [string, string]);
      const { data, retry, ...event } = Object.fromEntries(fields);
      return { ...event, data: JSON.parse(data!) as unknown, ...(retry && { retry: Number(retry) }) };
    });
  }

  it('describes what is sent, field by field', async () => {
    const sent = await everyEvent();
    expect(sent.map((event) => LiveEvents.parse(event))).toEqual(sent);
    expect(sent).toEqual([
      {
        event: 'ready',
        id: 'unknown',
        retry: 2000,
        data: { good_ids: [good], booking_id: booking, group_id: group },
      },
      { event: 'missed', data: {} },
      { event: 'changed', id: 'event-1', data: { good_id: good, version: 1 } },
      { event: 'written', id: 'event-2', data: { booking_id: booking, version: 2 } },
      { event: 'counted', data: { group_id: group, version: 3 } },
    ]);
  });

  it('describes no event that is never sent', async () => {
    const described = LiveEvents.options.map(({ shape }) => shape.event.value);
    const sent = (await everyEvent()) as LiveEvent[];
    expect(described.sort()).toEqual(sent.map(({ event }) => event).sort());
  });
});

describe('open streams', () => {
  it('of a home’s 1,000 addresses of IPv6 are a hundred at most, and those of others stay free', () => {
    const limits = new LiveLimits(5_000);
    const opened = Array.from({ length: 1_000 }, (_none, at) => {
      try {
        return limits.enter(VISITOR, `2001:db8:1:2::${at.toString(16)}`);
      } catch (error) {
        expect(error).toMatchObject({
          refusal: { code: 'rate_limited', params: { by: 'address', limit: 100 } },
        });
        return undefined;
      }
    });
    expect(opened.filter(Boolean)).toHaveLength(100);
    expect(limits.enter(VISITOR, '2001:db8:1:3::1')).toBeDefined();
    opened[0]?.();
    expect(limits.enter(VISITOR, '2001:db8:1:2::ffff')).toBeDefined();
  });
});
