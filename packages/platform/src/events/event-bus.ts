import type { WireEvent } from './event';

/**
 * Takes in events of one topic, in their order; resolves once they have taken effect (or been put aside for good).
 * Called again with the same events after a crash. `alive` is to be called now and then while it takes long.
 */
export type EventsHandler = (events: readonly WireEvent[], alive: () => Promise<void>) => Promise<void>;

/** Is told of events, in their order by key; has to be quick and not to fail. */
export type Hearer = (events: readonly WireEvent[]) => void;

/** What follows topics for one process. */
export interface BusFollower {
  stop(): Promise<void>;
}

/** What reads topics for one consumer group. */
export interface BusReader {
  /** Takes in what has arrived. @returns whether there was nothing */
  drain(): Promise<boolean>;
  /** Whether all that has been published by now has been taken in, by whichever replica of the group. */
  isAtEnd(): Promise<boolean>;
  /** Finishes what is being taken in, and takes no more. */
  stop(): Promise<void>;
  /** Stops, and forgets how far the group has come: for a group that is used once. */
  forget(): Promise<void>;
}

/**
 * The transport of events: the `bus` database, or Kafka. At least once, in order per key; each consumer group gets
 * every event once.
 */
export abstract class EventBus {
  /** Makes events durable, in their order. */
  abstract publish(events: readonly WireEvent[]): Promise<void>;
  /** Reads `topics` from where the group left off; a new group begins at the oldest event that is kept. */
  abstract read(group: string, topics: readonly string[], handle: EventsHandler): Promise<BusReader>;
  /**
   * Hears what is published to `topics` from now on, beside all groups: every process hears everything, and nothing is
   * kept. For signals; what must take effect is read by a group.
   */
  abstract follow(topics: readonly string[], hear: Hearer): Promise<BusFollower>;
  /** Throws when the transport can't be reached. */
  abstract ping(): Promise<void>;
  abstract close(): Promise<void>;
}
