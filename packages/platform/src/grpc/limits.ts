/** How long a caller waits when it does not say, and how long a service works for one call at most, milliseconds. */
export const DEFAULT_DEADLINE = 10_000;

/** The largest message either way: a page of 100 goods with all their fields is far below. */
export const MAX_MESSAGE_BYTES = 16 * 1024 * 1024;

/** Time in which what runs may finish when a service stops, milliseconds (Kubernetes kills after 30 s). */
export const GRACE = 25_000;
