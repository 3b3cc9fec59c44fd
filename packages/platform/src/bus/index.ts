// For a process at the edge that hears events without being a service (`@kashikari/platform/bus`): the gateway's signals.
// A database pool comes with it, for the transport's log; none of a service's.
export { createBus } from '../events/create-bus';
export type { WireEvent } from '../events/event';
export type { EventBus } from '../events/event-bus';
export { KAFKA_RULES } from '../events/kafka-settings';
export { connectSharedChannel, type SharedChannel } from './shared-channel';
