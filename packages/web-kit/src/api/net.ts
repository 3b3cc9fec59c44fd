import { onlineManager } from '@tanstack/react-query';

/** A server that is up says so here. */
const ALIVE = '/healthz';

/**
 * Whether the server can be reached: what the browser says of its net, and what became of the last call. A browser that
 * is in some net believes to be online where nothing answers.
 */
export function isOnline(): boolean {
  return onlineManager.isOnline();
}

/** A call found nobody. */
export function netLost(): void {
  onlineManager.setOnline(false);
}

/** A call was answered, whatever the answer. */
export function netFound(): void {
  onlineManager.setOnline(true);
}

/** Calls back whenever it is lost or found. */
export function onNet(changed: () => void): () => void {
  return onlineManager.subscribe(changed);
}

/** Asks whether somebody is there again. */
export async function probe(): Promise<void> {
  const answer = await fetch(ALIVE, { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) netFound();
}
