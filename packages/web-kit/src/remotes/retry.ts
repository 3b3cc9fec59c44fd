import { CHUNK_RETRIES, CHUNK_RETRY_PAUSE_MS } from '@kashikari/kernel';
import { isOnline } from '../api/net';

/**
 * Runs `load` until it succeeds, with up to `CHUNK_RETRIES` retries. `attempt` counts from 0, so that a loader can
 * bypass a cache.
 */
export async function retrying<T>(load: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load(attempt);
    } catch (error) {
      // Retries are useless while offline; a user who sees the error can go back.
      if (attempt === CHUNK_RETRIES || !isOnline() || isFinal(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, CHUNK_RETRY_PAUSE_MS));
    }
  }
}

const isFinal = (error: unknown) => (error as { isFinal?: boolean } | undefined)?.isFinal === true;
