import Redis from 'ioredis';

/** Messages that every process of a fleet receives while it is connected (Redis pub/sub). */
export interface SharedChannel {
  /** @throws while Redis is away */
  publish(text: string): Promise<void>;
  close(): void;
}

interface Listening {
  hear(text: string): void;
  /** Connected, for the first time or again; messages sent meanwhile are lost. */
  connected(): void;
  fault(error: Error): void;
}

/** Connects in the background, and again whenever it breaks off. */
export function connectSharedChannel(url: string, name: string, listening: Listening): SharedChannel {
  const options = {
    retryStrategy: (attempt: number) => Math.min(100 * attempt, 5_000),
    connectTimeout: 2_000,
  };
  const speaker = new Redis(url, { ...options, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  // A connection that listens can't speak.
  const listener = new Redis(url, { ...options, autoResubscribe: false });
  for (const client of [speaker, listener]) client.on('error', listening.fault);
  listener.on('ready', () => {
    void listener.subscribe(name).then(
      () => listening.connected(),
      (error: Error) => listening.fault(error),
    );
  });
  listener.on('message', (_channel: string, text: string) => listening.hear(text));
  return {
    async publish(text) {
      await speaker.publish(name, text);
    },
    close() {
      speaker.disconnect();
      listener.disconnect();
    },
  };
}
