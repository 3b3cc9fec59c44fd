import type { OutgoingEvent, Received, WireEvent } from '../events/event';
import type { EventBus } from '../events/event-bus';
import { newId } from '../ids';

/** Puts events on a bus as if another service had. */
export function publishForTest(bus: EventBus, events: readonly OutgoingEvent[]): Promise<void> {
  return bus.publish(events.map(toWire));
}

/** An event as a relay would send it. */
export function toWire({ data, ...event }: OutgoingEvent): WireEvent {
  return { ...event, id: newId(), source: 'test', time: new Date(), value: JSON.stringify(data) };
}

/** Returns all events of a topic, read by a separate consumer group. */
export async function publishedOn(bus: EventBus, topic: string): Promise<Received<unknown>[]> {
  const events: Received<unknown>[] = [];
  const reader = await bus.read(`probe-${newId()}`, [topic], async (batch) => {
    for (const { value, ...event } of batch) events.push({ ...event, data: JSON.parse(value) as unknown });
  });
  while (!(await reader.drain()));
  await reader.stop();
  return events;
}
