/** The transport of events: the `bus` database, or Kafka. */
export abstract class EventBus {}
