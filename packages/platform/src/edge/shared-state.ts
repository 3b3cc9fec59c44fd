import Redis from 'ioredis';

/** State that the processes of a fleet share. A temporary loss costs precision, never an answer. */
export interface SharedState {
  /** The ioredis client, for libraries that take one. */
  readonly client: unknown;
  isUp(): Promise<boolean>;
  close(): void;
}

/** Connects to Redis in the background; commands fail at once while it is away. */
export function connectSharedState(url: string, onFault: (error: Error) => void): SharedState {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: 500,
    retryStrategy: (attempt) => Math.min(100 * attempt, 5_000),
  });
  client.on('error', onFault);
  return {
    client,
    isUp: () =>
      client.ping().then(
        () => true,
        () => false,
      ),
    close: () => client.disconnect(),
  };
}
