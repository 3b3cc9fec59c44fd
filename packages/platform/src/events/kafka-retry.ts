/** How kafkajs tries again. Few times: the relay and the reader try again by themselves, and tell the log. */
export const RETRY = { initialRetryTime: 100, maxRetryTime: 2_000, retries: 4 };
