/** Default deadline of a caller, and maximum time that a service works for one call, milliseconds. */
export const DEFAULT_DEADLINE = 10_000;

/** The largest message either way: a page of 100 goods with all their fields is far below. */
export const MAX_MESSAGE_BYTES = 16 * 1024 * 1024;

/** The largest request where a call does not say otherwise: what people write is far below, and files don't travel whole. */
export const MAX_REQUEST_BYTES = 4 * 1024 * 1024;

/**
 * Phases of stopping a service, milliseconds: running work finishes, the last events are published, and the connections
 * close. The total is 25 s, because Kubernetes kills after 30.
 */
export const STOPPING = { finish: 20_000, publish: 3_000, close: 2_000 } as const;
