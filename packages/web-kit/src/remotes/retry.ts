import { CHUNK_RETRIES, CHUNK_RETRY_PAUSE_MS } from '@kashikari/kernel';
import { isOnline } from '../api/net';

/** Runs `load` until it works, `CHUNK_RETRIES` times again at most. `attempt` counts from 0, so that a loader may pass a cache by. */
export async function retrying<T>(load: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load(attempt);
    } catch (error) {
      // Where the net is away nothing comes however often it is asked for; who is told so can go back.
      if (attempt === CHUNK_RETRIES || !isOnline() || isFinal(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, CHUNK_RETRY_PAUSE_MS));
    }
  }
}

const isFinal = (error: unknown) => (error as { isFinal?: boolean } | undefined)?.isFinal === true;
