/** How long a caller waits when it does not say, and how long a service works for one call at most, milliseconds. */
export const DEFAULT_DEADLINE = 10_000;

/** The largest message either way: a page of 100 goods with all their fields is far below. */
export const MAX_MESSAGE_BYTES = 16 * 1024 * 1024;

/** The largest request where a call does not say otherwise: what people write is far below, and files don't travel whole. */
export const MAX_REQUEST_BYTES = 4 * 1024 * 1024;

/**
 * A service stops in at most 25 s (Kubernetes kills after 30): what runs may finish in the first part, then the last
 * events go out, then the connections close. Milliseconds.
 */
export const STOPPING = { finish: 20_000, publish: 3_000, close: 2_000 } as const;
