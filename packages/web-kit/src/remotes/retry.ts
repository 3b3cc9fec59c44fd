import { isOnline } from '../api/net';

/** How often, and how far apart, a chunk or a remote is asked for again (product constants: 5 times, 1 second apart). */
const TIMES = 5;
const APART = 1000;

/** Runs `load` until it works, at most 1 + 5 times. `attempt` counts from 0, so that a loader may pass a cache by. */
export async function retrying<T>(load: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load(attempt);
    } catch (error) {
      // Where the net is away nothing comes however often it is asked for; who is told so can go back.
      if (attempt === TIMES || !isOnline() || isFinal(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, APART));
    }
  }
}

const isFinal = (error: unknown) => (error as { isFinal?: boolean } | undefined)?.isFinal === true;
