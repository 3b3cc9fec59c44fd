import { text } from 'node:stream/consumers';
import { LiveHub } from '../src/live/live-hub';
import { LiveStream } from '../src/live/live-stream';

const follow = (hub: LiveHub, goodIds: readonly string[]) =>
  new LiveStream({ hub, goodIds, lastId: undefined, life: 60_000 });

describe('a stream of changes', () => {
  it('tells a burst about one good once, by its last, and each good for itself', async () => {
    const hub = new LiveHub();
    const stream = follow(hub, ['camera', 'tripod']);
    for (let version = 1; version <= 10; version++)
      hub.tell([{ id: `event-${version}`, goodId: 'camera', version }]);
    hub.tell([{ id: 'event-11', goodId: 'tripod', version: 11 }]);
    hub.tell([{ id: 'event-12', goodId: 'somebody else’s', version: 12 }]);
    hub.close();
    const changed = (await text(stream)).split('\n\n').filter((part) => part.includes('event: changed'));
    expect(changed).toEqual([
      'id: event-10\nevent: changed\ndata: {"good_id":"camera","version":10}',
      'id: event-11\nevent: changed\ndata: {"good_id":"tripod","version":11}',
    ]);
    expect(hub.size).toBe(0);
  });
});
