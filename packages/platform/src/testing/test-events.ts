import { Database } from '../database/database';
import type { OutgoingEvent, Received } from '../events/event';
import type { EventBus } from '../events/event-bus';
import { newId } from '../ids';
import type { TestDatabase } from './test-database';

/** Puts events on a bus as if another service had. */
export function publishForTest(bus: EventBus, events: readonly OutgoingEvent[]): Promise<void> {
  const time = new Date();
  return bus.publish(
    events.map(({ data, ...event }) => ({
      ...event,
      id: newId(),
      source: 'test',
      time,
      value: JSON.stringify(data),
    })),
  );
}

const LOG = `select id, topic, key, type, time, data from bus_event where topic = $1 order by "offset"`;

/** All events of a topic in the `bus` database. */
export async function publishedOn(bus: TestDatabase, topic: string): Promise<Received<unknown>[]> {
  const db = new Database({ url: bus.ownerUrl, name: 'test', size: 2 });
  try {
    return await db.read<Received<unknown>>(LOG, [topic]);
  } finally {
    await db.close();
  }
}
