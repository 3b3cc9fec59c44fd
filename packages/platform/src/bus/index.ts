// Entry point for a process at the edge that receives events without being a service (`@kashikari/platform/bus`): the
// gateway's signals. It includes a database pool for the transport's log, but none of a service.
export { createBus } from '../events/create-bus';
export type { WireEvent } from '../events/event';
export type { EventBus } from '../events/event-bus';
export { KAFKA_RULES } from '../config/kafka-settings';
export { connectSharedChannel, type SharedChannel } from './shared-channel';
