import { eventNameOf } from './event-names';
import type { EventMessage } from './event';
import type { EventHandler, Subscription } from './on-event';

interface Entry {
  readonly handler: EventHandler<unknown>;
  readonly message: EventMessage<unknown>;
}

/** Handlers by topic and type of event: the classes decorated with OnEvent. */
export class HandlerTable {
  private readonly entries = new Map<string, Map<string, Entry[]>>();

  add({ topic, message, type = eventNameOf(message) }: Subscription, handler: EventHandler<unknown>): void {
    if (!type) throw new Error(`A handler of ${topic} does not declare its event type`);
    const types = this.entries.get(topic) ?? new Map<string, Entry[]>();
    this.entries.set(topic, types);
    types.set(type, [...(types.get(type) ?? []), { handler, message }]);
  }

  get topics(): string[] {
    return [...this.entries.keys()].sort();
  }

  has(topic: string, type: string): boolean {
    return this.entries.get(topic)?.has(type) === true;
  }

  of(topic: string, type: string): readonly Entry[] {
    return this.entries.get(topic)?.get(type) ?? [];
  }
}
