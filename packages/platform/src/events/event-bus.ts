import type { WireEvent } from './event';

/**
 * Handles events of one topic, in order; resolves when they have taken effect or are dead-lettered. After a crash, it
 * receives the same events again. A handler that takes long must call `alive` regularly.
 */
export type EventsHandler = (events: readonly WireEvent[], alive: () => Promise<void>) => Promise<void>;

/** Listener to events, in order by key. It must be quick and must not fail. */
export type Hearer = (events: readonly WireEvent[]) => void;

/** Subscription of one process that follows topics. */
export interface BusFollower {
  stop(): Promise<void>;
}

/** Reader of topics for one consumer group. */
export interface BusReader {
  /**
   * Handles the events that have arrived.
   * @returns true if there were none
   */
  drain(): Promise<boolean>;
  /** Returns true if all events published so far have been handled by any replica of the group. */
  isAtEnd(): Promise<boolean>;
  /** Finishes the current events and reads no more. */
  stop(): Promise<void>;
}

/**
 * The transport of events: the `bus` database, or Kafka. At least once, in order per key; each consumer group gets
 * every event once.
 */
export abstract class EventBus {
  /** Makes events durable, in their order. */
  abstract publish(events: readonly WireEvent[]): Promise<void>;
  /** Reads `topics` from the group's position; a new group begins at the oldest stored event. */
  abstract read(group: string, topics: readonly string[], handle: EventsHandler): Promise<BusReader>;
  /**
   * Follows the events of `topics` from now on, independently of groups: every process receives everything, and no
   * position is stored. For signals; events that must take effect are read by a group.
   */
  abstract follow(topics: readonly string[], hear: Hearer): Promise<BusFollower>;
  /** Throws when the transport can't be reached. */
  abstract ping(): Promise<void>;
  abstract close(): Promise<void>;
}
