/** Retry policy of kafkajs. It is short, because the relay and the reader retry and log by themselves. */
export const RETRY = { initialRetryTime: 100, maxRetryTime: 2_000, retries: 4 };
